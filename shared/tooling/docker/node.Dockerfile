# All images with Node.js: the servers (target `server`, PART is api or sandbox) and one release each (target `release`, PART is shell
# or a remote). They share the first stages, so packages are installed once, and a change in one part makes new files of that part only.
ARG NODE=24-bookworm-slim

# Only the files that name packages. The next stage is repeated only when one of them changes.
FROM node:${NODE} AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && find . -name package.json -exec cp --parents {} /manifests ';' \
  && cp .npmrc pnpm-lock.yaml pnpm-workspace.yaml /manifests

FROM node:${NODE} AS packages
WORKDIR /app
COPY --from=manifests /manifests .
RUN --mount=type=cache,target=/npm \
  npm install --global --cache /npm "$(node -p "require('./package.json').packageManager")"
RUN --mount=type=cache,target=/store pnpm install --frozen-lockfile --store-dir /store
# The servers' own packages, without tools. The workspace's node_modules would be links to missing folders.
RUN --mount=type=cache,target=/store for part in api sandbox; do \
  pnpm deploy --legacy --prod --store-dir /store --filter "./backend/${part}" "/deployed/${part}" || exit 1; done

# Builds every part. The mounted folder has the earlier builds, and only changed parts are built.
FROM packages AS build
COPY . .
# The image has no Git history, so the commit is an argument.
ARG COMMIT
RUN --mount=type=cache,target=/builds,sharing=locked \
  mkdir -p /builds/dist /builds/.cache && ln -s /builds/dist /builds/.cache . \
  && COMMIT="${COMMIT}" node shared/tooling/src/build.mjs --copy /built
RUN mkdir /servers && for part in api sandbox; do cp -r "backend/${part}" /servers || exit 1; done \
  && rm -rf /servers/*/node_modules /servers/*/src

# A server with its packages, without build tools.
FROM node:${NODE} AS server
ARG PART=api
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages --chown=node:node /deployed/${PART}/node_modules backend/${PART}/node_modules
COPY --from=build --chown=node:node /servers/${PART} backend/${PART}
RUN mkdir /data && chown node:node /data
USER node

# Adds one build to the volume of its static host, signs and registers it, and ends. It needs no other image.
FROM node:${NODE} AS release
ARG PART
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages --chown=node:node /deployed/api/node_modules backend/api/node_modules
COPY --from=build --chown=node:node /servers/api backend/api
COPY --from=build --chown=node:node /built/${PART} build/${PART}
# A new volume has the owner of the folder on which it is mounted.
RUN mkdir -p dist/shell "dist/remotes/${PART}" && chown -R node:node dist
USER node
