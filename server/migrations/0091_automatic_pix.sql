-- Pix Automático: the next periods are taken from an account that its owner has authorised at their bank.

-- An order that the payer's bank pays by itself on its day.
alter table plan_orders drop constraint plan_orders_status_check;
alter table plan_orders add constraint plan_orders_status_check check (status in
  ('awaiting_payment', 'scheduled', 'paid', 'partially_refunded', 'refunded', 'expired', 'canceled',
    'review'));
alter table plan_orders drop constraint plan_orders_paid;
alter table plan_orders add constraint plan_orders_paid check
  ((paid_at is null) = (status in ('awaiting_payment', 'scheduled', 'expired', 'canceled', 'review'))
    and (paid_at is null) = (withdrawal_until is null));
alter table plan_orders add constraint plan_orders_scheduled check
  (status <> 'scheduled' or renewal_id is not null);
-- Two charges would take the same period twice.
create unique index plan_orders_one_scheduled on plan_orders (renewal_id) where status = 'scheduled';

-- A charge under a recurrence has a day on which it is taken, and no code.
alter table plan_charges
  add column kind text not null default 'cob' check (kind in ('cob', 'cobr')),
  add column due_on date,
  add constraint plan_charges_due check ((kind = 'cobr') = (due_on is not null)),
  drop constraint plan_charges_active_has_code,
  add constraint plan_charges_active_has_code
    check (status <> 'active' or kind = 'cobr' or copy_and_paste is not null);

-- When the bank was first asked for the recurrence: an answer that was lost is looked for before asking anew.
alter table plan_renewals add column asked_at timestamptz;
