# PgBouncer as deploy/pgbouncer.ini wants it (1.21 or newer): docker build -f deploy/pgbouncer.Dockerfile deploy
# Pinned by deploy/pin-images.sh, as Dockerfile is.
ARG DEBIAN_DIGEST
FROM debian:trixie-slim@${DEBIAN_DIGEST}
RUN apt-get update \
  && apt-get install -y --no-install-recommends pgbouncer \
  && rm -rf /var/lib/apt/lists/*
USER postgres
EXPOSE 6432
ENTRYPOINT ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]
