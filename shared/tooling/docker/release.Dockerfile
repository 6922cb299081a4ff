# Registers one remote's build, PART, with the api's own command, and ends. Needs no other image: images are built in any order.
ARG NODE=24-bookworm-slim
FROM node:${NODE} AS build
ARG PART
WORKDIR /app
COPY . .
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
RUN node shared/tooling/src/build.mjs api ${PART}
RUN npx --yes "$(node -p "require('./package.json').packageManager")" deploy --legacy --prod --filter ./backend/api /deployed

FROM node:${NODE}
ARG PART
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /deployed backend/api
COPY --from=build --chown=node:node /app/dist/remotes/${PART} dist/remotes/${PART}
USER node
