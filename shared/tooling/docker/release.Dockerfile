# Adds one build, PART (shell or a remote), to the volume of its static host, signs and registers it, and ends. It needs no other image.
ARG NODE=24-bookworm-slim
FROM node:${NODE} AS build
ARG PART
WORKDIR /app
COPY . .
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
# The image has no Git history, so the commit is an argument.
ARG COMMIT
RUN COMMIT="${COMMIT}" node shared/tooling/src/build.mjs api ${PART}
RUN mkdir /build && cp -r "$([ "${PART}" = shell ] && echo dist/shell || echo "dist/remotes/${PART}")" "/build/${PART}"
RUN npx --yes "$(node -p "require('./package.json').packageManager")" deploy --legacy --prod --filter ./backend/api /deployed

FROM node:${NODE}
ARG PART
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /deployed backend/api
COPY --from=build --chown=node:node /build build
# A new volume has the owner of the folder on which it is mounted.
RUN mkdir -p dist/shell "dist/remotes/${PART}" && chown -R node:node dist
USER node
