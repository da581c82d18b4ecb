-- When a document is written: with its source, in the same transaction.

-- On the table a document comes from: its own row is held by whoever writes it.
create or replace function keep_search_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_documents where source_id = old.id;
  else
    perform refresh_search_document(tg_table_name, new.id);
  end if;
  return null;
end $$;

-- On a table that belongs to it, with the source's name and the column that points to it. The source
-- is held first: two who change different parts of it wait for each other.
create or replace function keep_search_document_of() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  of_id uuid := (changed ->> tg_argv[1])::uuid;
begin
  execute format('select 1 from %I where id = $1 for no key update', tg_argv[0]) using of_id;
  perform refresh_search_document(tg_argv[0], of_id);
  return null;
end $$;

-- On a table whose name stands in many documents, with their source and the column that points here.
create or replace function keep_search_documents_under() returns trigger language plpgsql as $$
declare
  of_id uuid;
begin
  for of_id in execute format('select id from %I where %I = $1 order by id for no key update',
    tg_argv[0], tg_argv[1]) using new.id
  loop
    perform refresh_search_document(tg_argv[0], of_id);
  end loop;
  return null;
end $$;

-- Where a name stands in many documents, two may pass each other: one gives the name's owner a new name
-- while the other puts something under the old one, and neither sees the other's row. Whoever comes to
-- stand under a name therefore holds it until the commit: the renaming waits for it and then finds it,
-- or it waits for the renaming and then reads the new name. With the owner's table and the columns that
-- point to it. Named so that it runs before the document is written.
create or replace function hold_its_names() returns trigger language plpgsql as $$
declare
  now_under jsonb := to_jsonb(new);
  -- What stood there before is found by the renaming anyway, and holding it could only block.
  was_under jsonb := case when tg_op = 'UPDATE'
      and to_jsonb(old) -> 'status' is not distinct from to_jsonb(new) -> 'status'
    then to_jsonb(old) else '{}' end;
  names uuid[] := array(
    select distinct (now_under ->> field)::uuid from unnest(tg_argv[1:]) as field
    where now_under ->> field is distinct from was_under ->> field and now_under ->> field is not null
    order by 1);
begin
  if cardinality(names) > 0 then
    execute format('select 1 from %I where id = any($1) order by id for share', tg_argv[0]) using names;
  end if;
  return null;
end $$;

-- A weekly event is written out in many rows at once: once for each event is enough.
create or replace function keep_search_of_occurrences() returns trigger language plpgsql as $$
declare
  of_id uuid;
begin
  for of_id in
    select id from events where id in (select event_id from changed) order by id for no key update
  loop
    perform refresh_search_document('events', of_id);
  end loop;
  return null;
end $$;

-- A category's new name touches the listings in it (categories_keep_directory), and so their documents.
create or replace trigger establishments_add_search after insert on establishments
  referencing new table as added for each statement execute function add_search_documents();
create or replace trigger establishments_keep_search after delete
  or update of status, name, slug, category_id, subcategory_id, specialties, description, neighbourhood,
    latitude, longitude, price_range, amenities, modules, main_photo_id, featured_until, rating_count,
    rating_sum, rank, plan, plan_limits
  on establishments for each row execute function keep_search_document();
create or replace trigger establishments_hold_categories
  after insert or update of category_id, subcategory_id, status on establishments
  for each row execute function hold_its_names('categories', 'category_id', 'subcategory_id');
create or replace trigger establishments_keep_search_of_duties
  after update of name, status, street, number, neighbourhood, latitude, longitude on establishments
  for each row when ((old.name, old.status, old.street, old.number, old.neighbourhood, old.latitude,
      old.longitude)
    is distinct from (new.name, new.status, new.street, new.number, new.neighbourhood, new.latitude,
      new.longitude))
  execute function keep_search_documents_under('duty_pharmacies', 'establishment_id');

create or replace trigger sights_keep_search after insert or update or delete
  on sights for each row execute function keep_search_document();
create or replace trigger sight_photos_keep_search after insert or update or delete
  on sight_photos for each row execute function keep_search_document_of('sights', 'sight_id');
create or replace trigger sights_keep_search_of_contributions after update of name on sights
  for each row when (new.name is distinct from old.name)
  execute function keep_search_documents_under('contributions', 'sight_id');

create or replace trigger collections_keep_search after insert or update or delete
  on collections for each row execute function keep_search_document();
create or replace trigger collection_stops_keep_search after insert or update or delete
  on collection_stops for each row
  execute function keep_search_document_of('collections', 'collection_id');

create or replace trigger events_keep_search after insert or update or delete
  on events for each row execute function keep_search_document();
create or replace trigger event_occurrences_added_keep_search after insert on event_occurrences
  referencing new table as changed for each statement execute function keep_search_of_occurrences();
create or replace trigger event_occurrences_changed_keep_search after update on event_occurrences
  referencing new table as changed for each statement execute function keep_search_of_occurrences();
create or replace trigger event_occurrences_removed_keep_search after delete on event_occurrences
  referencing old table as changed for each statement execute function keep_search_of_occurrences();

create or replace trigger articles_keep_search after insert or delete
  or update of live, slug, status, publish_at, published_at, body_text
  on articles for each row execute function keep_search_document();
create or replace trigger articles_hold_category after insert or update of live, status on articles
  for each row execute function hold_its_names('article_categories', 'category_id');
create or replace trigger article_categories_keep_search after update of name on article_categories
  for each row when (new.name is distinct from old.name)
  execute function keep_search_documents_under('articles', 'category_id');

create or replace trigger podcast_episodes_keep_search after insert or update or delete
  on podcast_episodes for each row execute function keep_search_document();
create or replace trigger podcast_episodes_hold_show after insert or update of show_id, status on podcast_episodes
  for each row execute function hold_its_names('podcast_shows', 'show_id');
create or replace trigger podcast_shows_keep_search after update of title, cover_id on podcast_shows
  for each row execute function keep_search_documents_under('podcast_episodes', 'show_id');

create or replace trigger contributions_keep_search after insert or update or delete
  on contributions for each row execute function keep_search_document();
create or replace trigger contributions_hold_sight after insert or update of sight_id, status on contributions
  for each row execute function hold_its_names('sights', 'sight_id');
create or replace trigger contribution_photos_keep_search after insert or update or delete
  on contribution_photos for each row
  execute function keep_search_document_of('contributions', 'contribution_id');

create or replace trigger utility_entries_keep_search after insert or update or delete
  on utility_entries for each row execute function keep_search_document();
create or replace trigger duty_pharmacies_keep_search after insert or update or delete
  on duty_pharmacies for each row execute function keep_search_document();
create or replace trigger duty_pharmacies_hold_listing after insert or update of establishment_id on duty_pharmacies
  for each row execute function hold_its_names('establishments', 'establishment_id');
create or replace trigger public_notices_keep_search after insert or update or delete
  on public_notices for each row execute function keep_search_document();
create or replace trigger portal_pages_keep_search after insert or update or delete
  on portal_pages for each row execute function keep_search_document();
