-- Collections of places, chosen by editors: themes ("Com pet") and itineraries in days and hours.
create table collections (
  id         uuid primary key default uuidv7(),
  kind       text not null check (kind in ('itinerary', 'theme')),
  -- Never changes: links that people kept still lead to it.
  slug       text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title      text not null check (char_length(title) between 3 and 80),
  summary    text not null default '' check (char_length(summary) <= 240),
  cover_id   uuid references media on delete restrict,
  position   smallint not null default 0,
  status     text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  version    integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint collections_slug unique (slug)
);
create index collections_cover on collections (cover_id);

-- What has left the guide stays in the list, unseen: it may come back.
create table collection_stops (
  collection_id    uuid not null references collections on delete cascade,
  position         smallint not null check (position between 0 and 39),
  establishment_id uuid references establishments on delete cascade,
  sight_id         uuid references sights on delete cascade,
  note             text not null default '' check (char_length(note) <= 240),
  -- From the first day of a visit; none in a theme.
  day              smallint check (day between 1 and 7),
  -- On the clocks of the city.
  minute           smallint check (minute between 0 and 1439),
  primary key (collection_id, position),
  constraint collection_stops_place check (num_nonnulls(establishment_id, sight_id) = 1),
  constraint collection_stops_hour check (minute is null or day is not null),
  constraint collection_stops_once
    unique nulls not distinct (collection_id, establishment_id, sight_id, day)
);
create index collection_stops_establishment on collection_stops (establishment_id);
create index collection_stops_sight on collection_stops (sight_id);
