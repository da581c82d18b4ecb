-- A dearer plan for what follows begins where that begins, and so does one dearer still: a plan is held once from a
-- moment on, and two plans may be.
drop index plan_grants_held;
create unique index plan_grants_held on plan_grants (subscription_id, period_start, reason, plan_type)
  where revoked_at is null;
