# syntax=docker/dockerfile:1
# Serves one remote as static files: docker build -f deploy/remote.Dockerfile --build-arg REMOTE=mf-game -t countertop-mf-game .

# The same in all Dockerfiles, so that one build serves all images.
FROM node:24-bookworm AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci && npm run build
ARG REMOTE
RUN npm run deploy:remote -- "$REMOTE" --to /out

FROM alpine:3.22
ARG REMOTE
# Alpine keeps only the newest version of a package, so none is named.
# hadolint ignore=DL3018
RUN apk add --no-cache nginx nginx-mod-http-brotli \
  && mkdir -p /srv/remote \
  && chown 10001:10001 /srv/remote
COPY --from=build /out/$REMOTE /usr/share/remote
COPY deploy/nginx.conf /etc/nginx/nginx.conf
COPY --chmod=755 deploy/adopt-build.sh /usr/local/bin/adopt-build
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["adopt-build"]
CMD ["nginx", "-g", "daemon off;"]
