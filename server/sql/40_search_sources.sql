-- What can be found: one view for each source, all with the columns of search_documents in its order, and
-- search_sources with all of them. Only what the page of a thing shows is in it. The words of a document
-- weigh by their column: title A, label and topics B, tags and neighbourhood C, body D
-- (search_documents.words; what each is worth: server/src/features/search/ranking.rules.ts).
-- Sentences and labels are no part of SQL: search_labels holds those of
-- server/src/features/search/search-documents.texts.ts.

create or replace view establishment_documents as
  select listing.id as source_id, 'establishments' as source, 'establishment' as kind,
    listing.name as title, coalesce(sub.name, top.name) as label,
    concat_ws(' ', top.name, sub.name) as topics,
    case when listing.plan <> 'clube' then concat_ws(' ',
      array_to_string(listing.specialties, ' '),
      replace(array_to_string(listing.amenities, ' '), '-', ' '),
      (select string_agg(module.tags, ' '
          order by array_position(array['menu', 'lodging', 'delivery', 'shop'], module.value))
       from search_labels as module
       where module.source = 'establishments' and module.value = any(listing.modules)
         and ((listing.plan_limits ->> 'has_orders_and_shop')::boolean
           or module.value not in ('delivery', 'shop')))
    ) else '' end as tags,
    case when listing.plan <> 'clube' then coalesce(listing.description, '') else '' end as body,
    '/guia/' || listing.slug as path,
    case when listing.plan <> 'clube' then listing.main_photo_id end as photo_id,
    array_remove(array[top.slug, sub.slug], null) as categories,
    listing.neighbourhood,
    case when listing.plan <> 'clube' then listing.latitude end as latitude,
    case when listing.plan <> 'clube' then listing.longitude end as longitude,
    case when listing.plan <> 'clube' then listing.price_range end as price_range,
    case when listing.rating_count > 0 then listing.rating_sum::real / listing.rating_count else 0 end::real
      as rating_mean, listing.rating_count,
    (listing.rank / 100)::real as quality,
    (case when listing.plan = 'clube' then 0
      when (listing.plan_limits ->> 'is_featured')::boolean then 3
      when listing.plan = 'atalaia' then 1 else 2 end)::smallint as tier,
    case when listing.plan <> 'clube' then listing.featured_until end as featured_until,
    null::timestamptz as published_at, null::tstzmultirange as happens, null::timestamptz as shown_from
  from establishments as listing
  join categories as top on top.id = listing.category_id
  left join categories as sub on sub.id = listing.subcategory_id
  where listing.status = 'published';

-- Of a sight's rich description the words are found and shown, never its markup.
create or replace view sight_documents as
  select sight.id as source_id, 'sights' as source, sight.kind,
    sight.name as title, coalesce(words.label, '') as label,
    concat_ws(' ', words.topics,
      replace(array_to_string(sight.tags, ' '), '-', ' ')) as topics,
    coalesce(sight.content ->> 'address', '') as tags,
    concat_ws(' ', sight.content ->> 'summary', rich_text_words(sight.content -> 'description'),
      (select string_agg(concat_ws(' ', note ->> 'title', note ->> 'name', note ->> 'text',
          note ->> 'note'), ' ' order by part, place)
       from unnest(array['hazards', 'rules', 'ways', 'ramps']) with ordinality as parts (name, part),
         jsonb_array_elements(sight.content -> parts.name) with ordinality as notes (note, place)),
      sight.content ->> 'visiting_hours', sight.content ->> 'price') as body,
    case sight.kind when 'beach' then '/praia/' else '/atracao/' end || sight.slug as path,
    (select media_id from sight_photos where sight_id = sight.id order by position limit 1) as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood, sight.latitude, sight.longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count,
    (0.95 - least(sight.position, 50) * 0.008)::real as quality,
    0::smallint as tier, null::timestamptz as featured_until,
    null::timestamptz as published_at, null::tstzmultirange as happens, null::timestamptz as shown_from
  from sights as sight
  left join search_labels as words on words.source = 'sights' and words.value = sight.kind
  where sight.status = 'published';

