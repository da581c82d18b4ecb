#!/usr/bin/env bash
# Writes one dump of the whole database and its checksum; removes what is older than it should be.
# Needs pg_dump and psql of PostgreSQL 18, DATABASE_URL (the owner's), BACKUP_FOLDER; BACKUP_KEEP_DAYS is 30 unless set.
set -euo pipefail
umask 077

: "${DATABASE_URL:?is not set}"
folder=${BACKUP_FOLDER:?is not set}
keep_days=${BACKUP_KEEP_DAYS:-30}
name=portal-$(date -u +%Y%m%dT%H%M%SZ).dump

started=$(date +%s)
mkdir -p "$folder"
cd "$folder"
# A dump gets its name only when it is whole, so nobody restores half of one.
trap 'rm -f "$name.partial"' EXIT
# What lives for a day or a week must not live on in a backup: salts and raw visits stay behind.
pg_dump --format=custom --compress=6 --no-owner --no-privileges \
  --exclude-table-data=visit_salts \
  --exclude-table-data-and-children=visit_events --exclude-table-data-and-children=visit_people \
  --file="$name.partial" "$DATABASE_URL"
entries=$(pg_restore --list "$name.partial" | grep -c 'TABLE DATA')
[ "$entries" -gt 0 ] || { echo "backup: the dump holds no table" >&2; exit 1; }
mv "$name.partial" "$name"
sha256sum "$name" > "$name.sha256"
bytes=$(stat --format=%s "$name")

# /admin/saude shows its age. A dump that could not be told of is still a good one.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --command="insert into backups (kind, bytes, tables, seconds)
  values ('dump', $bytes, $entries, $(($(date +%s) - started)))" "$DATABASE_URL" ||
  echo "backup: the dump is good, but the portal could not be told" >&2

# Only after a good one: a backup that fails for a month must not delete the last that worked.
find . -maxdepth 1 -name 'portal-*.dump*' -mtime "+$keep_days" -delete

echo "backup: $folder/$name, $bytes bytes, $entries tables"
