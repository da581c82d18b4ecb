-- What a business sells, on its menu or in its shop: sections → items → option groups → options, with
-- variants and stock. Every row names its establishment and every foreign key carries it along, so that
-- nothing can point into another business. Money in centavos.

create table catalog_sections (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null references establishments on delete cascade,
  kind             text not null check (kind in ('menu', 'shop')),
  name             text not null check (char_length(name) between 1 and 80),
  description      text not null default '' check (char_length(description) <= 300),
  -- Off is out of sight until somebody switches it on again.
  is_available     boolean not null default true,
  position         integer not null default 0 check (position >= 0),
  version          integer not null default 1 check (version > 0),
  removed_at       timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  unique (establishment_id, id)
);
create index catalog_sections_order on catalog_sections (establishment_id, kind, position, id)
  where removed_at is null;

create table catalog_items (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null,
  section_id       uuid not null,
  name             text not null check (char_length(name) between 1 and 150),
  description      text not null default '' check (char_length(description) <= 600),
  price_cents      integer not null check (price_cents between 0 and 10000000),
  -- The other price, and when it holds; without a moment it holds from now on, or until it is taken away.
  promo_cents      integer,
  promo_starts_at  timestamptz,
  promo_ends_at    timestamptz,
  photo_id         uuid references media on delete restrict,
  tags             text[] not null default '{}' check (cardinality(tags) <= 12 and tags <@ array[
    'vegano', 'vegetariano', 'sem-gluten', 'sem-lactose', 'sem-acucar', 'organico', 'picante', 'para-2',
    'para-compartilhar', 'infantil', 'da-casa', 'regional', 'artesanal', 'novidade']::text[]),
  -- Null is "não informado", which is not "none".
  allergens        text[] check (cardinality(allergens) <= 12 and allergens <@ array[
    'gluten', 'lactose', 'leite', 'peixe', 'amendoas', 'corantes', 'castanhas', 'soja', 'ovo',
    'crustaceos']::text[]),
  is_alcoholic     boolean not null default false,
  sku              text check (sku ~ '^[[:graph:]]{1,60}$'),
  is_available     boolean not null default true,
  sold_out_until   timestamptz,
  position         integer not null default 0 check (position >= 0),
  version          integer not null default 1 check (version > 0),
  -- Orders keep pointing at what is no longer sold.
  removed_at       timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  unique (establishment_id, id),
  foreign key (establishment_id, section_id)
    references catalog_sections (establishment_id, id) on delete cascade,
  constraint catalog_items_promo_is_cheaper check (promo_cents >= 0 and promo_cents < price_cents),
  constraint catalog_items_promo_window check (
    (promo_cents is not null or (promo_starts_at is null and promo_ends_at is null))
    and promo_ends_at > promo_starts_at)
);
create index catalog_items_order on catalog_items (section_id, position, id) where removed_at is null;
create index catalog_items_photo on catalog_items (photo_id) where photo_id is not null;
create unique index catalog_items_sku on catalog_items (establishment_id, sku)
  where sku is not null and removed_at is null;

-- Of an item, or of an option of such a group; a third level has nowhere to hang from.
create table option_groups (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null,
  item_id          uuid,
  option_id        uuid,
  level            smallint generated always as (case when option_id is null then 1 else 2 end) stored,
  parent_level     smallint generated always as (case when option_id is not null then 1 end) stored,
  name             text not null check (char_length(name) between 1 and 80),
  min_choices      smallint not null check (min_choices between 0 and 50),
  max_choices      smallint not null check (max_choices between 1 and 50),
  price_method     text not null default 'sum' check (price_method in ('sum', 'max', 'avg')),
  position         integer not null default 0 check (position >= 0),
  unique (establishment_id, id, level),
  foreign key (establishment_id, item_id)
    references catalog_items (establishment_id, id) on delete cascade,
  constraint option_groups_one_parent check (num_nonnulls(item_id, option_id) = 1),
  constraint option_groups_range check (min_choices <= max_choices)
);
create index option_groups_item on option_groups (item_id, position, id) where item_id is not null;
create index option_groups_option on option_groups (option_id, position, id) where option_id is not null;

