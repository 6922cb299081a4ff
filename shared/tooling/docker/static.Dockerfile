# The files of one deployable, PART (shell or a remote), behind nginx.
ARG NODE=24-bookworm-slim
FROM node:${NODE} AS build
ARG PART
WORKDIR /app
COPY . .
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
RUN node shared/tooling/src/build.mjs ${PART}
RUN mkdir -p /srv/assets && if [ "${PART}" = shell ]; then cp -r dist/shell /srv/assets/; else mkdir /srv/assets/remotes && cp -r "dist/remotes/${PART}" /srv/assets/remotes/; fi

FROM nginxinc/nginx-unprivileged:1.28-bookworm
COPY shared/tooling/docker/static.conf /etc/nginx/static.conf
COPY --from=build /srv /srv
