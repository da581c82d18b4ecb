-- Emergency numbers, health posts, timetables, offices: facts that age, so each says where it comes
-- from and when somebody last looked.
create table utility_entries (
  id          uuid primary key default uuidv7(),
  kind        text not null check (kind in ('emergency', 'health', 'transport', 'office', 'service')),
  title       text not null check (char_length(title) between 2 and 100),
  -- [{ "number": "190", "label": "", "is_whatsapp": false }], digits only.
  phones      jsonb not null default '[]' check (jsonb_typeof(phones) = 'array'),
  address     text not null default '' check (char_length(address) <= 160),
  latitude    double precision check (latitude between -90 and 90),
  longitude   double precision check (longitude between -180 and 180),
  hours       text not null default '' check (char_length(hours) <= 300),
  body        text not null default '' check (char_length(body) <= 2000),
  source_name text not null default '' check (char_length(source_name) <= 160),
  source_url  text not null default '' check (source_url = '' or source_url ~ '^https?://'),
  position    integer not null default 0,
  status      text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  version     integer not null default 1,
  verified_at timestamptz,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  constraint utility_entries_place check ((latitude is null) = (longitude is null))
);
create index utility_entries_shown on utility_entries (kind, position) where status = 'published';

-- Which pharmacy is on duty, and when: the city's one rota.
create table duty_pharmacies (
  id               uuid primary key default uuidv7(),
  -- A listing of the guide tells its own phone and address; a free one has them here.
  establishment_id uuid references establishments on delete set null,
  name             text not null check (char_length(name) between 2 and 120),
  phone            text not null default '' check (phone ~ '^[0-9]{0,11}$'),
  address          text not null default '' check (char_length(address) <= 200),
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  -- A second pharmacy beside the one on duty (July, holidays): it alone may overlap.
  is_extra         boolean not null default false,
  source_name      text not null check (char_length(source_name) between 2 and 160),
  source_url       text not null default '' check (source_url = '' or source_url ~ '^https?://'),
  verified_at      timestamptz,
  version          integer not null default 1,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  constraint duty_pharmacies_order check (ends_at > starts_at and ends_at <= starts_at + interval '31 days'),
  constraint duty_pharmacies_apart exclude using gist (tstzrange(starts_at, ends_at) with &&)
    where (not is_extra)
);
create index duty_pharmacies_times on duty_pharmacies (ends_at, starts_at);
create index duty_pharmacies_establishment on duty_pharmacies (establishment_id);

-- A cut of water, a closed road, a storm on its way: shown from its beginning to its end.
create table public_notices (
  id          uuid primary key default uuidv7(),
  title       text not null check (char_length(title) between 2 and 120),
  body        text not null default '' check (char_length(body) <= 1000),
  severity    text not null check (severity in ('info', 'attention', 'urgent')),
  place       text not null default '' check (char_length(place) <= 160),
  link        text not null default '' check (link = '' or link ~ '^https?://'),
  source_name text not null check (char_length(source_name) between 2 and 160),
  starts_at   timestamptz not null,
  -- Null: until somebody takes it down.
  ends_at     timestamptz,
  status      text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  constraint public_notices_order check (ends_at > starts_at)
);
create index public_notices_times on public_notices (starts_at, ends_at) where status = 'published';
