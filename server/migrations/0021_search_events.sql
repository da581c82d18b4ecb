-- What happens in the city is found too, with every time it happens.
create view event_documents as
  select event.id as source_id, 'events' as source, 'event' as kind, event.title,
    -- The same words as EVENT_CATEGORY_WORDS of the contract.
    case event.category when 'festa' then 'Festas e shows' when 'cultura' then 'Cultura e teatro'
      when 'gastronomia' then 'Gastronomia' when 'feira' then 'Feiras e mercados'
      when 'esporte' then 'Esporte' when 'religioso' then 'Fé e tradição'
      when 'infantil' then 'Para crianças' when 'natureza' then 'Natureza e passeios'
      when 'curso' then 'Cursos e oficinas' else 'Comunidade' end as label,
    'evento agenda programação' as topics,
    concat_ws(' ', event.venue_name, event.organiser, event.address,
      case when event.is_free then 'grátis gratuito entrada livre' end) as tags,
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
  where event.status = 'published';

create or replace view search_sources as
  select *, null::timestamptz as shown_from from establishment_documents
  union all select *, null::timestamptz from sight_documents
  union all select * from article_documents
  union all select * from episode_documents
  union all select * from utility_documents
  union all select * from contribution_documents
  union all select * from event_documents;

create trigger events_keep_search after insert or update or delete
  on events for each row execute function keep_search_document();

-- A weekly event is written out in many rows at once: once for each event is enough.
create function keep_search_of_occurrences() returns trigger language plpgsql as $$
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
create trigger event_occurrences_added_keep_search after insert on event_occurrences
  referencing new table as changed for each statement execute function keep_search_of_occurrences();
create trigger event_occurrences_changed_keep_search after update on event_occurrences
  referencing new table as changed for each statement execute function keep_search_of_occurrences();
create trigger event_occurrences_removed_keep_search after delete on event_occurrences
  referencing old table as changed for each statement execute function keep_search_of_occurrences();

select rebuild_search_documents();
