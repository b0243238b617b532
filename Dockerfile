# syntax=docker/dockerfile:1
# The Node of package.json, which a test compares.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has this very Node: the package that brings one for machines without it stays out.
RUN npm ci --omit=dev --loglevel=error && rm -rf node_modules/node

# What a browser gets is the same for every processor.
FROM --platform=$BUILDPLATFORM node:${NODE_VERSION}-bookworm-slim AS client
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --loglevel=error
COPY tsconfig.base.json tsconfig.web.json vite.config.ts ./
COPY scripts scripts
COPY src src
RUN node scripts/build.ts

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=client /app/dist/web dist/web
COPY package.json ./
COPY migrations migrations
COPY scripts scripts
COPY src/shared src/shared
COPY src/server src/server
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "if (process.env.ROLE === 'jobs') process.exit(); fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "src/server/main.ts"]
