-- As migration 0136 did for photos and faults: the folded text is kept beside the words that are searched.
-- Requests for coverage were searched without folding them at all: "cafe" did not find "Café".
alter table coverage_requests
  add column search_text text generated always as (
    folded(event_name || ' ' || place || ' ' || contact_name || ' ' || email)) stored;
create index coverage_requests_words on coverage_requests using gin (search_text gin_trgm_ops);

alter table redirects
  add column search_text text generated always as (
    folded(from_path || ' ' || coalesce(to_path, ''))) stored;
drop index redirects_words;
create index redirects_words on redirects using gin (search_text gin_trgm_ops);

alter table plan_orders
  add column sort_name text generated always as (folded(buyer_name)) stored;
drop index plan_orders_buyer;
drop index plan_orders_buyer_words;
create index plan_orders_buyer on plan_orders ((sort_name collate "C"), id);
create index plan_orders_buyer_words on plan_orders using gin (sort_name gin_trgm_ops);

-- Offers of the club as the team reads them: what waits first, then the newest; and how many of each state.
drop index offers_pending;
create index offers_by_state on offers (state, waiting_since, id desc);
create index offers_by_waiting on offers (waiting_since, id desc);
