-- What waits to be folded, and what was folded long ago, found without reading every topic there ever was.
-- step
create index concurrently live_changes_to_fold on live_changes (topic) where folded_on is null;
-- step
create index concurrently live_changes_folded on live_changes (folded_on) where folded_on is not null;

-- Whoever deletes a person, a business or a feed looks into each table that points at them.
-- step
create index concurrently claims_of_place on claims (establishment_id);
-- step
create index concurrently contribution_likes_of_contribution on contribution_likes (contribution_id);
-- step
create index concurrently error_faults_mended_by on error_faults (mended_by) where mended_by is not null;
-- step
create index concurrently newsletter_deliveries_to on newsletter_deliveries (subscriber_id)
  where subscriber_id is not null;
-- step
create index concurrently order_blocks_by on order_blocks (blocked_by) where blocked_by is not null;
-- step
create index concurrently plan_grants_of on plan_grants (subscription_id);
-- step
create index concurrently plan_ledger_of_payment on plan_ledger (payment_id) where payment_id is not null;
-- step
create index concurrently plan_payments_of_charge on plan_payments (charge_id) where charge_id is not null;
-- step
create index concurrently plan_renewals_of_person on plan_renewals (user_id) where user_id is not null;
-- step
create index concurrently pos_events_of_place on pos_events (establishment_id);
-- step
create index concurrently pos_orders_of_place on pos_orders (establishment_id);
-- step
create index concurrently property_feed_photos_of on property_feed_photos (feed_id);
-- step
create index concurrently redemptions_by on redemptions (user_id) where user_id is not null;
-- step
create index concurrently redemptions_undone_by on redemptions (undone_by) where undone_by is not null;
-- step
create index concurrently subscriptions_of_person on subscriptions (user_id);
