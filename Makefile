# SPDX-License-Identifier: MIT
# For GNU make. make play starts the game, make check runs every test, make help lists the rest.
# Worth setting: CC, CFLAGS, LDFLAGS, LDLIBS, B (where to build), WERROR=1, V=1 (show commands), FUZZ_SECONDS; for
# make install: DESTDIR, SHARED=1, prefix and the folders below it, such as bindir, and HOMEPAGE, for nimm.pc.
ifeq ($(wildcard include/nimm/nimm.h),)
$(error make works in the folder of its Makefile: make -C $(dir $(firstword $(MAKEFILE_LIST))))
endif
LIGHT  := $(if $(filter undefined,$(origin CFLAGS)),-O1 -g0)
CFLAGS ?= -O2 -g
B       = build
CMOCKA  = $(B)/cmocka
FUZZ_SECONDS = 60
export GCOV = gcov

VERSION := $(shell sed -n 's/.*NIMM_VERSION  *"\(.*\)"/\1/p' include/nimm/nimm.h)
DARWIN  := $(filter Darwin,$(shell uname))
WARN     = -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla -Wno-unused-parameter \
           -Wno-missing-field-initializers
STRICT   = $(if $(filter-out 0 no false,$(CI) $(WERROR)),-Werror)
# A position is bytes of a size that its game knows, and lies in larger ones: aliasing is part of the design.
ALL      = -std=c11 -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 -Iinclude -Isrc $(WARN) $(STRICT) \
           -fno-strict-aliasing -ffunction-sections -fdata-sections -fPIC -fvisibility=hidden $(CFLAGS) $(CPPFLAGS)
LINK     = $(CC) $(CFLAGS) -Wl,$(if $(DARWIN),-dead_strip,--gc-sections) $(LDFLAGS)
# The same bytes, whatever folder this is and whatever B is; and the archiver that belongs to CC.
HERE     = -fdebug-prefix-map='$(CURDIR)'=. -fdebug-prefix-map='$(B)'=build
ifeq ($(origin AR),default)
AR      := $(or $(shell $(CC) -print-prog-name=ar 2>/dev/null),ar)
endif
OBJCOPY := $(if $(DARWIN),,$(firstword $(wildcard $(AR:%ar=%objcopy)) \
           $(shell command -v $(AR:%ar=%objcopy) || command -v objcopy)))
# The file of the shared library, the name that programs link it by, and how it is made.
MAJOR   := $(firstword $(subst ., ,$(VERSION)))
SO      := $(if $(DARWIN),libnimm.$(MAJOR).dylib,libnimm.so.$(MAJOR))
SO_NAME := $(if $(DARWIN),libnimm.dylib,libnimm.so)
SO_LINK  = $(if $(DARWIN),-dynamiclib -install_name '$(libdir)/$(SO)',-shared -Wl,-soname,$(SO))

sources  = $(sort $(wildcard $(1)))
objects  = $(patsubst %.c,$(B)/%.o,$(call sources,$(1)))
programs = $(patsubst %.c,$(B)/%,$(call sources,$(1)))
lib      = $(call objects,src/core/*.c src/games/*.c)
program  = $(call objects,src/*/*.c) $(B)/lectures.o
testable = $(B)/testable.a
tests    = $(call programs,tests/test_*.c)
fuzzers  = $(call programs,tests/fuzz/fuzz_*.c)
say      = @$(if $(V),set -x;,echo '  $(1)';)
again    = $(MAKE) --no-print-directory CMOCKA=$(CMOCKA) STRICT=

all: $(B)/nimm $(B)/libnimm.a ## build the game and the library (the default)

$(B)/nimm: $(program)
	$(call say,link $@) $(LINK) -o $@ $^ $(LDLIBS)

# The library is one object, in which only what the public header declares can be seen from outside; without objcopy,
# as on macOS, it is the objects as they are. With -flto, gcc is told to make machine code of it.
WHOLE    = -r -nostdlib $(shell $(CC) -flinker-output=nolto-rel -x c -E /dev/null >/dev/null 2>&1 && echo -flinker-output=nolto-rel)
$(B)/libnimm.a: $(lib)
	@rm -f $@ $(B)/libnimm.o
	$(call say,archive $@) $(if $(OBJCOPY),$(CC) $(WHOLE) -o $(B)/libnimm.o $^ && \
	    $(OBJCOPY) --localize-hidden $(B)/libnimm.o && $(AR) rcsD $@ $(B)/libnimm.o,$(AR) rcs $@ $^)

