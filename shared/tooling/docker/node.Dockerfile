# A server: PART is api or sandbox. The last stage has the bundle and its packages, without build tools.
ARG NODE=24-bookworm-slim
FROM node:${NODE} AS build
ARG PART
WORKDIR /app
COPY . .
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
RUN node shared/tooling/src/build.mjs ${PART}
RUN npx --yes "$(node -p "require('./package.json').packageManager")" deploy --legacy --prod --filter "./backend/${PART}" /deployed

FROM node:${NODE}
ARG PART
ENV NODE_ENV=production
WORKDIR /app
# The package with its build and its own packages. The workspace's node_modules would be links to missing folders.
COPY --from=build --chown=node:node /deployed backend/${PART}
RUN mkdir /data && chown node:node /data
USER node
