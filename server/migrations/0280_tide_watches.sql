-- "Me avise antes da maré": a browser that allowed pushes, and the beach and ramp it is warned of. Without an
-- account: whoever holds the browser holds the warning.
create table tide_watches (
  id             uuid primary key default uuidv7(),
  sight_id       uuid not null references sights on delete cascade,
  -- Of the beach's ramps, which stand in its content; null: the tide alone.
  ramp_id        uuid,
  endpoint       text not null check (char_length(endpoint) <= 1000),
  push_key       text not null check (char_length(push_key) = 87),
  push_secret    text not null check (char_length(push_secret) = 22),
  -- Days of the city on which it is warned; without a last one until somebody stops it.
  first_day      date not null,
  last_day       date check (last_day >= first_day),
  -- Between 22h and 6h too.
  at_night       boolean not null,
  tells_changes  boolean not null,
  -- The deadline that this browser heard of last, and how many minutes before it.
  known_deadline timestamptz,
  told_step      smallint check (told_step in (0, 30, 60)),
  created_at     timestamptz not null,
  seen_at        timestamptz not null
);
create unique index tide_watches_of_browser on tide_watches (endpoint, sight_id, ramp_id) nulls not distinct;
create index tide_watches_of_ramp on tide_watches (sight_id, ramp_id, id);
create index tide_watches_last_day on tide_watches (last_day);
create index tide_watches_seen on tide_watches (seen_at);