create table options (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null,
  group_id         uuid not null,
  group_level      smallint not null check (group_level in (1, 2)),
  name             text not null check (char_length(name) between 1 and 120),
  -- On top of the item's price; where halves of a pizza are chosen, the price of a whole one of it.
  price_cents      integer not null default 0 check (price_cents between 0 and 10000000),
  sku              text check (sku ~ '^[[:graph:]]{1,60}$'),
  is_available     boolean not null default true,
  sold_out_until   timestamptz,
  position         integer not null default 0 check (position >= 0),
  unique (establishment_id, id, group_level),
  foreign key (establishment_id, group_id, group_level)
    references option_groups (establishment_id, id, level) on delete cascade
);
create index options_group on options (group_id, position, id);

alter table option_groups add constraint option_groups_two_levels
  foreign key (establishment_id, option_id, parent_level)
  references options (establishment_id, id, group_level) on delete cascade;

-- When a section or an item is to be had: days from Sunday (0), minutes of the city's day. An end that is
-- not after the beginning lies on the next day. Without windows it is always to be had.
create table availability_windows (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null,
  section_id       uuid,
  item_id          uuid,
  days             smallint[] not null check (
    cardinality(days) between 1 and 7 and days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  from_minute      smallint not null check (from_minute between 0 and 1439),
  until_minute     smallint not null check (until_minute between 0 and 1440),
  foreign key (establishment_id, section_id)
    references catalog_sections (establishment_id, id) on delete cascade,
  foreign key (establishment_id, item_id)
    references catalog_items (establishment_id, id) on delete cascade,
  constraint availability_windows_one_parent check (num_nonnulls(section_id, item_id) = 1),
  constraint availability_windows_not_empty check (from_minute <> until_minute)
);
create index availability_windows_section on availability_windows (section_id) where section_id is not null;
create index availability_windows_item on availability_windows (item_id) where item_id is not null;

create table item_variants (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null,
  item_id          uuid not null,
  name             text not null check (char_length(name) between 1 and 80),
  sku              text check (sku ~ '^[[:graph:]]{1,60}$'),
  -- Null is the price of the item, with its promotion.
  price_cents      integer check (price_cents between 0 and 10000000),
  -- Holds in the item's own window.
  promo_cents      integer,
  is_available     boolean not null default true,
  position         integer not null default 0 check (position >= 0),
  removed_at       timestamptz,
  unique (establishment_id, id),
  foreign key (establishment_id, item_id)
    references catalog_items (establishment_id, id) on delete cascade,
  constraint item_variants_promo_is_cheaper check (
    promo_cents is null or (price_cents is not null and promo_cents >= 0 and promo_cents < price_cents))
);
create index item_variants_order on item_variants (item_id, position, id) where removed_at is null;
create unique index item_variants_sku on item_variants (establishment_id, sku)
  where sku is not null and removed_at is null;

-- How many there are of a variant and how many of them are promised to orders. A variant without a row is
-- not counted.
create table stock (
  variant_id       uuid primary key,
  establishment_id uuid not null,
  on_hand          integer not null check (on_hand <= 1000000),
  reserved         integer not null default 0,
  updated_at       timestamptz not null,
  foreign key (establishment_id, variant_id)
    references item_variants (establishment_id, id) on delete cascade,
  constraint stock_never_oversold check (0 <= reserved and reserved <= on_hand)
);

-- Every change of stock, written in the statement that makes it. No foreign key: removing a draft that
-- was never published must not have to touch what is append-only.
create table stock_movements (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null,
  variant_id       uuid not null,
  kind             text not null check (kind in (
    'counted', 'received', 'lost', 'reserved', 'released', 'sold', 'returned')),
  on_hand_change   integer not null,
  reserved_change  integer not null,
  on_hand_after    integer not null,
  reserved_after   integer not null,
  -- The order it was for. Each of its moves is made once.
  reference_id     uuid,
  note             text not null default '' check (char_length(note) <= 200),
  created_at       timestamptz not null,
  constraint stock_movements_of_orders check
    ((kind in ('reserved', 'released', 'sold', 'returned')) = (reference_id is not null))
);
create index stock_movements_variant on stock_movements (variant_id, created_at desc);
create unique index stock_movements_once on stock_movements (reference_id, variant_id, kind)
  where reference_id is not null;
