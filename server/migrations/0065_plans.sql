-- What a plan costs and allows. Money in centavos; null is "no limit".
create table plans (
  id                       text primary key check (id in ('clube', 'atalaia', 'macarico', 'espadarte')),
  position                 smallint not null unique,
  month_cents              integer not null check (month_cents >= 0),
  year_cents               integer not null check (year_cents >= 0),
  trial_days               smallint not null check (trial_days between 0 and 90),
  is_recommended           boolean not null default false,
  establishments           smallint not null check (establishments >= 0),
  photos_per_establishment smallint not null check (photos_per_establishment >= 0),
  catalogue_items          integer check (catalogue_items >= 0),
  lodging_units            integer check (lodging_units >= 0),
  properties               integer check (properties >= 0),
  has_orders_and_shop      boolean not null,
  analytics                text not null check (analytics in ('none', 'weekly', 'full')),
  active_coupons           smallint not null check (active_coupons >= 0),
  flash_offers             smallint not null check (flash_offers >= 0),
  is_featured              boolean not null,
  updated_at               timestamptz not null default now(),
  constraint plans_free_or_paid check ((month_cents = 0) = (year_cents = 0))
);
create unique index plans_one_recommended on plans (is_recommended) where is_recommended;

insert into plans values
  ('clube', 0, 0, 0, 0, false, 0, 0, 0, 0, 0, false, 'none', 0, 0, false),
  ('atalaia', 1, 4990, 49900, 14, false, 1, 8, 40, 3, 3, false, 'weekly', 1, 0, false),
  ('macarico', 2, 9990, 99900, 14, true, 2, 20, 150, 10, 15, true, 'full', 3, 1, false),
  ('espadarte', 3, 19990, 199900, 14, false, 5, 60, null, null, null, true, 'full', 10, 5, true);
