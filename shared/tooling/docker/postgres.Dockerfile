# PostgreSQL with pgBackRest, which archives its changes and makes backups. The image's package source is the one of PostgreSQL.
FROM postgres:18
RUN apt-get update && apt-get install -y --no-install-recommends pgbackrest && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 750 /var/lib/pgbackrest
USER postgres
