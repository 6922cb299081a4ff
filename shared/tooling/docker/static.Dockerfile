# nginx for the files of one deployable, which a volume brings: the image is the same for all, and no release touches it.
FROM nginxinc/nginx-unprivileged:1.28-bookworm
COPY shared/tooling/docker/static.conf /etc/nginx/static.conf
