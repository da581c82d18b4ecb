-- A plan paid by card. Nothing of a card is kept: the numbers are the provider's own names of things.

-- The page of the provider where the first period is paid.
alter table plan_renewals
  add column checkout_id text unique,
  add column checkout_url text,
  -- Chosen by us before the provider is asked: repeated, the question must be the same to the second.
  add column checkout_expires_at timestamptz,
  add constraint plan_renewals_checkout check (method <> 'card' or checkout_expires_at is not null);

-- What a refund is asked of, where that is not the number of the payment itself.
alter table plan_payments add column intent_id text;
create index plan_payments_intent on plan_payments (intent_id) where intent_id is not null;
-- The provider's own number of a refund, where it is not ours: by it a refund is read again.
alter table plan_refunds add column told_id text;

-- A message that comes twice is one.
alter table payment_hints add column event_id text unique;

-- A payment that a card refused: its person is told once.
create table plan_failures (
  invoice_id text primary key,
  renewal_id uuid not null references plan_renewals on delete cascade,
  told_at    timestamptz not null
);
create index plan_failures_renewal on plan_failures (renewal_id);
