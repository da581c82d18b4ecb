-- What a bank takes back by itself has a number of the bank's own, mostly a UUID with its dashes. Ours stay
-- letters and digits.
alter table plan_refunds
  drop constraint plan_refunds_provider_id_check,
  add constraint plan_refunds_provider_id_check check
    (provider_id ~ '^[a-zA-Z0-9]{1,35}$' or (reason = 'by-bank' and length(provider_id) between 1 and 100));

-- A charge is asked about every minute while nobody knows what became of it: three weeks were too many to count.
alter table plan_charges alter column checks type integer;
