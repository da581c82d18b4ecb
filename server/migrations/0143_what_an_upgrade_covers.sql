-- The rest of a period has a price of its own. Without the end it was ordered for, a code that was renewed
-- until the next period ran bought that one for what was left of the last.
alter table plan_orders add column covers_until timestamptz;

-- The day of the month on which a series of periods began: after February a 31st is a 31st again.
alter table plan_grants add column anchor_day smallint check (anchor_day between 1 and 31);
