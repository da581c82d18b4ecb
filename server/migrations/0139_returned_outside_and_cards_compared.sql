-- Banks give a Pix back for 90 days. Money that is older is returned in another way, and somebody of the team
-- writes down that it was: a refund that no provider is asked for, in none of their books and so not in ours.
alter table plan_refunds drop constraint plan_refunds_reason_check;
alter table plan_refunds add constraint plan_refunds_reason_check check (reason in
  ('withdrawal', 'excess', 'second-payment', 'late-payment', 'by-bank', 'by-staff', 'outside'));
alter table plan_refunds drop constraint plan_refunds_by_staff;
alter table plan_refunds add constraint plan_refunds_by_staff check
  ((reason in ('by-staff', 'outside')) = (note is not null) and (note is null) = (requested_by is null));

-- The books of every provider are compared with ours. What was there before, and what a node of before still
-- writes, is of the bank.
alter table payment_comparisons
  add column provider text not null default 'pix' check (provider in ('pix', 'stripe'));
drop index payment_comparisons_at;
create index payment_comparisons_at on payment_comparisons (provider, compared_at);

-- The list of given plans goes from page to page.
drop index subscriptions_granted;
create index subscriptions_granted on subscriptions (started_at, id)
  where source = 'granted' and status = 'active';
