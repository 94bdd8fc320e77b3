FROM node:24-bookworm-slim AS build
WORKDIR /kindlist
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /kindlist
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /kindlist/package.json ./
COPY --from=build /kindlist/node_modules node_modules
COPY --from=build /kindlist/dist dist
USER node
VOLUME /data
EXPOSE 4000
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
