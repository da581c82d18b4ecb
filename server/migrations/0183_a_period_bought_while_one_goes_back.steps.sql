-- step
create unique index concurrently plan_grants_bought_once
  on plan_grants (subscription_id, period_start, reason, plan_type, attempt) where revoked_at is null;
-- step
drop index concurrently if exists plan_grants_held_once;
