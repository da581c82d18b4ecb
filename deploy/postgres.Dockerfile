# PostgreSQL with what keeps its archive: docker build -f deploy/postgres.Dockerfile -t portal-postgres deploy
# Pinned by deploy/pin-images.sh, as Dockerfile is.
ARG POSTGRES_DIGEST
FROM postgres:18@${POSTGRES_DIGEST}
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates pgbackrest \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 0700 /archive
