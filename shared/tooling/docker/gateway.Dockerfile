FROM nginxinc/nginx-unprivileged:1.28-bookworm
COPY shared/tooling/docker/gateway.conf /etc/nginx/gateway.conf
