-- step
-- A list shows what colleagues share beside what is one's own.
create index concurrently saved_filters_shared on saved_filters (list) where is_shared;