# The lectures as strings, made again when one of them has changed, has come or has gone.
lectures = $(call sources,src/lectures/*.txt src/lectures/*.css)
$(B)/lectures.c: $(lectures) src/lectures/embed.awk $(B)/lectures.list
	$(call say,embed $(notdir $(lectures))) awk -f src/lectures/embed.awk $(lectures) >$@
$(B)/lectures.list: FORCE
	@mkdir -p $(@D)
	@echo '$(lectures)' | cmp -s - $@ || echo '$(lectures)' >$@
$(B)/lectures.o: $(B)/lectures.c $(B)/flags
	$(call say,compile $<) $(CC) $(ALL) $(HERE) -MMD -MP -c -o $@ $<

shared: $(B)/$(SO) ## build the shared library (make install SHARED=1 installs it too)
$(B)/$(SO): $(lib)
	$(call say,link $@) $(LINK) $(SO_LINK) -o $@ $^ $(LDLIBS)

# What tests can use: all of the program except main.
$(testable): $(filter-out %/cli/main.o,$(program))
	@rm -f $@
	$(call say,archive $@) $(AR) rcs$(if $(DARWIN),,D) $@ $^

$(B)/%.o: %.c $(B)/flags
	@mkdir -p $(@D)
	$(call say,compile $<) $(CC) $(ALL) $(HERE) $(EXTRA) -MMD -MP -c -o $@ $<

# Everything is built again when the compiler or its flags have changed.
$(B)/flags: FORCE
	@mkdir -p $(@D)
	@echo '$(CC) $(ALL)' | cmp -s - $@ || { $(CC) -MMD -MP -MF /dev/null -x c -E /dev/null >/dev/null 2>&1 || \
	    { echo '$(CC) is missing or does not know -MMD, as gcc and clang do' >&2; exit 1; }; \
	    echo '$(CC) $(ALL)' >$@; }

$(tests): $(B)/tests/%: $(B)/tests/%.o $(testable)
	$(call say,link $@) $(LINK) -o $@ $^ @$(CMOCKA)/libs $(LDLIBS)
# Half of the time that compiling them takes would be spent on making the tests themselves fast.
$(tests:=.o): EXTRA = @$(CMOCKA)/cflags $(LIGHT)
$(tests:=.o): | $(CMOCKA)/libs
$(CMOCKA)/libs:
	@CC='$(CC)' tests/tools/get-cmocka $(CMOCKA)

# Without libFuzzer, a fuzz target runs the inputs named on its command line, once each.
$(fuzzers): FUZZ_MAIN = $(B)/tests/fuzz/replay.o
$(fuzzers): $(B)/%: $(B)/%.o $(B)/tests/fuzz/replay.o $(testable)
	$(call say,link $@) $(LINK) -o $@ $< $(testable) $(FUZZ_MAIN) $(LDLIBS)

$(B)/tests/bench/ask $(B)/tests/library/example: $(B)/libnimm.a
$(B)/tests/library/example: private LDLIBS += -pthread
$(B)/tests/bench/ask $(B)/tests/bench/plain $(B)/tests/pty/pty $(B)/tests/library/example: $(B)/%: $(B)/%.o
	$(call say,link $@) $(LINK) -o $@ $^ $(LDLIBS)

# A library, loaded before libc, that makes the calls of the program fail.
$(B)/tests/faults/shim.so: $(B)/tests/faults/shim.o
	$(call say,link $@) $(CC) $(LDFLAGS) -shared -o $@ $^

# Ctrl-C reaches make, too, which has to hear of it before the shell ends: else it says that there is no child.
play: $(B)/nimm ## build the game and start it
	@trap 'sleep 0.2; exit 0' INT; $(B)/nimm

everything: all $(tests) $(fuzzers) $(B)/tests/pty/pty
check: everything ## run every test; what each prints is in $B/check (QUICK=1: without what takes longest, in 20 seconds)
	@B=$(B) QUICK=$(QUICK) CC='$(CC)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' CMOCKA='$(abspath $(CMOCKA))' MAKE='$(MAKE)' \
	    tests/tools/check $(tests)

packaging: everything ## install, move, pack, unpack and build again, and add a game to a copy (QUICK=1: run some of its tests)
	@export B=$(B) CC='$(CC)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' CMOCKA='$(abspath $(CMOCKA))' MAKE='$(MAKE)'; \
	    tests/tools/check-install && tests/tools/check-add-game $(if $(QUICK),,--whole)

T =
chosen   = $(call sources,tests/test_*$(T)*.c tests/cli/*$(T)*.t tests/pty/*$(T)*.scenario)
programs_chosen = $(patsubst %.c,$(B)/%,$(filter %.c,$(chosen)))
test: $(if $(T),all $(B)/tests/pty/pty $(programs_chosen),check) ## run the tests that have T in their names: make test T=kayles
ifneq ($(T),)
	@[ -n '$(chosen)' ] || { echo 'no test has $(T) in its name'; exit 1; }
	@for each in $(programs_chosen); do $$each || exit; done
	@NIMM=$(B)/nimm tests/cli/run $(filter %.t,$(chosen))
	@NIMM=$(B)/nimm PTY=$(B)/tests/pty/pty tests/pty/run $(filter %.scenario,$(chosen))
endif

update: all $(B)/tests/pty/pty ## write what came into the transcripts and scenarios that have T in their names (FORCE=1: even if nothing did)
	@failed=; \
	NIMM=$(B)/nimm tests/cli/run --update $(if $(FORCE),--force) $(filter %.t,$(chosen)) || failed=yes; \
	NIMM=$(B)/nimm PTY=$(B)/tests/pty/pty tests/pty/run --update $(if $(FORCE),--force) $(filter %.scenario,$(chosen)) || failed=yes; \
	[ -z "$$failed" ]

transcripts: all ## compare what every transcript's commands print
	@NIMM=$(B)/nimm tests/cli/run tests/cli/*.t

pty: all $(B)/tests/pty/pty ## play every scenario in a pseudo-terminal
	@NIMM=$(B)/nimm PTY=$(B)/tests/pty/pty tests/pty/run tests/pty/*.scenario

faults: all $(B)/tests/faults/shim.so ## make every allocation and system call fail in turn (QUICK=1: some)
	@NIMM=$(B)/nimm tests/tools/faults $(B)/tests/faults/shim.so tests/faults/commands.t $(if $(QUICK),3)

bounds: all $(B)/tests/bench/ask $(B)/tests/pty/pty ## run every command at its limits, and measure all that a person waits for (QUICK=1: some)
	@NIMM=$(B)/nimm ASK=$(B)/tests/bench/ask PTY=$(B)/tests/pty/pty QUICK=$(QUICK) tests/tools/bounds

lint: all ## check the layers and the names, and run the analyzers (QUICK=1: one of the two)
	@B=$(B) QUICK=$(QUICK) FLAGS='$(ALL)' tests/tools/lint

format: ## run clang-format on every .c and .h file
	clang-format -i $(call sources,src/*/*.[ch] include/*/*.h tests/*.[ch] tests/*/*.[ch])