-- Places of a collection are found by themselves: only what its editors wrote is in it.
create or replace view collection_documents as
  select collection.id as source_id, 'collections' as source, 'collection' as kind,
    collection.title, coalesce(words.label, '') as label, coalesce(words.topics, '') as topics,
    '' as tags,
    concat_ws(' ', collection.summary, (select string_agg(stop.note, ' ' order by stop.position)
      from collection_stops as stop where stop.collection_id = collection.id)) as body,
    '/roteiros/' || collection.slug as path, collection.cover_id as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.7::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, null::timestamptz as published_at,
    null::tstzmultirange as happens, null::timestamptz as shown_from
  from collections as collection
  left join search_labels as words
    on words.source = 'collections' and words.value = collection.kind
  where collection.status = 'published';

-- With every time it happens.
create or replace view event_documents as
  select event.id as source_id, 'events' as source, 'event' as kind, event.title,
    coalesce(words.label, '') as label, coalesce(words.topics, '') as topics,
    concat_ws(' ', event.venue_name, event.organiser, event.address,
      case when event.is_free then free.tags end) as tags,
    event.description as body, '/eventos/' || event.slug as path, event.poster_id as photo_id,
    '{}'::text[] as categories, event.venue_name as neighbourhood, event.latitude, event.longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count,
    (case when event.situation in ('cancelled', 'postponed') then 0.2 else 0.6 end)::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, null::timestamptz as published_at,
    coalesce((select range_agg(tstzrange(starts_at, over_at, '[]'))
       from event_occurrences where event_id = event.id),
      tstzmultirange(tstzrange(event.starts_at, coalesce(event.ends_at, event.starts_at), '[]')))
      as happens,
    null::timestamptz as shown_from
  from events as event
  left join search_labels as words on words.source = 'events' and words.value = event.category
  left join search_labels as free on free.source = 'events' and free.value = 'free'
  where event.status = 'published';

create or replace view article_documents as
  select article.id as source_id, 'articles' as source, 'article' as kind, article.title,
    category.name as label, concat_ws(' ', words.topics, category.name) as topics, '' as tags,
    concat_ws(' ', article.summary, article.body_text) as body, '/noticias/' || article.slug as path,
    article.cover_id as photo_id, '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.5::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, article.published_at,
    null::tstzmultirange as happens, article.publish_at as shown_from
  from articles as article
  join article_categories as category on category.id = article.category_id
  left join search_labels as words on words.source = 'articles' and words.value = ''
  where article.status in ('scheduled', 'published');

create or replace view episode_documents as
  select episode.id as source_id, 'podcast_episodes' as source, 'episode' as kind, episode.title,
    show.title as label, coalesce(words.topics, '') as topics, '' as tags,
    -- The beginning of what is said tells what it is about.
    concat_ws(' ', episode.summary, rich_text_words(episode.notes),
      left(transcript_words(episode.transcript), 6000)) as body,
    '/podcast/' || episode.slug as path, coalesce(episode.cover_id, show.cover_id) as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.45::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, episode.publish_at as published_at,
    null::tstzmultirange as happens, episode.publish_at as shown_from
  from podcast_episodes as episode
  join podcast_shows as show on show.id = episode.show_id
  left join search_labels as words on words.source = 'podcast_episodes' and words.value = ''
  where episode.status in ('scheduled', 'published');

-- Never who sent it.
create or replace view contribution_documents as
  select sent.id as source_id, 'contributions' as source, 'contribution' as kind, sent.title,
    coalesce(words.label, '') as label, coalesce(words.topics, '') as topics,
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
  left join search_labels as words on words.source = 'contributions' and words.value = sent.kind
  where sent.status = 'published' and not sent.is_private;

