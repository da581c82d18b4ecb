-- A period that was given back can be bought again: only what is still held is unique. Before, whoever renewed,
-- withdrew and renewed once more paid for a grant that the database refused.
alter table plan_grants drop constraint plan_grants_subscription_id_period_start_reason_key;
create unique index plan_grants_held on plan_grants (subscription_id, period_start, reason)
  where revoked_at is null;
