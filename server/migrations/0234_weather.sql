-- The forecast as it was read last, whether it is shown, and what came of the last time it was asked for.
create table weather (
  id         boolean primary key default true check (id),
  is_shown   boolean not null default false,
  version    integer not null default 1,
  -- Of the hours below: whose they are and when they were read.
  source     text check (char_length(source) between 1 and 60),
  read_at    timestamptz,
  hours      jsonb not null default '[]',
  asked_at   timestamptz,
  fault      text check (fault in ('not-allowed', 'not-found', 'refused', 'timeout', 'too-large',
    'redirects', 'certificate', 'status', 'unreadable', 'elsewhere', 'outdated')),
  updated_at timestamptz not null default now(),
  constraint weather_read_whole check ((read_at is null) = (source is null))
);
insert into weather default values;
