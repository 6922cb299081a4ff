# PostgreSQL with pgBackRest, which archives its changes and makes backups. The image's package source is the one of PostgreSQL.
FROM postgres:18
# An empty data folder, because pgBackRest restores only into a folder that exists.
RUN apt-get update && apt-get install -y --no-install-recommends pgbackrest && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 750 /var/lib/pgbackrest \
  && install -d -o postgres -g postgres -m 700 /var/lib/postgresql/18 /var/lib/postgresql/18/docker
USER postgres
