-- The index equals its sources at every moment, whoever writes at the same time; duty pharmacies and
-- notices are found while they last.

-- Where a name stands in many documents, two may pass each other: one gives the name's owner a new name
-- while the other puts something under the old one, and neither sees the other's row. Whoever comes to
-- stand under a name therefore holds it until the commit: the renaming waits for it and then finds it,
-- or it waits for the renaming and then reads the new name. With the owner's table and the columns that
-- point to it. Named so that it runs before the document is written.
create function hold_its_names() returns trigger language plpgsql as $$
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

create trigger establishments_hold_categories
  after insert or update of category_id, subcategory_id, status on establishments
  for each row execute function hold_its_names('categories', 'category_id', 'subcategory_id');
create trigger articles_hold_category after insert or update of live, status on articles
  for each row execute function hold_its_names('article_categories', 'category_id');
create trigger podcast_episodes_hold_show after insert or update of show_id, status on podcast_episodes
  for each row execute function hold_its_names('podcast_shows', 'show_id');
create trigger contributions_hold_sight after insert or update of sight_id, status on contributions
  for each row execute function hold_its_names('sights', 'sight_id');
create trigger sights_keep_search_of_contributions after update of name on sights
  for each row when (new.name is distinct from old.name)
  execute function keep_search_documents_under('contributions', 'sight_id');

-- Each useful number is found by its digits too, and leads to its section of the page.
create or replace view utility_documents as
  select entry.id as source_id, 'utility_entries' as source, 'utility' as kind, entry.title,
    case entry.kind when 'emergency' then 'Emergência' when 'health' then 'Saúde'
      when 'transport' then 'Transporte' when 'office' then 'Órgão público' else 'Serviço' end as label,
    concat_ws(' ', 'utilidade pública telefone', case entry.kind
      when 'emergency' then 'emergência socorro' when 'health' then 'saúde posto hospital'
      when 'transport' then 'transporte horário' when 'office' then 'repartição atendimento' end) as topics,
    -- "192" is what many know it by.
    concat_ws(' ', entry.address, (select string_agg(phone ->> 'number', ' ' order by place)
      from jsonb_array_elements(entry.phones) with ordinality as phones (phone, place))) as tags,
    concat_ws(' ', entry.body, entry.hours, entry.address) as body,
    '/utilidade-publica#' || case entry.kind when 'emergency' then 'emergencia' when 'health' then 'saude'
      when 'transport' then 'transporte' when 'office' then 'orgaos-publicos' else 'outros-servicos' end as path,
    null::uuid as photo_id, '{}'::text[] as categories,
    null::text as neighbourhood, entry.latitude, entry.longitude, null::smallint as price_range,
    0::real as rating_mean, 0 as rating_count, 0.7::real as quality, 0::smallint as tier,
    null::timestamptz as featured_until, null::timestamptz as published_at,
    null::tstzmultirange as happens, null::timestamptz as shown_from
  from utility_entries as entry
  where entry.status = 'published';

-- Every shift of the rota lies ready; only the one that lasts is found, or the one of the day asked for.
create view duty_documents as
  select duty.id as source_id, 'duty_pharmacies' as source, 'utility' as kind,
    coalesce(listing.name, duty.name) as title, 'Farmácia de plantão' as label,
    'plantão farmácia drogaria remédio utilidade pública' as topics,
    'aberta 24 horas noite madrugada domingo feriado' as tags,
    concat_ws('. ',
      'De plantão de ' || to_char(duty.starts_at at time zone 'America/Belem', 'DD/MM, HH24:MI')
        || ' até ' || to_char(duty.ends_at at time zone 'America/Belem', 'DD/MM, HH24:MI'),
      coalesce(nullif(concat_ws(', ', listing.street, listing.number, listing.neighbourhood), ''),
        nullif(duty.address, ''))) as body,
    '/utilidade-publica#farmacia-de-plantao' as path, null::uuid as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood, listing.latitude, listing.longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.9::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, null::timestamptz as published_at,
    tstzmultirange(tstzrange(duty.starts_at, duty.ends_at)) as happens, null::timestamptz as shown_from
  from duty_pharmacies as duty
  left join establishments as listing
    on listing.id = duty.establishment_id and listing.status = 'published';

