-- News, episodes, useful numbers and what visitors sent in are found too.

-- What is scheduled lies ready: whoever searches compares this with the clock.
alter table search_documents add column shown_from timestamptz;

create view article_documents as
  select article.id as source_id, 'articles' as source, 'article' as kind, article.title,
    category.name as label, concat_ws(' ', 'notícia', category.name) as topics, '' as tags,
    concat_ws(' ', article.summary, article.body_text) as body, '/noticias/' || article.slug as path,
    article.cover_id as photo_id, '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.5::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, article.published_at,
    null::tstzmultirange as happens, article.publish_at as shown_from
  from articles as article
  join article_categories as category on category.id = article.category_id
  where article.status in ('scheduled', 'published');

create view episode_documents as
  select episode.id as source_id, 'podcast_episodes' as source, 'episode' as kind, episode.title,
    show.title as label, 'podcast episódio áudio' as topics, '' as tags,
    -- The beginning of what is said tells what it is about.
    concat_ws(' ', episode.summary, rich_text_words(episode.notes), left(episode.transcript, 6000)) as body,
    '/podcast/' || episode.slug as path, coalesce(episode.cover_id, show.cover_id) as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.45::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, episode.publish_at as published_at,
    null::tstzmultirange as happens, episode.publish_at as shown_from
  from podcast_episodes as episode
  join podcast_shows as show on show.id = episode.show_id
  where episode.status in ('scheduled', 'published');

create view utility_documents as
  select entry.id as source_id, 'utility_entries' as source, 'utility' as kind, entry.title,
    case entry.kind when 'emergency' then 'Emergência' when 'health' then 'Saúde'
      when 'transport' then 'Transporte' when 'office' then 'Órgão público' else 'Serviço' end as label,
    concat_ws(' ', 'utilidade pública telefone', case entry.kind
      when 'emergency' then 'emergência socorro' when 'health' then 'saúde posto hospital'
      when 'transport' then 'transporte horário' when 'office' then 'repartição atendimento' end) as topics,
    entry.address as tags, concat_ws(' ', entry.body, entry.hours, entry.address) as body,
    '/utilidade-publica' as path, null::uuid as photo_id, '{}'::text[] as categories,
    null::text as neighbourhood, entry.latitude, entry.longitude, null::smallint as price_range,
    0::real as rating_mean, 0 as rating_count, 0.7::real as quality, 0::smallint as tier,
    null::timestamptz as featured_until, null::timestamptz as published_at,
    null::tstzmultirange as happens, null::timestamptz as shown_from
  from utility_entries as entry
  where entry.status = 'published';

-- Never who sent it.
create view contribution_documents as
  select sent.id as source_id, 'contributions' as source, 'contribution' as kind, sent.title,
    case sent.kind when 'photo' then 'Foto' when 'story' then 'Relato' when 'tip' then 'Dica'
      else 'Reclamação' end as label,
    'você no portal' as topics,
    concat_ws(' ', sent.place_name, (select name from sights where id = sent.sight_id)) as tags,
    sent.text as body, '/voce-no-portal/' || sent.slug as path,
    (select media_id from contribution_photos where contribution_id = sent.id order by position limit 1)
      as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.35::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, sent.published_at,
    null::tstzmultirange as happens, null::timestamptz as shown_from
  from contributions as sent
  where sent.status = 'published' and not sent.is_private;

create or replace view search_sources as
  select *, null::timestamptz as shown_from from establishment_documents
  union all select *, null::timestamptz from sight_documents
  union all select * from article_documents
  union all select * from episode_documents
  union all select * from utility_documents
  union all select * from contribution_documents;

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


-- On a table whose name stands in many documents, with their source and the column that points here.
create function keep_search_documents_under() returns trigger language plpgsql as $$
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

create trigger articles_keep_search after insert or delete
  or update of live, slug, status, publish_at, published_at, body_text
  on articles for each row execute function keep_search_document();
create trigger article_categories_keep_search after update of name on article_categories
  for each row when (new.name is distinct from old.name)
  execute function keep_search_documents_under('articles', 'category_id');

create trigger podcast_episodes_keep_search after insert or update or delete
  on podcast_episodes for each row execute function keep_search_document();
create trigger podcast_shows_keep_search after update of title, cover_id on podcast_shows
  for each row execute function keep_search_documents_under('podcast_episodes', 'show_id');

create trigger utility_entries_keep_search after insert or update or delete
  on utility_entries for each row execute function keep_search_document();

create trigger contributions_keep_search after insert or update or delete
  on contributions for each row execute function keep_search_document();
create trigger contribution_photos_keep_search after insert or update or delete
  on contribution_photos for each row
  execute function keep_search_document_of('contributions', 'contribution_id');

select rebuild_search_documents();