SANITIZE = -O1 -g1 -fno-omit-frame-pointer -fno-sanitize-recover=all -fsanitize
san: ## run every test with each sanitizer, then under valgrind
	+@for each in asan msan valgrind; do $(MAKE) --no-print-directory $$each || exit; done
# clang finds more, such as arithmetic with a pointer that is NULL.
asan: CLANG = $(shell tests/tools/clang-has address,undefined 2>/dev/null && echo CC=clang)
asan: ## run every test with the address and undefined-behavior sanitizers, of clang where it is there
	+@$(again) check B=$(B)/san $(CLANG) CFLAGS='$(SANITIZE)=address,undefined'
# MemorySanitizer needs all that a program links to be built with it; cmocka works without. It does not know stat64.
msan: ## run every test with the memory sanitizer, where clang has it
	+@if tests/tools/clang-has memory; then $(again) check STRICT='$(STRICT)' B=$(B)/msan CC=clang CFLAGS='$(SANITIZE)=memory -U_FILE_OFFSET_BITS'; fi
tsan: ## run two threads that use the library with the thread sanitizer
	+@$(again) use-library B=$(B)/tsan CFLAGS='$(SANITIZE)=thread'
use-library: $(B)/tests/library/example
	@$< >$(B)/said || { cat $(B)/said; exit 1; }
	@echo "tsan: $$(tail -n 1 $(B)/said)"
