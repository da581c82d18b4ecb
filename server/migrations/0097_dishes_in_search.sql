-- Dishes are found by their names, beside the index of everything else (docs/decisions/0091).
alter table catalog_items add column name_words tsvector not null
  generated always as (search_vector(name)) stored;
create index catalog_items_words on catalog_items using gin (name_words)
  where removed_at is null and is_available;
