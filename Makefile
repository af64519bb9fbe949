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

.PHONY: run build test install uninstall setup format check lint generated docs bench fuzz clean

run: build
	$(BINARY) check examples/

build: setup
	$(SWIFT) build -c release --product navlint $(COMPILING) $(LINKING)

test: setup
	$(SWIFT) test --disable-xctest

# With the manual page and the completions of three shells.
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/navlint"
	install -d $(foreach folder,$(SHARED_FOLDERS),"$(DESTDIR)$(PREFIX)/share/$(folder)")
	$(BINARY) man >"$(DESTDIR)$(PREFIX)/share/$(MANUAL)"
	$(BINARY) completions bash >"$(DESTDIR)$(PREFIX)/share/$(BASH_COMPLETION)"
	$(BINARY) completions zsh >"$(DESTDIR)$(PREFIX)/share/$(ZSH_COMPLETION)"
	$(BINARY) completions fish >"$(DESTDIR)$(PREFIX)/share/$(FISH_COMPLETION)"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/navlint" \
	  $(foreach file,$(SHARED_FILES),"$(DESTDIR)$(PREFIX)/share/$(file)")

MANUAL := man/man1/navlint.1
BASH_COMPLETION := bash-completion/completions/navlint
ZSH_COMPLETION := zsh/site-functions/_navlint
FISH_COMPLETION := fish/vendor_completions.d/navlint.fish
SHARED_FILES := $(MANUAL) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)
SHARED_FOLDERS := $(dir $(SHARED_FILES))

# Installs libyaml where its header is missing.
setup:
	@./.ci/setup

format:
	$(SWIFT) format --in-place --parallel --recursive $(wildcard $(SWIFT_FILES))

# The one command before a commit: everything that is checked anywhere, the fast things first.
check: lint generated test docs

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(wildcard $(SWIFT_FILES))

# What is made from the sources and committed is as they would make it now.
generated: setup
	$(SWIFT) run navlint-dev generate --check

# The documentation of the library, where a broken link or a missing parameter is an error.
docs: setup
	./.ci/docs

bench: build
	Benchmarks/run

fuzz: setup
	Fuzzing/run $(TIME)

clean:
	rm -rf .build
