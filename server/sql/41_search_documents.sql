-- How a document is written, compared and put into bands. docs/decisions/0027 says why triggers do it.

-- Brings one document in step with its source. Called with the row of the source held, so that of two
-- writers the second reads what the first has committed. The words are made anew only where they changed:
-- a night changes the quality of many. Planned once: the view of all sources is long to plan.
create or replace function refresh_search_document(of_source text, of_id uuid) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  fresh search_sources;
  kept record;
begin
  select * into fresh from search_sources where source = of_source and source_id = of_id;
  if not found then
    delete from search_documents where source_id = of_id;
    return;
  end if;
  select (title, label, topics, tags, body, neighbourhood)
      is distinct from (fresh.title, fresh.label, fresh.topics, fresh.tags, fresh.body, fresh.neighbourhood)
      as is_reworded
    into kept from search_documents where source_id = of_id;
  if not found then
    insert into search_documents (source_id, source, kind, title, label, topics, tags, body, path, photo_id,
      categories, neighbourhood, latitude, longitude, price_range, rating_mean, rating_count, quality,
      tier, featured_until, published_at, happens, shown_from)
    values (fresh.*);
    return;
  end if;
  if kept.is_reworded then
    update search_documents set title = fresh.title, label = fresh.label, topics = fresh.topics,
      tags = fresh.tags, body = fresh.body, neighbourhood = fresh.neighbourhood, indexed_at = now()
    where source_id = of_id;
  end if;
  update search_documents set source = fresh.source, kind = fresh.kind, path = fresh.path,
    photo_id = fresh.photo_id, categories = fresh.categories, latitude = fresh.latitude,
    longitude = fresh.longitude, price_range = fresh.price_range, rating_mean = fresh.rating_mean,
    rating_count = fresh.rating_count, quality = fresh.quality, tier = fresh.tier,
    featured_until = fresh.featured_until, published_at = fresh.published_at, happens = fresh.happens,
    shown_from = fresh.shown_from
  where source_id = of_id and (source, kind, path, photo_id, categories, latitude, longitude, price_range,
      rating_mean, rating_count, quality, tier, featured_until, published_at, happens, shown_from)
    is distinct from (fresh.source, fresh.kind, fresh.path, fresh.photo_id, fresh.categories,
      fresh.latitude, fresh.longitude, fresh.price_range, fresh.rating_mean, fresh.rating_count,
      fresh.quality, fresh.tier, fresh.featured_until, fresh.published_at, fresh.happens,
      fresh.shown_from);
end $$;

-- Many listings may come in one statement (a sheet, a seed): their documents too come in one.
create or replace function add_search_documents() returns trigger language plpgsql as $$
begin
  insert into search_documents (source_id, source, kind, title, label, topics, tags, body, path, photo_id,
    categories, neighbourhood, latitude, longitude, price_range, rating_mean, rating_count, quality,
    tier, featured_until, published_at, happens, shown_from)
  select source.* from search_sources as source
  where source.source = tg_table_name and source.source_id in (select id from added)
  on conflict (source_id) do nothing;
  return null;
end $$;

-- Everything anew. Writers wait for it, so that nothing is written from what was read before they came;
-- what is in step already is only compared, which takes a moment.
create or replace function rebuild_search_documents() returns bigint language plpgsql as $$
begin
  lock table search_documents in share row exclusive mode;
  delete from search_documents as kept
  where not exists (select 1 from search_sources as fresh where fresh.source_id = kept.source_id);
  insert into search_documents (source_id, source, kind, title, label, topics, tags, body, path, photo_id,
    categories, neighbourhood, latitude, longitude, price_range, rating_mean, rating_count, quality,
    tier, featured_until, published_at, happens, shown_from)
  select fresh.* from search_sources as fresh
  where not exists (select 1 from search_documents as kept where kept.source_id = fresh.source_id);
  perform refresh_search_document(fresh.source, fresh.source_id)
  from search_sources as fresh join search_documents as kept using (source_id)
  where (kept.source, kept.kind, kept.title, kept.label, kept.topics, kept.tags, kept.body, kept.path,
      kept.photo_id, kept.categories, kept.neighbourhood, kept.latitude, kept.longitude,
      kept.price_range, kept.rating_mean, kept.rating_count, kept.quality, kept.tier,
      kept.featured_until, kept.published_at, kept.happens, kept.shown_from)
    is distinct from (fresh.source, fresh.kind, fresh.title, fresh.label, fresh.topics, fresh.tags,
      fresh.body, fresh.path, fresh.photo_id, fresh.categories, fresh.neighbourhood, fresh.latitude,
      fresh.longitude, fresh.price_range, fresh.rating_mean, fresh.rating_count, fresh.quality,
      fresh.tier, fresh.featured_until, fresh.published_at, fresh.happens, fresh.shown_from);
  perform draw_search_bands();
  return (select count(*) from search_documents);