valgrind: all $(tests) ## run every test program and command of the tests under valgrind (QUICK=1: some)
	@B=$(B) QUICK=$(QUICK) tests/tools/valgrind $(tests)

MACHINES = i686 armhf arm64 s390x
cross: ## build and test for MACHINES: i686, armhf (32 bits), arm64, s390x (big-endian), with cross compilers and qemu (QUICK=1: less)
	@MAKE='$(MAKE)' tests/tools/cross $(MACHINES)

coverage: ## run every test, then say how much of each layer they reached
	@rm -f $(B)/cov/src/*/*.gcda $(B)/cov/tests/*.gcda $(B)/cov/tests/*/*.gcda
	+@$(again) check B=$(B)/cov CC=gcc CFLAGS='-O0 -g --coverage' COVERAGE=yes | tail -n 1
	@tests/tools/coverage $(B)/cov

fuzz: ## feed random inputs to every fuzz target for FUZZ_SECONDS in all (needs clang)
	@tests/tools/clang-has fuzzer,address
	+@$(again) fuzzers B=$(B)/fuzz CC=clang CFLAGS='$(SANITIZE)=address,undefined,fuzzer-no-link' FUZZ_MAIN=-fsanitize=fuzzer
	@B=$(B)/fuzz tests/tools/fuzz $(FUZZ_SECONDS)
fuzzers: $(fuzzers)

bench: all $(B)/tests/bench/ask $(B)/tests/bench/plain $(B)/tests/pty/pty ## measure speed
	@NIMM=$(B)/nimm ASK=$(B)/tests/bench/ask PTY=$(B)/tests/pty/pty PLAIN=$(B)/tests/bench/plain tests/tools/bench

curve: $(B)/tests/test_player ## measure how often a person wins at each level of each game
	@$(B)/tests/test_player 300