-- Nobody reads a notice before its beginning, nor after its end.
create view notice_documents as
  select notice.id as source_id, 'public_notices' as source, 'utility' as kind, notice.title,
    case notice.severity when 'urgent' then 'Aviso urgente' else 'Aviso' end as label,
    'aviso comunicado alerta utilidade pública' as topics, notice.place as tags, notice.body,
    '/utilidade-publica#avisos' as path, null::uuid as photo_id, '{}'::text[] as categories,
    nullif(notice.place, '') as neighbourhood, null::double precision as latitude,
    null::double precision as longitude, null::smallint as price_range, 0::real as rating_mean,
    0 as rating_count,
    (case notice.severity when 'urgent' then 0.95 when 'attention' then 0.8 else 0.6 end)::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, null::timestamptz as published_at,
    tstzmultirange(tstzrange(notice.starts_at, notice.ends_at)) as happens, notice.starts_at as shown_from
  from public_notices as notice
  where notice.status = 'published';

create or replace view search_sources as
  select *, null::timestamptz as shown_from from establishment_documents
  union all select *, null::timestamptz from sight_documents
  union all select * from article_documents
  union all select * from episode_documents
  union all select * from utility_documents
  union all select * from contribution_documents
  union all select * from event_documents
  union all select * from duty_documents
  union all select * from notice_documents;

create trigger duty_pharmacies_hold_listing after insert or update of establishment_id on duty_pharmacies
  for each row execute function hold_its_names('establishments', 'establishment_id');
create trigger duty_pharmacies_keep_search after insert or update or delete
  on duty_pharmacies for each row execute function keep_search_document();
create trigger establishments_keep_search_of_duties
  after update of name, status, street, number, neighbourhood, latitude, longitude on establishments
  for each row when ((old.name, old.status, old.street, old.number, old.neighbourhood, old.latitude,
      old.longitude)
    is distinct from (new.name, new.status, new.street, new.number, new.neighbourhood, new.latitude,
      new.longitude))
  execute function keep_search_documents_under('duty_pharmacies', 'establishment_id');
create trigger public_notices_keep_search after insert or update or delete
  on public_notices for each row execute function keep_search_document();

-- Many listings may come in one statement (a sheet, a seed): their documents too come in one.
create function add_search_documents() returns trigger language plpgsql as $$
begin
  insert into search_documents (source_id, source, kind, title, label, topics, tags, body, path, photo_id,
    categories, neighbourhood, latitude, longitude, price_range, rating_mean, rating_count, quality,
    tier, featured_until, published_at, happens, shown_from)
  select source.* from search_sources as source
  where source.source = tg_table_name and source.source_id in (select id from added)
  on conflict (source_id) do nothing;
  return null;
end $$;
drop trigger establishments_keep_search on establishments;
create trigger establishments_add_search after insert on establishments
  referencing new table as added for each statement execute function add_search_documents();
create trigger establishments_keep_search after delete
  or update of status, name, slug, category_id, subcategory_id, specialties, description, neighbourhood,
    latitude, longitude, price_range, amenities, modules, main_photo_id, featured_until, rating_count,
    rating_sum, rank, plan
  on establishments for each row execute function keep_search_document();

-- A broad word is in thousands of documents, and only the best some hundreds are put in order. Which
-- those are the index itself tells: band n holds the best of 2^n listings, and everything that is no
-- listing, of which there is never that much. Nobody counts exactly: the limits are drawn every night.
create table search_bands (
  band  smallint primary key check (band between 1 and 16),
  least real not null
);
alter table search_documents add column bands smallint[] not null default '{}';

create function bands_of(of_kind text, of_quality real) returns smallint[] language sql stable as $$
  select array(select band from search_bands where of_kind <> 'establishment' or of_quality >= least
    order by band)
$$;
create function keep_search_bands() returns trigger language plpgsql as $$
begin
  new.bands := bands_of(new.kind, new.quality);
  return new;
end $$;
create trigger search_documents_keep_bands before insert or update of kind, quality on search_documents
  for each row execute function keep_search_bands();

create function draw_search_bands() returns void language plpgsql as $$
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
    having count(*) >= 200 * power(2, band);
  update search_documents set bands = bands_of(kind, quality)
    where bands is distinct from bands_of(kind, quality);
end $$;

drop index search_documents_words;
drop index search_documents_title_words;
create index search_documents_words on search_documents using gin (words, bands) with (fastupdate = off);
create index search_documents_title_words on search_documents using gin (title_words, bands)
  with (fastupdate = off);

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
select rebuild_search_documents();