end $$;

-- After a definition or a label changed: documents that differ from their source are written anew. All are
-- compared without holding anybody back, then written one at a time: a writer waits for one row at most.
create or replace procedure refresh_search_documents() language plpgsql as $$
declare
  document record;
begin
  for document in
    select source, source_id from (
      select * from search_sources
      except
      select source_id, source, kind, title, label, topics, tags, body, path, photo_id, categories,
        neighbourhood, latitude, longitude, price_range, rating_mean, rating_count, quality, tier,
        featured_until, published_at, happens, shown_from
      from search_documents
    ) as changed
    union
    select source, source_id from search_documents as kept
    where not exists (select 1 from search_sources as fresh where fresh.source_id = kept.source_id)
  loop
    execute format('select 1 from %I where id = $1 for no key update', document.source)
      using document.source_id;
    perform refresh_search_document(document.source, document.source_id);
    commit;
  end loop;
end $$;

-- A broad word is in thousands of documents, and only the best hundred are put in order. Which those are
-- the index itself tells: band n holds the best of 2^n listings, and everything that is no listing.
create or replace function bands_of(of_kind text, of_quality real) returns smallint[] language sql stable as $$
  select array(select band from search_bands where of_kind <> 'establishment' or of_quality >= least
    order by band)
$$;

-- Nobody counts exactly: the limits are drawn every night.
create or replace function draw_search_bands() returns void language plpgsql as $$
begin
  -- Two at once would each delete what the other drew.
  lock table search_bands in share row exclusive mode;
  delete from search_bands;
  insert into search_bands (band, least)
    select band, percentile_disc(1 - 1 / power(2, band)) within group (order by quality)
    from search_documents, generate_series(1, 16) as band
    where kind = 'establishment'
    group by band
    -- A band of fewer is of no use to anybody.
    having count(*) >= 100 * power(2, band);
  update search_documents set bands = bands_of(kind, quality)
    where bands is distinct from bands_of(kind, quality);
end $$;

-- Whether a listing is open is asked of hundreds of candidates for one question: each document says it
-- itself, as the directory does. Null where nobody knows.
create or replace function open_state_of(of_id uuid) returns boolean language sql stable as $$
  select is_open from directory where id = of_id and open_changes_at > '-infinity'
$$;

create or replace function begin_search_document() returns trigger language plpgsql as $$
begin
  new.bands := bands_of(new.kind, new.quality);
  if new.kind = 'establishment' then
    new.is_open := open_state_of(new.source_id);
  end if;
  return new;
end $$;

create or replace trigger search_documents_begin before insert on search_documents
  for each row execute function begin_search_document();

-- A trigger before every update would count the words anew for each door that opens: bands follow after.
create or replace function keep_search_bands() returns trigger language plpgsql as $$
begin
  update search_documents set bands = bands_of(new.kind, new.quality)
  where source_id = new.source_id and bands is distinct from bands_of(new.kind, new.quality);
  return null;
end $$;

create or replace trigger search_documents_keep_bands after update of kind, quality on search_documents
  for each row when ((old.kind, old.quality) is distinct from (new.kind, new.quality))
  execute function keep_search_bands();

create or replace function keep_search_open() returns trigger language plpgsql as $$
begin
  update search_documents as document set is_open = state.is_open
  from (select id, case when open_changes_at > '-infinity' then is_open end as is_open from changed) as state
  where document.source_id = state.id and document.is_open is distinct from state.is_open;
  return null;
end $$;

create or replace trigger directory_keep_search_open after update on directory
  referencing new table as changed for each statement execute function keep_search_open();
