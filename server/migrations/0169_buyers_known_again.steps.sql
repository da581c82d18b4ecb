-- Orders of the same buyer under another account (migration 0157).
-- step
create index concurrently plan_orders_buyer_document_hash on plan_orders (buyer_document_hash)
  where buyer_document_hash is not null;
