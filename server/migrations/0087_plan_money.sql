-- What the team does with money of plans: decides, gives back, compares, keeps the tax document.

-- Somebody decided what becomes of money that no rule could place. Written once, never changed.
create table plan_decisions (
  payment_id uuid primary key references plan_payments,
  decision   text not null check (decision in ('granted', 'returned')),
  reason     text not null check (char_length(reason) between 5 and 500),
  decided_by uuid not null,
  decided_at timestamptz not null
);

alter table plan_refunds drop constraint plan_refunds_reason_check;
alter table plan_refunds add constraint plan_refunds_reason_check check (reason in
  ('withdrawal', 'excess', 'second-payment', 'late-payment', 'by-bank', 'by-staff'));
-- Why somebody of the team gave money back, and who; nobody else says why.
alter table plan_refunds
  add column note text check (char_length(note) between 5 and 500),
  add column requested_by uuid,
  add constraint plan_refunds_by_staff check
    ((reason = 'by-staff') = (note is not null) and (note is null) = (requested_by is null));
create index plan_refunds_open on plan_refunds (requested_at) where status in ('requested', 'processing');

-- The NFS-e of an order, issued elsewhere; no row is none.
create table plan_invoices (
  order_id   uuid primary key references plan_orders,
  status     text not null check (status in ('issued', 'canceled')),
  number     text not null check (number ~ '^[0-9A-Za-z./-]{1,30}$'),
  access_key text check (access_key ~ '^[0-9A-Za-z]{8,60}$'),
  xml        text check (octet_length(xml) <= 204800),
  -- Why it was written or changed last.
  note       text not null check (char_length(note) between 5 and 500),
  version    integer not null,
  updated_at timestamptz not null
);

-- Our books against the bank's, each time they were compared.
create table payment_comparisons (
  id                  uuid primary key default uuidv7(),
  from_at             timestamptz not null,
  to_at               timestamptz not null check (to_at > from_at),
  our_paid_cents      bigint not null,
  our_refunded_cents  bigint not null,
  bank_paid_cents     bigint not null,
  bank_refunded_cents bigint not null,
  compared_at         timestamptz not null
);
create index payment_comparisons_at on payment_comparisons (compared_at);

-- When what a provider told by itself was looked into; null while it waits.
alter table payment_hints add column followed_at timestamptz;
update payment_hints set followed_at = received_at;
create index payment_hints_waiting on payment_hints (received_at) where followed_at is null;

-- Why somebody was given a plan by hand, and why it was taken back.
alter table subscriptions
  add column granted_reason text check (granted_reason is null or source = 'granted'),
  add column ended_reason text;
create index subscriptions_granted on subscriptions (started_at) where source = 'granted' and status = 'active';
create index subscriptions_trials on subscriptions (started_at) where source = 'trial';

-- The list of orders: newest first, by the buyer's name, by state and by what somebody types.
create index plan_orders_created on plan_orders (created_at, id);
create index plan_orders_buyer on plan_orders ((folded(buyer_name) collate "C"), id);
create index plan_orders_buyer_words on plan_orders using gin (folded(buyer_name) gin_trgm_ops);
create index plan_orders_status on plan_orders (status, created_at, id);
create index plan_orders_number on plan_orders (right(id::text, 8));
create index plan_charges_unknown on plan_charges (created_at) where status = 'unknown';
create index plan_payments_undecided on plan_payments (recorded_at) where decision in ('review', 'without-order');
create index plan_payments_provider_id on plan_payments (provider_id);
create index plan_payments_paid_at on plan_payments (paid_at, id);
create index plan_ledger_at on plan_ledger (at, id);
create index plan_grants_period on plan_grants (period_end);