-- Leads to its section of the page.
create or replace view utility_documents as
  select entry.id as source_id, 'utility_entries' as source, 'utility' as kind, entry.title,
    coalesce(words.label, '') as label, coalesce(words.topics, '') as topics,
    -- "192" is what many know it by.
    concat_ws(' ', entry.address, (select string_agg(phone ->> 'number', ' ' order by place)
      from jsonb_array_elements(entry.phones) with ordinality as phones (phone, place))) as tags,
    concat_ws(' ', entry.body, entry.hours, entry.address) as body,
    '/utilidade-publica#' || case entry.kind when 'emergency' then 'emergencia' when 'health' then 'saude'
      when 'transport' then 'transporte' when 'office' then 'orgaos-publicos' when 'atm' then 'caixas-eletronicos'
      when 'bank' then 'bancos' when 'fuel' then 'postos-de-combustivel' when 'tow' then 'guincho'
      when 'toilets' then 'banheiros' when 'parking' then 'estacionamento'
      else 'outros-servicos' end as path,
    null::uuid as photo_id, '{}'::text[] as categories,
    null::text as neighbourhood, entry.latitude, entry.longitude, null::smallint as price_range,
    0::real as rating_mean, 0 as rating_count, 0.7::real as quality, 0::smallint as tier,
    null::timestamptz as featured_until, null::timestamptz as published_at,
    null::tstzmultirange as happens, null::timestamptz as shown_from
  from utility_entries as entry
  left join search_labels as words on words.source = 'utility_entries' and words.value = entry.kind
  where entry.status = 'published';

-- Every shift of the rota lies ready; only the one that lasts is found, or the one of the day asked for.
create or replace view duty_documents as
  select duty.id as source_id, 'duty_pharmacies' as source, 'utility' as kind,
    coalesce(listing.name, duty.name) as title, coalesce(words.label, '') as label,
    coalesce(words.topics, '') as topics, coalesce(words.tags, '') as tags,
    concat_ws('. ',
      format(words.body, to_char(duty.starts_at at time zone 'America/Belem', 'DD/MM, HH24:MI'),
        to_char(duty.ends_at at time zone 'America/Belem', 'DD/MM, HH24:MI')),
      coalesce(nullif(concat_ws(', ', listing.street, listing.number, listing.neighbourhood), ''),
        nullif(duty.address, ''))) as body,
    '/utilidade-publica#farmacia-de-plantao' as path, null::uuid as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood, listing.latitude, listing.longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.9::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, null::timestamptz as published_at,
    tstzmultirange(tstzrange(duty.starts_at, duty.ends_at)) as happens, null::timestamptz as shown_from
  from duty_pharmacies as duty
  left join establishments as listing
    on listing.id = duty.establishment_id and listing.status = 'published'
  left join search_labels as words on words.source = 'duty_pharmacies' and words.value = '';

-- Nobody reads a notice before its beginning, nor after its end.
create or replace view notice_documents as
  select notice.id as source_id, 'public_notices' as source, 'utility' as kind, notice.title,
    coalesce(words.label, '') as label, coalesce(words.topics, '') as topics, notice.place as tags, notice.body,
    '/utilidade-publica#avisos' as path, null::uuid as photo_id, '{}'::text[] as categories,
    nullif(notice.place, '') as neighbourhood, null::double precision as latitude,
    null::double precision as longitude, null::smallint as price_range, 0::real as rating_mean,
    0 as rating_count,
    (case notice.severity when 'urgent' then 0.95 when 'attention' then 0.8 else 0.6 end)::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, null::timestamptz as published_at,
    tstzmultirange(tstzrange(notice.starts_at, notice.ends_at)) as happens, notice.starts_at as shown_from
  from public_notices as notice
  left join search_labels as words on words.source = 'public_notices' and words.value = notice.severity
  where notice.status = 'published';

create or replace view page_documents as
  select page.id as source_id, 'portal_pages' as source, 'page' as kind, page.title,
    coalesce(words.label, '') as label, page.words as topics, '' as tags, page.summary as body, page.path,
    null::uuid as photo_id, '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.6::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, null::timestamptz as published_at,
    null::tstzmultirange as happens, null::timestamptz as shown_from
  from portal_pages as page
  left join search_labels as words on words.source = 'portal_pages' and words.value = '';

create or replace view search_sources as
  select * from establishment_documents
  union all select * from sight_documents
  union all select * from article_documents
  union all select * from episode_documents
  union all select * from utility_documents
  union all select * from contribution_documents
  union all select * from event_documents
  union all select * from duty_documents
  union all select * from notice_documents
  union all select * from page_documents
  union all select * from collection_documents;
