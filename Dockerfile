# The service with site and widget: `docker build -t units --build-arg SITE_URL=https://units.example .`, then
# `docker run -p 8000:8000 --read-only units`.

# Named by what it holds: the same build is made tomorrow. `docker buildx imagetools inspect node:24-slim` says what is newest.
ARG NODE_IMAGE=node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE_IMAGE} AS build
# The address that the pages are served from, which they name in full.
ARG SITE_URL
WORKDIR /build
COPY . .
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile \
  && npx turbo run build --filter=@units/api --filter=@units/site --filter=@units/widget \
  && npx pnpm --filter @units/api --prod deploy --legacy /out

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Units" \
      org.opencontainers.image.description="Exact unit conversion and calculators: HTTP API, site and widget" \
      org.opencontainers.image.licenses="MIT"
# The time to drain stays within the ten seconds that `docker stop` gives. The limits are for each client in each worker;
# behind a proxy set TRUSTED_PROXIES, or all of its callers are one client.
ENV NODE_ENV=production PORT=8000 SITE_DIR=/service/site SITE_MODULE=/service/site.mjs WIDGET_DIR=/service/widget WIDGET_MODULE=/service/widget.mjs \
    WORKERS=auto METRICS_PORT=9000 METRICS_HOST=0.0.0.0 DRAIN_DELAY=2 DRAIN_TIMEOUT=5 \
    CLIENT_WORK=250 CLIENT_CONNECTIONS=100
WORKDIR /service
COPY --from=build --chown=root:root /out ./api
COPY --from=build --chown=root:root /build/apps/site/dist ./site
COPY --from=build --chown=root:root /build/apps/site/server/dist/index.js ./site.mjs
COPY --from=build --chown=root:root /build/apps/widget/dist ./widget
COPY --from=build --chown=root:root /build/apps/widget/server/dist/index.js ./widget.mjs
USER node
EXPOSE 8000 9000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process and gets the signals itself. It begins with the space for new objects that it would grow to:
# the collector then stops the requests a quarter as often.
CMD ["node", "--min-semi-space-size=16", "api/dist/node/main.js"]
