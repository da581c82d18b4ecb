-- A dearer plan for what follows begins where that begins, and so does one dearer still: a plan is held once from a
-- moment on, and two plans may be.
-- step
create unique index concurrently plan_grants_held_once
  on plan_grants (subscription_id, period_start, reason, plan_type) where revoked_at is null;
-- step
drop index concurrently if exists plan_grants_held;
