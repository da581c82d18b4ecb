-- step
alter table orders validate constraint orders_return_answer;
-- step
alter table order_events validate constraint order_events_kind_check;
-- Goods that are still to come back, for the board.
-- step
create index concurrently orders_returns on orders (establishment_id, return_asked_at)
  where return_asked_at is not null and returned_at is null;
