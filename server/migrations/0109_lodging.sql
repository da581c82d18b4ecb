-- Where people sleep: one row is one unit that is let by the night, with what it costs. Money in centavos.
-- The hours of check-in and check-out stay with the listing, where cards and the search read them.

create extension if not exists btree_gist;

create table lodging_units (
  id                  uuid primary key default uuidv7(),
  establishment_id    uuid not null references establishments on delete cascade,
  name                text not null check (char_length(name) between 1 and 80),
  kind                text not null check (kind in (
    'quarto', 'suite', 'chale', 'casa', 'apartamento', 'dormitorio', 'redario', 'camping')),
  capacity            smallint not null check (capacity between 1 and 50),
  bedrooms            smallint not null default 1 check (bedrooms between 0 and 30),
  -- [{"kind": "casal", "count": 1}]: contract/src/lodging/unit.ts.
  beds                jsonb not null default '[]' check (jsonb_typeof(beds) = 'array'),
  bathrooms           smallint not null default 1 check (bathrooms between 0 and 30),
  area_m2             smallint check (area_m2 between 1 and 5000),
  amenities           text[] not null default '{}' check (cardinality(amenities) <= 40),
  description         text not null default '' check (char_length(description) <= 1500),
  base_price_cents    integer not null check (base_price_cents between 100 and 10000000),
  -- Of the nights of Friday and Saturday; null is the same as the others.
  weekend_price_cents integer check (weekend_price_cents between 100 and 10000000),
  min_nights          smallint not null default 1 check (min_nights between 1 and 60),
  is_published        boolean not null default true,
  position            integer not null default 0 check (position >= 0),
  version             integer not null default 1 check (version > 0),
  -- Stays keep pointing at what is no longer let.
  removed_at          timestamptz,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  unique (establishment_id, id)
);
create index lodging_units_order on lodging_units (establishment_id, position, id)
  where removed_at is null;

-- Seasons of a unit: July, Réveillon, Carnaval. Of a night only one of them can be.
create table unit_rates (
  id                  uuid primary key default uuidv7(),
  unit_id             uuid not null references lodging_units on delete cascade,
  name                text not null check (char_length(name) between 1 and 40),
  -- The nights that are slept: the day after the last one is its end.
  during              daterange not null check (
    not isempty(during) and not lower_inf(during) and not upper_inf(during)
    and upper(during) - lower(during) <= 366),
  price_cents         integer not null check (price_cents between 100 and 10000000),
  weekend_price_cents integer check (weekend_price_cents between 100 and 10000000),
  -- Null is the unit's own.
  min_nights          smallint check (min_nights between 1 and 60),
  constraint unit_rates_one_season_a_night exclude using gist (unit_id with =, during with &&)
);

create table unit_photos (
  unit_id  uuid not null references lodging_units on delete cascade,
  media_id uuid not null references media on delete restrict,
  position smallint not null check (position between 0 and 99),
  primary key (unit_id, media_id)
);
create index unit_photos_media on unit_photos (media_id);
create index unit_photos_order on unit_photos (unit_id, position);

create table lodging_settings (
  establishment_id   uuid primary key references establishments on delete cascade,
  -- Until when somebody is there to open; null is "não informado".
  check_in_until     text check (check_in_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  rules              text not null default '' check (char_length(rules) <= 2000),
  cancellation       text not null default 'moderada' check (cancellation in (
    'flexivel', 'moderada', 'rigida')),
  -- Null is "não informado", which is neither yes nor no.
  pets               text check (pets in ('aceita', 'consulte', 'nao-aceita')),
  smoking            text check (smoking in ('permitido', 'area-externa', 'proibido')),
  cadastur           text check (cadastur ~ '^[0-9]{14}$'),
  cleaning_fee_cents integer not null default 0 check (cleaning_fee_cents between 0 and 10000000),
  version            integer not null default 1 check (version > 0),
  updated_at         timestamptz not null
);

-- The nights of a unit that are taken, by whatever it is. Of a night only one row can be; the day
-- somebody leaves is the day somebody else comes. Written by the feature of stays alone.
create table unit_occupancies (
  id         uuid primary key default uuidv7(),
  unit_id    uuid not null references lodging_units on delete cascade,
  kind       text not null check (kind in ('hold', 'stay', 'manual', 'import')),
  during     daterange not null check (
    not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  stay_id    uuid,
  -- Past it a hold holds nothing, swept away or not.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  constraint unit_occupancies_never_overlap exclude using gist (unit_id with =, during with &&),
  constraint unit_occupancies_holds_expire check ((kind = 'hold') = (expires_at is not null)),
  constraint unit_occupancies_of_stays check ((kind in ('hold', 'stay')) = (stay_id is not null))
);
create index unit_occupancies_stay on unit_occupancies (stay_id) where stay_id is not null;
