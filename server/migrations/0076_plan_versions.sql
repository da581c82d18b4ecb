-- Every price and every limit that a plan ever had. A row of `plans` is the version in force for who
-- subscribes now; a trigger (server/sql/22_plans.sql) writes each of them down here.
alter table plans
  add column version integer not null default 1,
  add column updated_by uuid;

create table plan_versions (
  plan_id                  text not null references plans,
  version                  integer not null check (version > 0),
  made_at                  timestamptz not null,
  made_by                  uuid,
  month_cents              integer not null,
  year_cents               integer not null,
  trial_days               smallint not null,
  is_recommended           boolean not null,
  establishments           smallint not null,
  photos_per_establishment smallint not null,
  catalogue_items          integer,
  lodging_units            integer,
  properties               integer,
  has_orders_and_shop      boolean not null,
  analytics                text not null,
  active_coupons           smallint not null,
  flash_offers             smallint not null,
  is_featured              boolean not null,
  primary key (plan_id, version)
);

insert into plan_versions
select id, version, updated_at, null, month_cents, year_cents, trial_days, is_recommended, establishments,
  photos_per_establishment, catalogue_items, lodging_units, properties, has_orders_and_shop, analytics,
  active_coupons, flash_offers, is_featured
from plans;

-- What was agreed: the version of the plan, and how often it is paid for.
alter table subscriptions
  add column plan_version integer not null default 1,
  add column cycle text not null default 'month' check (cycle in ('month', 'year')),
  add foreign key (plan_type, plan_version) references plan_versions;

-- A later version as one subscription meets it: when its person was told, and from when it holds for
-- them. One that nobody was told of, or that a later one replaced, holds for nobody.
create table plan_updates (
  id              uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  user_id         uuid not null references users on delete cascade,
  plan_id         text not null,
  version         integer not null,
  created_at      timestamptz not null,
  told_at         timestamptz,
  in_force_at     timestamptz,
  withdrawn_at    timestamptz,
  unique (subscription_id, version),
  foreign key (plan_id, version) references plan_versions,
  constraint plan_updates_told check ((told_at is null) = (in_force_at is null)),
  constraint plan_updates_thirty_days check (in_force_at >= told_at + interval '720 hours')
);
create index plan_updates_user on plan_updates (user_id);
create index plan_updates_version on plan_updates (plan_id, version);
create index plan_updates_in_force on plan_updates (in_force_at) where in_force_at is not null;

-- What the plan gives to this listing, kept beside `plan` for lists; null is nothing.
alter table establishments add column plan_limits jsonb;

update establishments set plan_limits = held.limits
from (
  select id, to_jsonb(plans) - array['id', 'position', 'month_cents', 'year_cents', 'trial_days',
    'is_recommended', 'updated_at', 'version', 'updated_by'] as limits
  from plans
) as held
where establishments.plan <> 'clube'
  and held.id = case when plan in ('admin', 'superadmin') then 'espadarte' else plan end;

-- It knew the plan and not the person, and held numbers of its own.
drop function establishment_limit(text);
