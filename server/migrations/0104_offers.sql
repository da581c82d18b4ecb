-- Offers of businesses to members of the club. Money in centavos.

create table offers (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null references establishments on delete cascade,
  kind             text not null check (kind in ('percent', 'amount', 'gift', 'two-for-one', 'vip')),
  -- Percent, or centavos.
  value            integer,
  title            text not null check (char_length(title) between 3 and 80),
  rule             text not null check (char_length(rule) <= 400),
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  -- Days from Sunday (0); minutes of the city's day, both or none.
  days             smallint[] not null check (
    cardinality(days) between 1 and 7 and days <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  from_minute      smallint check (from_minute between 0 and 1440),
  until_minute     smallint check (until_minute between 0 and 1440),
  is_flash         boolean not null,
  -- Null is no limit.
  stock            integer check (stock between 1 and 100000),
  taken            integer not null default 0 check (taken >= 0),
  per_member       smallint not null check (per_member between 1 and 50),
  worth_cents      integer check (worth_cents between 1 and 500000),
  state            text not null check (state in ('pending', 'published', 'rejected', 'paused', 'ended')),
  reason           text check (char_length(reason) between 3 and 280),
  -- By the portal for a partner: no plan is needed and none is used up.
  is_by_portal     boolean not null default false,
  -- Since when it waits for the team of the portal.
  waiting_since    timestamptz,
  version          integer not null default 1 check (version > 0),
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  -- A coupon is of an offer of its business.
  unique (id, establishment_id),
  constraint offers_value check (case kind
    when 'percent' then value is not null and value between 1 and 100
    when 'amount' then value is not null and value between 1 and 500000
    else value is null end),
  constraint offers_worth check (kind not in ('percent', 'amount') or worth_cents is null),
  constraint offers_time check (ends_at > starts_at and ends_at <= starts_at + interval '400 days'),
  constraint offers_flash check (not is_flash or ends_at <= starts_at + interval '48 hours'),
  constraint offers_hours check ((from_minute is null) = (until_minute is null)
    and (from_minute is null or from_minute <> until_minute)),
  constraint offers_taken check (taken <= stock),
  constraint offers_reason check ((state = 'rejected') <= (reason is not null)),
  constraint offers_waiting check ((state = 'pending') = (waiting_since is not null))
);
create index offers_of_place on offers (establishment_id, id);
create index offers_published on offers (ends_at) where state = 'published';
create index offers_pending on offers (waiting_since) where state = 'pending';

-- What was set by hand before there were offers.
update establishments set has_coupon = false where has_coupon;
