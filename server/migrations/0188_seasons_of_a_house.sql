-- Seasons of a house return every year: fixed days, or days counted from Easter. What they cost stands in one
-- table of rooms and seasons; the prices of rooms are written from it, some years ahead, so that of a night only
-- one price can be. A row of unit_rates without a season is what the house wrote on some nights of that room.
create table lodging_seasons (
  id               uuid primary key,
  establishment_id uuid not null references establishments on delete cascade,
  name             text not null check (char_length(name) between 1 and 40),
  -- "MM-DD", both ends slept in; an end before its beginning is in the next year.
  first_of_year    text check (first_of_year ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  last_of_year     text check (last_of_year ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  first_from_easter smallint check (first_from_easter between -70 and 70),
  last_from_easter  smallint check (last_from_easter between first_from_easter and 70),
  -- Of two that are as long the upper one goes first.
  position         smallint not null check (position >= 0),
  constraint lodging_seasons_days check (
    num_nonnulls(first_of_year, last_of_year) in (0, 2)
    and num_nonnulls(first_from_easter, last_from_easter) in (0, 2)
    and num_nonnulls(first_of_year, first_from_easter) = 1)
);
create index lodging_seasons_of on lodging_seasons (establishment_id, position);

create table lodging_season_rates (
  season_id           uuid not null references lodging_seasons on delete cascade,
  unit_id             uuid not null references lodging_units on delete cascade,
  price_cents         integer not null check (price_cents between 100 and 10000000),
  weekend_price_cents integer check (weekend_price_cents between 100 and 10000000),
  -- Null is the unit's own.
  min_nights          smallint check (min_nights between 1 and 60),
  primary key (season_id, unit_id)
);
create index lodging_season_rates_unit on lodging_season_rates (unit_id);

-- The table is saved as one: who read an older one is told.
alter table lodging_settings add column seasons_version integer not null default 0 check (seasons_version >= 0);

alter table unit_rates add column season_id uuid;
alter table unit_rates alter column price_cents drop not null;
alter table unit_rates add constraint unit_rates_of_a_season
  foreign key (season_id) references lodging_seasons on delete cascade not valid;
-- Nights may ask for a longer stay at the price that they have anyway.
alter table unit_rates add constraint unit_rates_says_something check (
  price_cents is not null or (min_nights is not null and weekend_price_cents is null)) not valid;
