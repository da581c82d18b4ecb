-- Real estate of businesses that have that module. Money in centavos, areas in square metres.

-- What the law asks an advertiser to show beside its name.
create table property_advertisers (
  establishment_id uuid primary key references establishments on delete cascade,
  -- As it is read after "CRECI-PA": firms end in -J.
  creci            text check (creci ~ '^[0-9]{1,6}(-[FJ])?$'),
  version          integer not null default 1 check (version > 0),
  updated_at       timestamptz not null
);

create table properties (
  id                 uuid primary key default uuidv7(),
  establishment_id   uuid not null references establishments on delete cascade,
  slug               text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- The advertiser's own reference, as it is told to people.
  code               text check (char_length(code) between 1 and 50),
  title              text not null check (char_length(title) between 3 and 120),
  description        text not null default '' check (char_length(description) <= 4000),
  -- A price is the offer: for sale, by the month, by the night of the season.
  sale_price_cents   integer check (sale_price_cents between 1 and 2000000000),
  rent_price_cents   integer check (rent_price_cents between 1 and 2000000000),
  season_price_cents integer check (season_price_cents between 1 and 2000000000),
  -- By the month; zero is "sem condomínio", null is "não informado".
  condominium_cents  integer check (condominium_cents between 0 and 100000000),
  iptu_cents         integer check (iptu_cents between 0 and 100000000),
  iptu_period        text check (iptu_period in ('month', 'year')),
  type               text not null check (type in (
    'casa', 'casa-de-condominio', 'sobrado', 'apartamento', 'cobertura', 'flat', 'kitnet', 'loft',
    'studio', 'terreno', 'chacara', 'fazenda', 'sala-comercial', 'ponto-comercial', 'galpao', 'predio',
    'pousada', 'outro')),
  usage              text not null default 'residencial' check (usage in ('residencial', 'comercial')),
  living_area        integer check (living_area between 1 and 100000000),
  lot_area           integer check (lot_area between 1 and 100000000),
  bedrooms           smallint check (bedrooms between 0 and 99),
  suites             smallint check (suites between 0 and 99),
  bathrooms          smallint check (bathrooms between 0 and 99),
  parking            smallint check (parking between 0 and 99),
  -- contract/src/properties/properties.texts.ts
  amenities          text[] not null default '{}' check (cardinality(amenities) <= 40),
  papers             text[] not null default '{}' check (papers <@ array[
    'escritura', 'fora-de-marinha', 'contas-em-dia', 'habite-se']::text[]),
  street             text check (char_length(street) between 1 and 160),
  number             text check (char_length(number) between 1 and 20),
  complement         text check (char_length(complement) between 1 and 80),
  neighbourhood      text check (char_length(neighbourhood) between 1 and 80),
  cep                text check (cep ~ '^[0-9]{8}$'),
  display_address    text not null default 'neighbourhood' check (display_address in (
    'all', 'street', 'neighbourhood')),
  latitude           double precision check (latitude between -90 and 90),
  longitude          double precision check (longitude between -180 and 180),
  -- What everybody may know of the place. A hidden one lies somewhere in a cell of some 390 m, and every
  -- property of the cell answers alike: neither several readings nor several listings tell more.
  public_latitude    double precision generated always as (case when display_address = 'all' then latitude
    else round((round(latitude / 0.0035) * 0.0035)::numeric, 4)::double precision end) stored,
  public_longitude   double precision generated always as (case when display_address = 'all' then longitude
    else round((round(longitude / 0.0035) * 0.0035)::numeric, 4)::double precision end) stored,
  status             text not null default 'draft' check (status in (
    'draft', 'published', 'hidden', 'archived')),
  -- By whom: nobody said that it is still to be had, the team of the portal, or its own people.
  hidden_by          text check (hidden_by in ('clock', 'portal', 'advertiser')),
  hidden_reason      text check (char_length(hidden_reason) between 3 and 280),
  published_at       timestamptz,
  -- When somebody last said that it is still to be had, and when that was asked since.
  confirmed_at       timestamptz,
  asked_at           timestamptz,
  -- The agency's feed that keeps it, and its name there. Null is kept by hand.
  feed_id            uuid,
  external_id        text check (char_length(external_id) between 1 and 50),
  version            integer not null default 1 check (version > 0),
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  unique (establishment_id, slug),
  unique (feed_id, external_id),
  -- A lead is of a property of its advertiser.
  unique (id, establishment_id),
  constraint properties_feed_is_whole check ((feed_id is null) = (external_id is null)),
  constraint properties_pin_is_whole check ((latitude is null) = (longitude is null)),
  constraint properties_iptu_is_whole check ((iptu_cents is null) = (iptu_period is null)),
  constraint properties_suites_are_bedrooms check (suites <= bedrooms),
  constraint properties_hidden_is_told check ((status = 'hidden') = (hidden_by is not null)
    and (hidden_reason is null or hidden_by = 'portal')),
  constraint properties_published_is_whole check (status <> 'published' or (
    published_at is not null and confirmed_at is not null and neighbourhood is not null
    and num_nonnulls(sale_price_cents, rent_price_cents, season_price_cents) > 0))
);
create index properties_of_place on properties (establishment_id, status, id);
create index properties_published on properties (published_at desc, id) where status = 'published';
create index properties_confirmed on properties (confirmed_at, id) where status = 'published';
create index properties_place on properties (public_latitude, public_longitude) where status = 'published';

create table property_photos (
  property_id uuid not null references properties on delete cascade,
  media_id    uuid not null references media on delete restrict,
  position    smallint not null check (position between 0 and 59),
  -- 64 bits of what the picture looks like (difference hash); null until the photo was looked at.
  hash        bigint,
  primary key (property_id, media_id),
  constraint property_photos_order unique (property_id, position) deferrable initially immediate
);
create index property_photos_media on property_photos (media_id);
create index property_photos_hash on property_photos (hash) where hash is not null;

-- Somebody who wants to visit or to know. Kept for 12 months.
create table property_leads (
  id               uuid primary key default uuidv7(),
  -- Chosen by the sender's browser: the same lead sent twice is one row.
  idempotency_key  uuid not null,
  property_id      uuid not null,
  establishment_id uuid not null,
  -- Null where nobody was signed in, or the account is gone.
  user_id          uuid references users on delete set null,
  name             text not null check (char_length(name) between 1 and 120),
  email            text check (char_length(email) <= 254),
  phone            text check (phone ~ '^[0-9]{10,11}$'),
  message          text not null check (char_length(message) between 1 and 2000),
  -- The sentence that was agreed to, by its version.
  consent          text not null check (char_length(consent) between 1 and 60),
  read_at          timestamptz,
  created_at       timestamptz not null,
  foreign key (property_id, establishment_id) references properties (id, establishment_id) on delete cascade,
  constraint property_leads_can_be_answered check (num_nonnulls(email, phone) > 0),
  unique (property_id, idempotency_key)
);
create index property_leads_place on property_leads (establishment_id, created_at desc, id);
create index property_leads_user on property_leads (user_id) where user_id is not null;
create index property_leads_created_at on property_leads (created_at);
