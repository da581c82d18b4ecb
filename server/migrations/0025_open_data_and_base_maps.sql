-- When the content of an open file last changed: the same on every node.
create table open_data_editions (
  dataset     text primary key check (dataset ~ '^[a-z-]{1,40}$'),
  fingerprint text not null,
  changed_at  timestamptz not null
);

-- Maps of streets that were installed: files in the storage, named by their content. None in use is
-- the schematic map.
create table base_maps (
  hash        text primary key check (hash ~ '^[0-9a-f]{32}$'),
  bytes       bigint not null check (bytes > 0),
  schema      text not null check (schema in ('protomaps', 'openmaptiles')),
  min_zoom    smallint not null check (min_zoom between 0 and 30),
  max_zoom    smallint not null check (max_zoom between min_zoom and 30),
  west        double precision not null check (west between -180 and 180),
  south       double precision not null check (south between -90 and 90),
  east        double precision not null check (east between -180 and 180),
  north       double precision not null check (north between -90 and 90),
  attribution text not null check (char_length(attribution) between 1 and 300),
  installed_at timestamptz not null,
  is_in_use   boolean not null default false
);
create unique index base_maps_one_in_use on base_maps (is_in_use) where is_in_use;
