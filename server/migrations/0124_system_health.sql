-- How calls to the outside world ended, for those the portal has no rows about: one row each, brought up to
-- date by every node at most once a minute.
create table service_health (
  service   text primary key check (service ~ '^[a-z-]{2,30}$'),
  ok_at     timestamptz,
  took_ms   integer check (took_ms >= 0),
  failed_at timestamptz,
  failure   text check (char_length(failure) between 1 and 200),
  constraint service_health_ok check ((ok_at is null) = (took_ms is null)),
  constraint service_health_failure check ((failed_at is null) = (failure is null))
);

-- Who runs: every node of the portal and every worker. Workers also tell what waits in their queue, which
-- the app may not read.
create table node_beats (
  id                uuid primary key,
  kind              text not null check (kind in ('app', 'worker')),
  host              text not null check (char_length(host) between 1 and 120),
  release           text not null check (char_length(release) <= 64),
  started_at        timestamptz not null,
  beat_at           timestamptz not null,
  jobs_waiting      integer check (jobs_waiting >= 0),
  oldest_waiting_at timestamptz,
  jobs_failed       integer check (jobs_failed >= 0)
);
create index node_beats_beat on node_beats (beat_at);

-- Written by deploy/backup.sh after a good dump and by deploy/restore.sh after a drill.
create table backups (
  id      uuid primary key default uuidv7(),
  kind    text not null check (kind in ('dump', 'drill')),
  at      timestamptz not null default now(),
  bytes   bigint not null check (bytes > 0),
  tables  integer not null check (tables > 0),
  seconds integer not null check (seconds >= 0)
);
create index backups_last on backups (kind, at desc);
