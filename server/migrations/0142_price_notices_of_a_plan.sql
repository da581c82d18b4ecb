-- Versions are counted for each plan, and the one paid subscription of a person goes from plan to plan: the
-- second version of one is not that of another.
alter table plan_updates
  drop constraint plan_updates_subscription_id_version_key,
  add constraint plan_updates_version_of_plan unique (subscription_id, plan_id, version);

-- When the e-mail was asked for last: what the queue gave up on is asked for again.
alter table plan_updates add column asked_at timestamptz;
update plan_updates set asked_at = created_at;
