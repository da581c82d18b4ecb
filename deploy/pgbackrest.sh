#!/usr/bin/env bash
# The continuous archive: every write leaves the machine's database within a minute, sealed, and the
# portal can be put back to any moment that it holds.
#   pgbackrest.sh keep                        makes backups by the clock, proves them, tells the portal; runs for ever
#   pgbackrest.sh backup full|diff            one backup now
#   pgbackrest.sh prove                       puts the newest state back beside the portal, and compares
#   pgbackrest.sh restore ['2026-11-19 18:00:00-03']   puts this database back (stopped!): to that moment, or to the last
#   pgbackrest.sh verify                      reads all that is held
#   pgbackrest.sh state                       what is held
#   pgbackrest.sh push|get …                  what PostgreSQL itself calls
# Runs as the user of PostgreSQL, where its folder (PGDATA) and its socket (PGHOST) are; PGUSER is a superuser.
# The archive is a folder (ARCHIVE_PATH) or a bucket (ARCHIVE_S3_*).
set -euo pipefail
umask 077

# Only those who ask need all of it: what PostgreSQL calls (push, get) is told less.
: "${PGDATA:?is not set}"
if [ -n "${ARCHIVE_PASSPHRASE_FILE:-}" ]; then ARCHIVE_PASSPHRASE=$(cat "$ARCHIVE_PASSPHRASE_FILE"); fi
export PGBACKREST_REPO1_CIPHER_PASS=${ARCHIVE_PASSPHRASE:?is not set: an archive that is not sealed is not made}
self=$(readlink -f "$0")
binaries=${POSTGRES_BINARIES:-/usr/lib/postgresql/18/bin}

export PGBACKREST_STANZA=portal PGBACKREST_PG1_PATH=$PGDATA PGBACKREST_PG1_SOCKET_PATH=${PGHOST:-/var/run/postgresql}
export PGBACKREST_PG1_PORT=${PGPORT:-5432} PGBACKREST_PG1_USER=${PGUSER:-portal} PGBACKREST_PG1_DATABASE=${PGDATABASE:-portal}
export PGHOST=$PGBACKREST_PG1_SOCKET_PATH PGUSER=$PGBACKREST_PG1_USER PGDATABASE=$PGBACKREST_PG1_DATABASE
export PGBACKREST_REPO1_CIPHER_TYPE=aes-256-cbc PGBACKREST_COMPRESS_TYPE=zst PGBACKREST_START_FAST=y
export PGBACKREST_LOG_LEVEL_CONSOLE=off PGBACKREST_LOG_LEVEL_STDERR=warn PGBACKREST_LOG_LEVEL_FILE=off
export PGBACKREST_LOCK_PATH=${ARCHIVE_LOCKS:-/tmp/pgbackrest} PGBACKREST_PROCESS_MAX=2
# Two weeks: a full backup a week, and the older one while the newer is not whole.
export PGBACKREST_REPO1_RETENTION_FULL=2
# An archive that takes nothing may not fill the disk of the database: past this the oldest is given up, and said.
export PGBACKREST_ARCHIVE_PUSH_QUEUE_MAX=${ARCHIVE_QUEUE:-8GiB}
export PGBACKREST_REPO1_PATH=${ARCHIVE_PATH:-/archive}
if [ -n "${ARCHIVE_S3_BUCKET:-}" ]; then
  export PGBACKREST_REPO1_TYPE=s3 PGBACKREST_REPO1_S3_BUCKET=$ARCHIVE_S3_BUCKET
  export PGBACKREST_REPO1_S3_ENDPOINT=${ARCHIVE_S3_ENDPOINT:?is not set} PGBACKREST_REPO1_S3_REGION=${ARCHIVE_S3_REGION:?is not set}
  export PGBACKREST_REPO1_S3_KEY=${ARCHIVE_S3_KEY:?is not set} PGBACKREST_REPO1_S3_KEY_SECRET=${ARCHIVE_S3_KEY_SECRET:?is not set}
  export PGBACKREST_REPO1_S3_URI_STYLE=path
fi
scratch=${PROOF_FOLDER:-/tmp/portal-proof}

ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1" "${@:2}"; }

# Good or bad, the portal is told: /admin/saude shows it, in words that people read there.
tell() { # kind started bytes tables failure
  ask "insert into backups (kind, bytes, tables, seconds, failure) values
    ('$1', nullif('$3', '')::bigint, nullif('$4', '')::integer, $(($(date +%s) - $2)), nullif('${5//\'/}', ''))" ||
    echo "archive: the portal could not be told of: $1 ${5:-good}" >&2
}

