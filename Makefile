# `make run` and `make test` need nothing but Swift: they set up what is missing.

SWIFT ?= swift
PREFIX ?= /usr/local
# Seconds of fuzzing for each target.
TIME ?= 60
BINARY := .build/release/navlint
SWIFT_FILES := Package.swift Benchmarks Fuzzing Plugins Sources Tests

# Types of the standard library are made without reading their names, and values copied without
# them: a fifth fewer instructions for a small file, and 2.5 % less time for a large one.
COMPILING := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -disable-type-layout

# On Linux one file without shared libraries, where the archive of libyaml is there. Looked for
# only when a recipe asks, that is after the set-up. The linker writes the file instead of mapping
# it: the page cache then holds it in larger pieces, and a fresh build starts with a third fewer
# page faults.
ifeq ($(shell uname -s),Linux)
YAML_FOLDER = $(shell pkg-config --variable=libdir yaml-0.1 2>/dev/null || echo '/usr/lib/*')
YAML_ARCHIVE = $(wildcard $(addsuffix /libyaml.a,$(YAML_FOLDER)))
STATIC = -Xswiftc -static-executable -Xlinker --no-mmap-output-file
LINKING = $(if $(YAML_ARCHIVE),$(STATIC),--static-swift-stdlib)
endif

.PHONY: run build test install uninstall setup format check lint generated docs bench fuzz clean help

run: build ## Build, and check the examples.
	$(BINARY) check examples/

build: setup ## The release build.
	$(SWIFT) build -c release --product navlint $(COMPILING) $(LINKING)

test: setup ## Build and run the tests.
	$(SWIFT) test --disable-xctest

install: build ## Below PREFIX, with manual page and completions.
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/navlint"
	install -d $(foreach folder,$(SHARED_FOLDERS),"$(DESTDIR)$(PREFIX)/share/$(folder)")
	$(BINARY) man >"$(DESTDIR)$(PREFIX)/share/$(MANUAL)"
	$(BINARY) completions bash >"$(DESTDIR)$(PREFIX)/share/$(BASH_COMPLETION)"
	$(BINARY) completions zsh >"$(DESTDIR)$(PREFIX)/share/$(ZSH_COMPLETION)"
	$(BINARY) completions fish >"$(DESTDIR)$(PREFIX)/share/$(FISH_COMPLETION)"

uninstall: ## Remove what `install` put there.
	rm -f "$(DESTDIR)$(PREFIX)/bin/navlint" \
	  $(foreach file,$(SHARED_FILES),"$(DESTDIR)$(PREFIX)/share/$(file)")

MANUAL := man/man1/navlint.1
BASH_COMPLETION := bash-completion/completions/navlint
ZSH_COMPLETION := zsh/site-functions/_navlint
FISH_COMPLETION := fish/vendor_completions.d/navlint.fish
SHARED_FILES := $(MANUAL) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)
SHARED_FOLDERS := $(dir $(SHARED_FILES))

setup: ## Install libyaml where its header is missing.
	@./.ci/setup

format: ## Format the Swift files.
	$(SWIFT) format --in-place --parallel --recursive $(wildcard $(SWIFT_FILES))

check: lint generated test docs ## The one command before a commit: all checks, the fast ones first.

lint: ## Is everything formatted?
	$(SWIFT) format lint --strict --parallel --recursive $(wildcard $(SWIFT_FILES))

generated: setup ## Is what is generated as the sources would make it now?
	$(SWIFT) run navlint-dev generate --check

docs: setup ## The library's documentation; a broken link is an error.
	./.ci/docs

bench: build ## Measure the speed.
	Benchmarks/run

fuzz: setup ## Fuzz each target for TIME seconds.
	Fuzzing/run $(TIME)

clean: ## Remove what was built.
	rm -rf .build

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' Makefile
