# syntax=docker/dockerfile:1
# Shell and API: docker build -f deploy/site.Dockerfile -t countertop-site .

# The same in all Dockerfiles, so that one build serves all images.
FROM node:24-bookworm AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci && npm run build

FROM node:24-bookworm AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY api/contract/package.json api/contract/
COPY mf-game/engine/package.json mf-game/engine/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=@countertop/api

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=packages /app/node_modules node_modules
COPY --from=build /src/api/dist api/dist
COPY api/bin api/bin
COPY --from=build /src/shell/dist shell/dist
COPY package.json ./
COPY tools tools
# Writable: emails without a mail server, and SQLite without PostgreSQL.
RUN mkdir --mode=700 data && chown 1000:1000 data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "api/dist/main.mjs"]
