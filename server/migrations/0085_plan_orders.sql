-- Buying a plan. Money in centavos. What was paid outlives the account that paid it.

-- One purchase of one period of a plan.
create table plan_orders (
  id                 uuid primary key default uuidv7(),
  user_id            uuid references users on delete set null,
  -- Made by the form: asked for twice it is one order.
  key                uuid not null,
  plan_type          text not null check (plan_type in ('atalaia', 'macarico', 'espadarte')),
  -- Whose price and limits were agreed to.
  plan_version       integer not null,
  cycle              text not null check (cycle in ('month', 'year')),
  reason             text not null check (reason in ('renewal', 'upgrade')),
  method             text not null check (method in ('pix')),
  status             text not null check (status in
    ('awaiting_payment', 'paid', 'partially_refunded', 'refunded', 'expired', 'canceled', 'review')),
  price_cents        integer not null check (price_cents > 0),
  credit_cents       integer not null check (credit_cents >= 0),
  amount_cents       integer not null check (amount_cents > 0),
  buyer_name         text not null,
  -- Nobody reads a whole document in a table: the seal opens with the portal's secret only.
  buyer_document     bytea not null,
  buyer_document_hint text not null,
  terms_version      integer not null,
  terms_hash         text not null,
  accepted_at        timestamptz not null,
  accepted_from      inet not null,
  paid_at            timestamptz,
  withdrawal_until   timestamptz,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  foreign key (plan_type, plan_version) references plan_versions,
  constraint plan_orders_amount check (amount_cents = price_cents - credit_cents),
  constraint plan_orders_paid check
    ((paid_at is null) = (status in ('awaiting_payment', 'expired', 'canceled', 'review'))
      and (paid_at is null) = (withdrawal_until is null))
);
create unique index plan_orders_key on plan_orders (user_id, key);
-- Two codes for one person would be paid twice by somebody in a hurry.
create unique index plan_orders_one_awaiting on plan_orders (user_id) where status = 'awaiting_payment';
create index plan_orders_user on plan_orders (user_id, created_at desc);

-- A code to be paid. Kept before the bank is asked for it: an answer that is lost is asked for again.
create table plan_charges (
  id            uuid primary key default uuidv7(),
  order_id      uuid not null references plan_orders,
  txid          text not null unique check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  amount_cents  integer not null check (amount_cents > 0),
  status        text not null check (status in
    ('intent_saved', 'unknown', 'active', 'settled', 'expired_local', 'removed')),
  copy_and_paste text check (length(copy_and_paste) <= 512),
  expires_at    timestamptz not null,
  -- When the bank is to be asked about it; null when there is nothing left to learn.
  check_at      timestamptz,
  checks        smallint not null default 0,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  constraint plan_charges_active_has_code check (status <> 'active' or copy_and_paste is not null)
);
create index plan_charges_order on plan_charges (order_id, created_at desc);
create unique index plan_charges_one_open on plan_charges (order_id)
  where status in ('intent_saved', 'unknown', 'active');
create index plan_charges_check_at on plan_charges (check_at) where check_at is not null;

-- Money that reached us, as the bank told it when it was asked. Never changed.
create table plan_payments (
  id           uuid primary key default uuidv7(),
  provider     text not null check (provider in ('pix')),
  -- The bank's own number of the payment (end-to-end id).
  provider_id  text not null,
  -- Null for money that no order asked for.
  order_id     uuid references plan_orders,
  charge_id    uuid references plan_charges,
  amount_cents integer not null check (amount_cents > 0),
  -- What became of it: see `settle` of payments.rules.ts.
  decision     text not null check (decision in ('granted', 'review', 'returned', 'without-order')),
  paid_at      timestamptz not null,
  recorded_at  timestamptz not null,
  unique (provider, provider_id),
  constraint plan_payments_order check ((decision = 'without-order') = (order_id is null))
);
create index plan_payments_order on plan_payments (order_id);
-- One order is paid once: a second payment of it goes back.
create unique index plan_payments_one_granted on plan_payments (order_id) where decision = 'granted';

-- The only source of a paid plan.
create table plan_grants (
  id              uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  payment_id      uuid not null unique references plan_payments,
  plan_type       text not null check (plan_type in ('atalaia', 'macarico', 'espadarte')),
  plan_version    integer not null,
  reason          text not null check (reason in ('renewal', 'upgrade', 'adjustment')),
  period_start    timestamptz not null,
  period_end      timestamptz not null check (period_end > period_start),
  granted_at      timestamptz not null,
  revoked_at      timestamptz,
  foreign key (plan_type, plan_version) references plan_versions,
  unique (subscription_id, period_start, reason)
);

create table plan_refunds (
  id            uuid primary key default uuidv7(),
  payment_id    uuid not null references plan_payments,
  -- Ours and deterministic: asked for again it is the same refund.
  provider_id   text not null check (provider_id ~ '^[a-zA-Z0-9]{1,35}$'),
  amount_cents  integer not null check (amount_cents > 0),
  reason        text not null check (reason in ('withdrawal', 'excess', 'second-payment', 'late-payment', 'by-bank')),
  status        text not null check (status in ('requested', 'processing', 'done', 'not_done')),
  protocol      text not null unique,
  check_at      timestamptz,
  requested_at  timestamptz not null,
  updated_at    timestamptz not null,
  unique (payment_id, provider_id)
);
create index plan_refunds_check_at on plan_refunds (check_at) where check_at is not null;

-- Every centavo that came or went, once. Never changed.
create table plan_ledger (
  id           bigint generated always as identity primary key,
  payment_id   uuid not null references plan_payments,
  refund_id    uuid unique references plan_refunds,
  amount_cents integer not null check (amount_cents <> 0),
  at           timestamptz not null,
  constraint plan_ledger_sign check ((refund_id is null) = (amount_cents > 0))
);
create unique index plan_ledger_payment on plan_ledger (payment_id) where refund_id is null;

-- What a bank told us by itself: a hint, kept before it is answered and looked into later.
create table payment_hints (
  id          uuid primary key default uuidv7(),
  provider    text not null check (provider in ('pix')),
  body        text not null,
  received_at timestamptz not null
);

-- Up to where the list of the bank has been read, for each span it is read over.
create table payment_watermarks (
  name    text primary key,
  read_to timestamptz not null
);

alter table subscriptions add column canceled_at timestamptz;

-- A paid subscription goes on for as long as somebody pays; what it gives is in plan_grants.
drop index subscriptions_one_in_force;
create unique index subscriptions_one_in_force on subscriptions (user_id)
  where source <> 'paid' and status in ('trialing', 'active', 'past_due');
create unique index subscriptions_one_paid on subscriptions (user_id) where source = 'paid';

-- Letters about the end of a plan: each once.
create table plan_reminders (
  user_id uuid not null references users on delete cascade,
  ends_at timestamptz not null,
  kind    text not null check (kind in ('week-before', 'day-before', 'day-after', 'four-days-after')),
  sent_at timestamptz not null,
  primary key (user_id, ends_at, kind)
);
