# navlint without anything around it: one static file, no shell, no root.
#
#   docker build -t navlint .
#   docker run --rm -v "$PWD:/src:ro" navlint check
#
# `--target shell` adds a small userland for CI systems that run a script in the image.

ARG SWIFT=6.3

FROM swift:${SWIFT}-bookworm AS build
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends libyaml-dev make pkg-config \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /navlint
COPY Package.swift Makefile ./
COPY .ci .ci
COPY Plugins Plugins
COPY Sources Sources
COPY Tests Tests
RUN make build && strip .build/release/navlint && .build/release/navlint --version

FROM busybox:stable-musl AS shell
COPY --from=build /navlint/.build/release/navlint /usr/local/bin/navlint
WORKDIR /src
USER 65532:65532

FROM scratch
COPY --from=build /navlint/.build/release/navlint /usr/local/bin/navlint
WORKDIR /src
USER 65532:65532
ENTRYPOINT ["/usr/local/bin/navlint"]
CMD ["check"]
