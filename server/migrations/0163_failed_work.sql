-- What the worker could not do and gave up on, or could not do of a list: for the team to see and to try
-- again. It names nobody: of a job whose data does, no data is kept.
create table failed_work (
  id uuid primary key default gen_random_uuid(),
  job text not null,
  -- Which of a list; of a job with a key that key, of any other its own id. Empty: the work of a schedule.
  item text not null,
  -- What the job was told, so that it can be asked for again; null where that may name people.
  data jsonb,
  failure text not null check (length(failure) <= 200),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (job, item)
);
create index failed_work_last_at on failed_work (last_at);
