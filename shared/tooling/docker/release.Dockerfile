# Registers one remote's build, PART, with the api's own command, and ends.
ARG NODE=24-bookworm-slim
FROM node:${NODE} AS build
ARG PART
WORKDIR /app
COPY . .
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
RUN node shared/tooling/src/build.mjs ${PART}

FROM tiquete/api
ARG PART
COPY --from=build --chown=node:node /app/dist/remotes/${PART} dist/remotes/${PART}
