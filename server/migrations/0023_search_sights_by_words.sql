-- Of a sight's rich description the words are found and shown, never its markup.
create or replace view sight_documents as
  select sight.id as source_id, 'sights' as source, sight.kind,
    sight.name as title, case sight.kind when 'beach' then 'Praia' else 'Atração' end as label,
    concat_ws(' ', case sight.kind when 'beach' then 'praias mar' else 'passeio turismo' end,
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
    null::timestamptz as published_at, null::tstzmultirange as happens
  from sights as sight
  where sight.status = 'published';

select rebuild_search_documents();
