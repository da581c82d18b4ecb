-- Card and automatic Pix beside the Pix that is paid each time.
alter table plan_orders drop constraint plan_orders_method_check;
alter table plan_orders add constraint plan_orders_method_check
  check (method in ('pix', 'pix_automatic', 'card'));
alter table plan_payments drop constraint plan_payments_provider_check;
alter table plan_payments add constraint plan_payments_provider_check
  check (provider in ('pix', 'stripe'));
alter table payment_hints drop constraint payment_hints_provider_check;
alter table payment_hints add constraint payment_hints_provider_check
  check (provider in ('pix', 'stripe'));

-- The permission to take the price of each next period: a subscription of a card, or a recurrence of
-- automatic Pix. Every period it pays is an order of its own.
create table plan_renewals (
  id            uuid primary key default uuidv7(),
  user_id       uuid references users on delete set null,
  method        text not null check (method in ('pix_automatic', 'card')),
  -- The purchase it began with.
  first_order_id uuid not null unique references plan_orders,
  -- The provider's own number; null until the provider has answered.
  provider_id   text,
  -- Who pays, at a provider that keeps customers.
  customer_id   text,
  plan_type     text not null check (plan_type in ('atalaia', 'macarico', 'espadarte')),
  plan_version  integer not null,
  cycle         text not null check (cycle in ('month', 'year')),
  -- `pending` until the first payment, `ended` when the provider or the person has ended it.
  status        text not null check (status in ('pending', 'active', 'ended')),
  ended_at      timestamptz,
  -- When the provider is to be asked about it; null when there is nothing left to learn.
  check_at      timestamptz,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  foreign key (plan_type, plan_version) references plan_versions,
  unique (method, provider_id),
  constraint plan_renewals_ended check ((ended_at is not null) = (status = 'ended'))
);
-- Two permissions would take the same period twice.
create unique index plan_renewals_one_active on plan_renewals (user_id) where status = 'active';
create index plan_renewals_check_at on plan_renewals (check_at) where check_at is not null;

-- An order that a renewal made by itself.
alter table plan_orders add column renewal_id uuid references plan_renewals;
create index plan_orders_renewal on plan_orders (renewal_id) where renewal_id is not null;
