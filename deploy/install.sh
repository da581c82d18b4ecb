#!/usr/bin/env bash
# install.sh <domain> <e-mail> — a city from an empty Debian: PostgreSQL 18, the portal as units of systemd, nginx, a
# certificate that renews itself, and the link for the first superadministrator. As root, from the repository. Asked
# for again it does only what is missing, and never writes over settings or secrets.
#   --check   says what is in the way, and does nothing
#   --files   writes the files below ROOT (for an image, or to look at them), and nothing else
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
ROOT=${ROOT:-}
mode=install
case "${1:-}" in --check | --files) mode=${1#--}; shift ;; esac
domain=${1:?usage: install.sh [--check|--files] <domain> <e-mail>}
email=${2:?usage: install.sh [--check|--files] <domain> <e-mail>}

say() { printf '\n== %s\n' "$*"; }
stop() { printf 'install: %s\n' "$*" >&2; exit 1; }
[[ $domain =~ ^([a-z0-9-]+\.)+[a-z]{2,}$ ]] || stop "$domain is no domain"
[[ $email =~ ^[^@\ ]+@[^@\ ]+\.[^@\ ]+$ ]] || stop "$email is no e-mail"

in_the_way() {
  [ "$(id -u)" = 0 ] || echo "run it as root"
  grep -qs '^ID=debian' /etc/os-release || echo "this is no Debian: deploy/README.md says what to do by hand"
  [ "$(awk '/MemTotal/ {print int($2/1024)}' /proc/meminfo)" -ge 1800 ] || echo "less than 2 GB of memory"
  [ "$(df --output=avail -m / | tail -1)" -ge 8000 ] || echo "less than 8 GB of free disk"
  for port in 80 443; do
    if ss -Hltn "sport = :$port" | grep -q . && ! pidof -q nginx; then echo "something else answers on port $port"; fi
  done
  getent ahosts "$domain" > /dev/null || echo "$domain leads nowhere yet: make an A record for this machine first"
}

# --- Files ----------------------------------------------------------------------------------------
secret() { # name, words: written once
  local file=$ROOT/etc/guia/secrets/$1
  [ -e "$file" ] || (umask 077 && printf '%s\n' "$2" > "$file")
}
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

write_files() {
  install -d -m 0755 "$ROOT/etc/guia" "$ROOT/etc/nginx/portal" \
    "$ROOT/etc/systemd/system/nginx.service.d" "$ROOT/var/lib/guia/acme"
  install -d -m 0700 "$ROOT/etc/guia/secrets"
  secret auth-secret "$(random)"
  secret database-url "postgres://portal_app:$(random)@127.0.0.1:5432/portal"
  secret database-worker-url "postgres://portal_worker:$(random)@127.0.0.1:5432/portal"
  secret database-owner-url "postgres://portal_owner:$(random)@127.0.0.1:5432/portal"
  if [ ! -e "$ROOT/etc/guia/guia.env" ]; then
    (umask 027 && cat > "$ROOT/etc/guia/guia.env" <<SETTINGS
# Settings of the portal: docs/operations.md, "Settings". Secrets lie in /etc/guia/secrets.
PUBLIC_URL=https://$domain
MAIL_FROM="Guia <nao-responda@$domain>"
# Fill these in before the first start: where letters go, and the company that sells.
SMTP_URL=
SELLER_NAME=
SELLER_CNPJ=
SELLER_ADDRESS=
METRICS_TOKEN=$(random)
PAGE_LOG=/var/log/nginx/access.log
RELEASE=$(git -C "$here" describe --always --tags 2> /dev/null || echo unnamed)
SETTINGS
    )
  fi
  install -m 0644 "$here"/systemd/*.service "$here"/systemd/*.timer "$ROOT/etc/systemd/system/"
  install -m 0644 "$here/systemd/nginx.service.d/guia.conf" "$ROOT/etc/systemd/system/nginx.service.d/"
  install -m 0644 "$here/manutencao.html" "$ROOT/etc/nginx/portal/"
  install -m 0644 "$here/nodes.conf" "$ROOT/etc/nginx/nodes.conf"
  if [ -e "$ROOT/etc/nginx/portal/fullchain.pem" ]; then with_tls; else cat "$here/nginx.conf"; fi > "$ROOT/etc/nginx/nginx.conf.new"
  mv "$ROOT/etc/nginx/nginx.conf.new" "$ROOT/etc/nginx/nginx.conf"
}
# The lines of TLS are comments in nginx.conf, so that it is complete without a certificate.
with_tls() { sed '/^    # listen 443 ssl/,/^    # if (\$in_the_clear)/ s/^    # /    /' "$here/nginx.conf"; }

# --- The machine ----------------------------------------------------------------------------------
packages() {
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q
  apt-get install -qy --no-install-recommends ca-certificates curl openssl nginx-light certbot npm
  if ! apt-cache show postgresql-18 > /dev/null 2>&1; then
    install -d /usr/share/postgresql-common/pgdg
    curl -fsSo /usr/share/postgresql-common/pgdg/key.asc https://www.postgresql.org/media/keys/ACCC4CF8.asc
    . /etc/os-release
    echo "deb [signed-by=/usr/share/postgresql-common/pgdg/key.asc] https://apt.postgresql.org/pub/repos/apt $VERSION_CODENAME-pgdg main" \
      > /etc/apt/sources.list.d/pgdg.list
    apt-get update -q
  fi
  apt-get install -qy --no-install-recommends postgresql-18
}

portal() {
  id guia > /dev/null 2>&1 || useradd --system --home-dir /var/lib/guia --shell /usr/sbin/nologin guia
  chown guia:guia /var/lib/guia && chgrp guia /etc/guia/guia.env
  (cd "$here/.." && npm ci --no-audit --no-fund && node_modules/.bin/node scripts/build.ts)
  install -d /opt/guia/bin /opt/guia/server /opt/guia/web /opt/guia/node_modules
  install -m 0755 "$(readlink -f "$here/../node_modules/node/bin/node")" /opt/guia/bin/node
  local part
  for part in server/dist server/migrations server/sql server/fonts server/city-map web/build package.json \
    node_modules/sharp node_modules/@img node_modules/@node-rs node_modules/detect-libc node_modules/semver; do
    rm -rf "/opt/guia/$part.new" && cp -a "$here/../$part" "/opt/guia/$part.new"
    rm -rf "/opt/guia/$part.old"
    [ ! -e "/opt/guia/$part" ] || mv "/opt/guia/$part" "/opt/guia/$part.old"
    mv "/opt/guia/$part.new" "/opt/guia/$part" && rm -rf "/opt/guia/$part.old"
  done
}

as_postgres() { runuser -u postgres -- psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 "$@"; }
database() {
  as_postgres --tuples-only --command="select from pg_database where datname = 'portal'" | grep -q . ||
    as_postgres --command='create database portal'
  local password
  password=$(sed -E 's#^postgres://portal_owner:([^@]+)@.*#\1#' /etc/guia/secrets/database-owner-url)
  as_postgres --dbname=portal < "$here/roles.sql"
  # On the way in, not among the arguments, which everybody on the machine may read.
  as_postgres --dbname=portal <<< "alter role portal_owner password '$password'"
  systemctl start guia-migrate
}

certificate() {
  nginx -t && systemctl enable --now nginx && systemctl reload nginx
  certbot certonly --non-interactive --agree-tos --email "$email" --webroot --webroot-path /var/lib/guia/acme \
    --domain "$domain" --keep-until-expiring --deploy-hook "$here/renewed-certificate.sh"
  [ -e /etc/nginx/portal/fullchain.pem ] ||
    RENEWED_LINEAGE=/etc/letsencrypt/live/$domain "$here/renewed-certificate.sh"
  write_files
  nginx -t && systemctl reload nginx
  systemctl enable --now certbot.timer
}

case $mode in
  check)
    found=$(in_the_way)
    [ -z "$found" ] || { printf '%s\n' "$found"; exit 1; }
    echo "nothing is in the way"
    ;;
  files) write_files ;;
  install)
    found=$(in_the_way)
    [ -z "$found" ] || stop "$found"
    say "Packages" && packages
    say "Files" && write_files
    grep -q '^SMTP_URL=.' /etc/guia/guia.env && grep -q '^SELLER_CNPJ=.' /etc/guia/guia.env ||
      stop "fill in /etc/guia/guia.env (SMTP_URL, SELLER_NAME, SELLER_CNPJ, SELLER_ADDRESS), then run this again"
    say "The portal" && portal
    systemctl daemon-reload
    say "Database" && database
    say "Processes" && systemctl enable --now guia@3001 guia@3002 guia-worker guia-doctor.timer
    say "Certificate" && certificate
    say "Doctor" && (systemctl start guia-doctor || true) && journalctl -u guia-doctor -n 60 --output=cat
    say "The first superadministrator"
    systemd-run --pipe --wait --quiet --uid=guia --property=EnvironmentFile=/etc/guia/guia.env \
      --property=LoadCredential=auth-secret:/etc/guia/secrets/auth-secret \
      --property=LoadCredential=database-url:/etc/guia/secrets/database-url \
      --setenv=NODE_ENV=production sh -c 'AUTH_SECRET_FILE=$CREDENTIALS_DIRECTORY/auth-secret \
        DATABASE_URL_FILE=$CREDENTIALS_DIRECTORY/database-url exec /opt/guia/bin/node /opt/guia/server/dist/first-superadmin.js "$0"' "$email"
    ;;
esac
