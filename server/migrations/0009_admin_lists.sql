-- Two editors of the categories never overwrite each other silently.
alter table categories add column version integer not null default 1;

-- The administrators' table of listings walks along one of these and stops after a page, whichever
-- filter is chosen. The first two also serve the foreign keys, as the ones they replace did.
create index establishments_by_category on establishments (category_id, updated_at, id);
create index establishments_by_subcategory on establishments (subcategory_id, updated_at, id)
  where subcategory_id is not null;
create index establishments_by_plan on establishments (plan, updated_at, id);
create index establishments_unclaimed on establishments (updated_at, id) where user_id is null;
create index establishments_demo on establishments (updated_at, id) where is_demo;
drop index establishments_category, establishments_subcategory;