prefix       = /usr/local
exec_prefix  = $(prefix)
bindir       = $(exec_prefix)/bin
libdir       = $(exec_prefix)/lib
includedir   = $(prefix)/include
pkgconfigdir = $(libdir)/pkgconfig
datarootdir  = $(prefix)/share
datadir      = $(datarootdir)
mandir       = $(datarootdir)/man
bashdir      = $(datadir)/bash-completion/completions
zshdir       = $(datadir)/zsh/site-functions
fishdir      = $(datadir)/fish/vendor_completions.d
docdir       = $(datarootdir)/doc/nimm
INSTALL      = install
headers      = $(call sources,include/nimm/*.h)
# put MODE,FILES,FOLDER,NAME
put          = $(call say,install $(3)) $(INSTALL) -d '$(DESTDIR)$(3)' && $(INSTALL) -m $(1) $(2) '$(DESTDIR)$(3)/$(4)'

$(B)/nimm.pc: src/nimm.pc.in FORCE
	@sed -e 's|@VERSION@|$(VERSION)|; s|@prefix@|$(prefix)|; s|@libdir@|$(libdir)|; s|@includedir@|$(includedir)|' \
	    -e 's|dir=$(prefix)/|dir=$${prefix}/|; /=/s/ /\\ /g; s|@HOMEPAGE@|$(HOMEPAGE)|; /^URL: $$/d' $< >$@

install: all $(B)/nimm.pc $(if $(SHARED),shared) ## install the game, the library, the manual page and the shells' completions
	$(call put,755 $(STRIP),$(B)/nimm,$(bindir))
	$(call put,644,$(B)/libnimm.a,$(libdir))
	$(if $(SHARED),$(call put,644,$(B)/$(SO),$(libdir)) && ln -sf $(SO) '$(DESTDIR)$(libdir)/$(SO_NAME)')
	$(call put,644,$(headers),$(includedir)/nimm)
	$(call put,644,$(B)/nimm.pc,$(pkgconfigdir))
	$(call put,644,src/man/nimm.6,$(mandir)/man6)
	$(call put,644,src/completions/nimm.bash,$(bashdir),nimm)
	$(call put,644,src/completions/_nimm,$(zshdir))
	$(call put,644,src/completions/nimm.fish,$(fishdir))
	$(call put,644,LICENSE .github/CHANGELOG.md,$(docdir))

install-strip: STRIP = -s
install-strip: install ## make install, without what only a debugger reads

uninstall: ## remove what make install has installed with the same settings
	rm -f '$(DESTDIR)$(bindir)/nimm' $(foreach file,libnimm.a $(SO) $(SO_NAME),'$(DESTDIR)$(libdir)/$(file)') \
	    '$(DESTDIR)$(pkgconfigdir)/nimm.pc' '$(DESTDIR)$(mandir)/man6/nimm.6' '$(DESTDIR)$(bashdir)/nimm' \
	    '$(DESTDIR)$(zshdir)/_nimm' '$(DESTDIR)$(fishdir)/nimm.fish' \
	    '$(DESTDIR)$(docdir)/LICENSE' '$(DESTDIR)$(docdir)/CHANGELOG.md' $(headers:include/%='$(DESTDIR)$(includedir)/%')
	@rmdir '$(DESTDIR)$(includedir)/nimm' '$(DESTDIR)$(docdir)' 2>/dev/null || true

dist: ## pack all but what was built into $B/nimm-VERSION.tar.gz
	@B=$(B) tests/tools/dist nimm-$(VERSION)

distcheck: dist ## run every test of what make dist has packed
	@rm -rf $(B)/distcheck && mkdir $(B)/distcheck && gzip -dc $(B)/nimm-$(VERSION).tar.gz | (cd $(B)/distcheck && tar -xf -)
	+@unset MAKEFLAGS && $(MAKE) -C $(B)/distcheck/nimm-$(VERSION) --no-print-directory CC='$(CC)' CMOCKA='$(abspath $(CMOCKA))' check

# What a release has for one machine: make install-strip without the library, which is for programs built there. No
# folder is packed: unpacked over others, it would change their owner.
release: all ## pack the program into $B/nimm-VERSION-FOR.tar.gz: make release FOR=linux-x86_64
	@rm -rf $(B)/$(RELEASE)*
	@$(MAKE) --no-print-directory install-strip prefix= DESTDIR='$(abspath $(B))/$(RELEASE)' >/dev/null
	@cd $(B)/$(RELEASE) && rm -r lib include && bin/nimm --version
	@cd $(B) && find $(RELEASE) -type f | COPYFILE_DISABLE=1 tar -czf $(RELEASE).tar.gz -T -
RELEASE = nimm-$(VERSION)-$(or $(FOR),$(error FOR is to name the machine, such as linux-x86_64))

# For what others run: a stack that is guarded, calls that are checked, and nothing writable that need not be.
HARDENED = -O2 -g -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
deb: ## pack the program into a package for Debian, $B/nimm_VERSION_MACHINE.deb
	+@$(again) all B=$(B)/deb CFLAGS='$(HARDENED) -fPIE' LDFLAGS='-pie -Wl,-z,relro,-z,now'
	+@B=$(B) CFLAGS='$(HARDENED) -fPIE' LDFLAGS='-pie -Wl,-z,relro,-z,now' MAKE='$(MAKE)' tests/tools/deb $(VERSION)

clean: ## remove everything built
	rm -rf $(B)

help: ## show this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

.PHONY: all shared play check packaging test update transcripts pty faults bounds lint format san asan msan tsan use-library valgrind cross coverage fuzz fuzzers everything bench curve install install-strip uninstall dist distcheck release deb clean help FORCE
.SECONDARY:
-include $(wildcard $(addprefix $(B)/,*.d src/*/*.d tests/*.d tests/*/*.d))
