-- A second withdrawal of the same plan within a year is looked at by a person before money moves. It was asked for
-- in time all the same: when, and under which protocol, is kept whatever is decided.
create table plan_withdrawals (
  order_id     uuid primary key references plan_orders,
  protocol     text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  requested_at timestamptz not null,
  decision     text check (decision in ('returned', 'kept')),
  -- What its buyer is told.
  reason       text check (char_length(reason) between 5 and 500),
  decided_by   uuid,
  decided_at   timestamptz,
  check (num_nulls(decision, reason, decided_by, decided_at) in (0, 4))
);
create index plan_withdrawals_open on plan_withdrawals (requested_at) where decision is null;

-- By which the same buyer is known under another account. Keyed: nobody reads a document out of it. Orders from
-- before it are known by their account alone.
alter table plan_orders add column buyer_document_hash bytea;
