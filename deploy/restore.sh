#!/usr/bin/env bash
# restore.sh <file>.dump — puts a backup into an empty database and checks what came out.
# Needs pg_restore and psql of PostgreSQL 18 and DATABASE_URL (the owner's). The app and the worker are stopped.
# A drill into another database names the portal's own in DRILL_REPORT_URL: /admin/saude shows when it was.
set -euo pipefail

file=${1:?usage: restore.sh <file>.dump}
: "${DATABASE_URL:?is not set}"
ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1" "$DATABASE_URL"; }

[ -r "$file.sha256" ] || { echo "restore: $file.sha256 is missing" >&2; exit 1; }
(cd "$(dirname "$file")" && sha256sum --check --quiet "$(basename "$file").sha256")

tables=$(ask "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
[ "$tables" -eq 0 ] || { echo "restore: the database is not empty ($tables tables)" >&2; exit 1; }

started=$(date +%s)
# All or nothing: after a failure the database is empty again.
pg_restore --single-transaction --exit-on-error --no-owner --no-privileges \
  --dbname="$DATABASE_URL" "$file"
ask 'analyze'

expected=$(pg_restore --list "$file" | grep -c 'TABLE DATA')
restored=$(ask "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
migrations=$(ask 'select count(*) from schema_migrations')
settings=$(ask 'select count(*) from portal_settings')
last_write=$(ask "select coalesce(max(at)::text, 'none') from audit_log")
if [ "$restored" -lt "$expected" ] || [ "$migrations" -lt 1 ] || [ "$settings" -ne 1 ]; then
  echo "restore: FAILED: $restored of $expected tables, $migrations migrations, $settings settings rows" >&2
  exit 1
fi
seconds=$(($(date +%s) - started))
if [ -n "${DRILL_REPORT_URL:-}" ]; then
  psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --command="insert into backups (kind, bytes, tables, seconds)
    values ('drill', $(stat --format=%s "$file"), $restored, $seconds)" "$DRILL_REPORT_URL" ||
    echo "restore: the drill went well, but the portal could not be told" >&2
fi
echo "restore: $restored tables, $migrations migrations, last audited write $last_write, $seconds s"
echo "restore: now run migrate, then start the app and the worker"
