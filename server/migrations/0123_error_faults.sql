-- Reports of pages that crashed, gathered by fault. A fault is counted where it is written, so that the
-- list of them never walks the reports.
create table error_faults (
  id              uuid primary key default uuidv7(),
  -- sha256 of what server/src/features/diagnostics/fault.rules.ts makes of a report.
  fingerprint     text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  message         text not null check (char_length(message) between 1 and 500),
  page            text not null check (char_length(page) between 1 and 300),
  part            text not null check (char_length(part) <= 80),
  reports         integer not null check (reports > 0),
  first_at        timestamptz not null,
  last_at         timestamptz not null check (last_at >= first_at),
  -- The last ones that reported it, the newest at the end.
  releases        text[] not null check (cardinality(releases) between 1 and 20),
  mended_at       timestamptz,
  mended_by       uuid references users on delete set null,
  -- Those that had reported it when somebody said it was mended: only another one opens it again.
  mended_releases text[] check (num_nulls(mended_at, mended_releases) in (0, 2)),
  reopened_at     timestamptz
);

create index error_faults_last on error_faults (last_at, id);
create index error_faults_open on error_faults (last_at, id) where mended_at is null;
create index error_faults_reports on error_faults (reports, id);
create index error_faults_letters on error_faults ((folded(message) collate "C"), id);
create index error_faults_words on error_faults using gin (folded(message || ' ' || page) gin_trgm_ops);

alter table error_reports add column fault_id uuid references error_faults on delete cascade;

-- What there is already, as the rules would have written it: these reports have no stack.
with plain as (
  select id, received_at, release,
    coalesce(nullif(left(regexp_replace(regexp_replace(regexp_replace(message,
      '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '#', 'gi'),
      '\m[0-9a-f]{12,}\M', '#', 'gi'),
      '\d+', '#', 'g'), 500), ''), '(sem mensagem)') as message,
    case
      when path ~ '^/(admin|dash-[^/]*)(/|$)' then regexp_replace(regexp_replace(path,
        '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '*', 'gi'), '/\d+(?=/|$)', '/*', 'g')
      else regexp_replace(path, '^(/[^/]*)/.+$', '\1/*')
    end as page
  from error_reports
), known as (
  select *, encode(sha256(convert_to(page || E'\n' || message || E'\n', 'UTF8')), 'hex') as fingerprint
  from plain
), added as (
  insert into error_faults (fingerprint, message, page, part, reports, first_at, last_at, releases)
  select fingerprint, min(message), min(page), '', count(*), min(received_at), max(received_at),
    (array_agg(distinct release))[1:20]
  from known group by fingerprint
  returning id, fingerprint
)
update error_reports as report set fault_id = added.id
from known join added using (fingerprint) where known.id = report.id;

alter table error_reports alter column fault_id set not null;
create index error_reports_fault on error_reports (fault_id, received_at desc, id desc);
