-- Published collections with how much of each can be visited today: what has left the guide does not count.
create or replace view collection_cards as
  select collection.id, collection.kind, collection.slug, collection.title, collection.summary,
    collection.cover_id, collection.position, collection.updated_at, shown.stop_count, shown.day_count
  from collections as collection
  cross join lateral (
    select count(*)::integer as stop_count, coalesce(max(stop.day), 0)::integer as day_count
    from collection_stops as stop
    left join establishments as listing
      on listing.id = stop.establishment_id and listing.status = 'published'
    left join sights as sight on sight.id = stop.sight_id and sight.status = 'published'
    where stop.collection_id = collection.id and num_nonnulls(listing.id, sight.id) = 1
  ) as shown
  where collection.status = 'published' and shown.stop_count > 0;
