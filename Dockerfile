# The Node of package.json, so that the image runs what the tests ran on.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /kindlist
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/image-layout.ts /image

FROM node:24.21.0-bookworm-slim
WORKDIR /kindlist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# glibc gives back what it is done with: each password that is hashed takes 19 MB for a moment, which it would keep.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
RUN mkdir /data && chown node:node /data
COPY --from=build /image ./
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
