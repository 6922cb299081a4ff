# Adds one build, PART (shell or a remote), to the volume that its static host serves, signs and registers it, and ends. Needs no other image: images are built in any order.
ARG NODE=24-bookworm-slim
FROM node:${NODE} AS build
ARG PART
WORKDIR /app
COPY . .
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
# The image has no history: whoever builds it says of which commit.
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
# A new volume takes its owner from the folder that it is mounted on.
RUN mkdir -p dist/shell "dist/remotes/${PART}" && chown -R node:node dist
USER node
