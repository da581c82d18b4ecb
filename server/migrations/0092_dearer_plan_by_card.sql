-- A dearer plan inside a period, paid at once with the card that renews.

-- Kept before the provider is asked for anything. Its invoice is the provider's own: it is paid once, however
-- often that is asked for.
create table plan_card_charges (
  order_id    uuid primary key references plan_orders,
  -- Whose card pays, and what goes on at the new price afterwards.
  renewal_id  uuid not null references plan_renewals,
  -- Null until the provider has answered: nothing can be paid before.
  invoice_id  text unique,
  -- `refused` by the card, `removed` because nobody wants it any more.
  status      text not null check (status in ('open', 'settled', 'refused', 'removed')),
  -- When the provider is to be asked about it; null when there is nothing left to learn.
  check_at    timestamptz,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);
create index plan_card_charges_check_at on plan_card_charges (check_at) where check_at is not null;
create index plan_card_charges_renewal on plan_card_charges (renewal_id);