# Every file of every backup and every segment between them: there, whole, and none left out.
verify() {
  local seen missing
  seen=$(pgbackrest --output=text verify) || { echo "$seen" >&2; return 1; }
  ! grep -E 'status: error|(missing|checksum invalid|size invalid|other): [1-9]' <<<"$seen" >&2 || return 1
  # It does not ask for a segment that lies between two backups: their numbers must follow each other.
  missing=$(pgbackrest repo-ls --recurse archive/portal | grep -oE '[0-9A-F]{24}-' | cut -c9-24 | sort -u |
    while read -r name; do echo $((16#${name:0:8} * 256 + 16#${name:8:8})); done |
    awk 'NR > 1 && $1 != last + 1 { print last + 1 } { last = $1 }')
  [ -z "$missing" ] || { echo "archive: segments are missing from number ${missing//$'\n'/, }" >&2; return 1; }
}

backup() { # full|diff
  local started; started=$(date +%s)
  if ! pgbackrest --type="$1" backup || ! verify; then
    tell "$1" "$started" '' '' 'a cópia não foi feita, ou não confere'
    return 1
  fi
  local bytes; bytes=$(pgbackrest info --output=json | grep -oE '"repository":\{"delta":[0-9]+' | tail -1 | grep -oE '[0-9]+$')
  tell "$1" "$started" "$bytes" "$(ask "select count(*) from pg_tables where schemaname in ('public', 'jobs')")" ''
  echo "archive: $1 backup, $bytes bytes, $(($(date +%s) - started)) s"
}

# What is never changed once it is written, up to a moment that is past: the same on both sides, to the row.
FACTS="select format('%s centavos in %s rows; %s audit rows; %s consents; %s migrations',
    (select coalesce(sum(amount_cents), 0) from plan_ledger where at < '%MOMENT%'),
    (select count(*) from plan_ledger where at < '%MOMENT%'),
    (select count(*) from audit_log where at < '%MOMENT%'),
    (select count(*) from consents where at < '%MOMENT%'),
    (select count(*) from schema_migrations))"

# What reads the archive while a database comes back is this file, which knows how it is opened.
reads_with=(--recovery-option=restore_command="$self get %f \"%p\"")

prove() {
  local started name moment here there tables bytes
  started=$(date +%s)
  name=proof-$started
  rm -rf "$scratch"; mkdir -p "$scratch/run"
  trap '"$binaries/pg_ctl" -D "$scratch/data" -m immediate -w stop >/dev/null 2>&1 || true; rm -rf "$scratch"' RETURN
  # Rows whose transaction is still open would come later with an earlier hour.
  moment=$(ask "select least(now(), min(xact_start)) - interval '5 minutes' from pg_stat_activity where datname = current_database()")
  here=$(ask "${FACTS//%MOMENT%/$moment}")
  ask "select pg_create_restore_point('$name')" >/dev/null
  if ! pgbackrest check ||
    ! pgbackrest --type=name --target="$name" --target-action=promote --pg1-path="$scratch/data" "${reads_with[@]}" restore ||
    ! start_proof >"$scratch/log" 2>&1; then
    [ ! -f "$scratch/log" ] || tail -5 "$scratch/log" >&2
    tell proof "$started" '' '' 'o que está guardado não voltou'
    return 1
  fi
  there=$(ask "${FACTS//%MOMENT%/$moment}" --host="$scratch/run")
  if [ "$here" != "$there" ]; then
    echo "archive: here $here; put back $there" >&2
    tell proof "$started" '' '' 'o que voltou não é igual ao que está aqui'
    return 1
  fi
  tables=$(ask "select count(*) from pg_tables where schemaname in ('public', 'jobs')" --host="$scratch/run")
  bytes=$(ask 'select pg_database_size(current_database())' --host="$scratch/run")
  tell proof "$started" "$bytes" "$tables" ''
  echo "archive: proved, $there; $tables tables, $(($(date +%s) - started)) s"
}

# Beside the portal: it hears nobody but us, archives nothing, and is thrown away.
start_proof() {
  PGDATA=$scratch/data "$binaries/postgres" -D "$scratch/data" -c archive_mode=off -c listen_addresses='' \
    -c unix_socket_directories="$scratch/run" -c hot_standby=off -c shared_buffers=64MB -c fsync=off &
  local server=$!
  until "$binaries/pg_isready" --quiet --host="$scratch/run"; do
    kill -0 "$server" 2>/dev/null || return 1
    sleep 1
  done
}

restore() { # [moment]
  if [ -f "$PGDATA/postmaster.pid" ] && "$binaries/pg_isready" --quiet; then
    echo 'archive: PostgreSQL is running; stop it first' >&2
    return 1
  fi
  mkdir -p "$PGDATA"
  # What is there and right stays (delta): a restore over a damaged database copies what differs.
  if [ -n "${1:-}" ]; then
    pgbackrest --delta --force --type=time --target="$1" --target-action=promote "${reads_with[@]}" restore
  else
    pgbackrest --delta --force "${reads_with[@]}" restore
  fi
  echo "archive: put back; start PostgreSQL, which reads the archive ${1:+up to $1}, then migrate, then the rest"
}

# The archive is there before PostgreSQL hands it anything twice.
begin() {
  until "$binaries/pg_isready" --quiet; do sleep 1; done
  pgbackrest stanza-create
}

# One of a kind that is due; what fails is told, and tried again in an hour, not for ever at once.
keep() {
  begin
  local hour last_full last_diff last_proof
  hour=${BACKUP_HOUR:-4}
  while true; do
    age() { ask "select coalesce(extract(epoch from now() - max(at))::bigint, 999999999) from backups where kind in ($1) and failure is null"; }
    last_full=$(age "'full'") last_diff=$(age "'full', 'diff'") last_proof=$(age "'proof'")
    if [ "$last_full" -gt 999999 ] && ! pgbackrest info --output=json | grep -q '"type":"full"'; then
      backup full && prove || true
    elif [ "$(date +%-H)" -eq "$hour" ] && [ "$last_diff" -gt 43200 ]; then
      if [ "$last_full" -gt 561600 ]; then backup full || true; else backup diff || true; fi
      [ "$last_proof" -lt 43200 ] || prove || true
    elif [ "$last_diff" -gt 90000 ]; then
      backup diff || true
    fi
    sleep 3600 & wait $!
  done
}

case ${1:-} in
  push) exec pgbackrest archive-push "$2" ;;
  get) exec pgbackrest archive-get "$2" "$3" ;;
  keep) keep ;;
  begin) begin ;;
  backup) backup "${2:?full or diff}" ;;
  verify) verify ;;
  prove) prove ;;
  restore) restore "${2:-}" ;;
  state) pgbackrest info ;;
  *) sed -n '2,12p' "$0" >&2; exit 2 ;;
esac
