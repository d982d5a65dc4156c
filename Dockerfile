# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# The commit for log, metrics and API: the image has no git.
ARG COMMIT
RUN COMMIT=$COMMIT npm run build

# The build bundles all packages except SQLite's compiled driver.
FROM node:24-slim
# Two malloc arenas instead of eight per core: 20 MB less, and nothing here allocates from many threads at once.
# DNS lookups hold threads: 64 of them, so that a silent name server does not block the lookup of the database.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 UV_THREADPOOL_SIZE=64
WORKDIR /site
COPY --from=build /site/package.json package.json
COPY --from=build /site/build build
COPY --from=build /site/public public
COPY --from=build /site/server/bin server/bin
COPY --from=build /site/node_modules/@photostructure/sqlite node_modules/@photostructure/sqlite
COPY --from=build /site/node_modules/node-gyp-build node_modules/node-gyp-build
RUN mkdir /data && chown node:node /data
# A number: Kubernetes cannot tell that a name is not root.
USER 1000
VOLUME /data
EXPOSE 3000
# Liveness only: a restart would not repair the store, and pages are served meanwhile.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is process 1, receives SIGTERM and ends within 25 seconds.
STOPSIGNAL SIGTERM
# A small young generation: 20 MB less under load, at the same speed.
CMD ["node", "--max-semi-space-size=4", "server/bin/start.mjs"]
