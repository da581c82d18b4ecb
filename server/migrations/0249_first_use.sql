-- Tests of what leaves the portal: one that was asked for, and how the last ended. That of e-mail ends when its code is
-- typed. Nobody is named: whoever may ask may type it.
create table system_tests (
  kind text primary key check (kind in ('mail', 'pix', 'cards')),
  asked_at timestamptz not null,
  sent_at timestamptz,
  passed_at timestamptz,
  failed_at timestamptz,
  failure text check (octet_length(failure) between 1 and 200),
  took_ms integer check (took_ms >= 0),
  seed bytea check (octet_length(seed) = 32),
  attempts integer not null default 0 check (attempts >= 0)
);

-- The steps of a new portal: what was left out on purpose, and when somebody said that it is done.
create table first_use (
  is_only boolean primary key default true check (is_only),
  skipped text[] not null default '{}' check (skipped <@ array['mail', 'pix', 'cards', 'backup']),
  finished_at timestamptz
);
-- A portal that is run already has no first use.
-- few rows: one is written.
insert into first_use (finished_at)
  select case when exists (select from users where role = 'superadmin') then now() end;
