# Two commands do all the set-up: `make run` and `make test`.

SWIFT ?= swift
PREFIX ?= /usr/local
BINARY := .build/release/navlint

# One file without shared libraries, where the system can link one.
ifeq ($(shell uname -s),Linux)
STATIC := -Xswiftc -static-executable
endif

.PHONY: run build test install setup format check clean

run: build
	$(BINARY) check examples/

build: setup
	$(SWIFT) build -c release --product navlint $(STATIC)

test: setup
	$(SWIFT) test --parallel

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/navlint"

# Installs libyaml where its header is missing.
setup:
	@./.ci/setup

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

clean:
	rm -rf .build
