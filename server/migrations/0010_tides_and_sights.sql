-- An official table of high and low waters, as an administrator imported it.
create table tide_tables (
  id          uuid primary key default uuidv7(),
  -- "Marinha do Brasil, Tábuas das Marés" and "63ª edição, 2026": both are shown with every value.
  name        text not null check (char_length(name) between 2 and 120),
  edition     text not null check (char_length(edition) between 1 and 60),
  imported_by uuid references users on delete set null,
  imported_at timestamptz not null
);
create index tide_tables_imported_by on tide_tables (imported_by);

-- A day belongs to one table: what is imported later replaces it. Heights are above the Navy's datum.
create table tide_extremes (
  day      date not null,
  -- On the clocks of the city.
  minute   smallint not null check (minute between 0 and 1439),
  height_m numeric(4, 2) not null check (height_m between -2 and 9),
  kind     text not null check (kind in ('high', 'low')),
  table_id uuid not null references tide_tables on delete cascade,
  primary key (day, minute)
);
create index tide_extremes_table on tide_extremes (table_id, day);

-- Beaches and attractions.
create table sights (
  id             uuid primary key default uuidv7(),
  kind           text not null check (kind in ('beach', 'attraction')),
  -- Never changes: links that people kept still lead to it.
  slug           text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name           text not null check (char_length(name) between 2 and 80),
  latitude       double precision check (latitude between -90 and 90),
  longitude      double precision check (longitude between -180 and 180),
  -- The pin is read off a description, not measured.
  is_approximate boolean not null default false,
  tags           text[] not null default '{}' check (cardinality(tags) <= 12),
  -- contract/src/sights/sight-content.ts: texts, ramps, structure, hazards, rules, water samples.
  content        jsonb not null,
  position       smallint not null default 0,
  status         text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  version        integer not null default 1,
  verified_at    timestamptz,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  constraint sights_slug unique (kind, slug),
  constraint sights_place check ((latitude is null) = (longitude is null))
);

create table sight_photos (
  sight_id uuid not null references sights on delete cascade,
  position smallint not null,
  media_id uuid not null references media on delete restrict,
  primary key (sight_id, position),
  unique (sight_id, media_id)
);
create index sight_photos_media on sight_photos (media_id);
