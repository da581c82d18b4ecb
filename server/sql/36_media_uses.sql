-- Where each photo is shown, for the library of the team: the kind of the thing, the thing and what it is
-- called. Every table with a foreign key to media has its line here (checked by media-library.routes.test.ts).
create or replace view media_uses as
  select main_photo_id as media_id, 'establishment' as kind, id as thing_id, name from establishments
    where main_photo_id is not null
  union all select photo.media_id, 'establishment', place.id, place.name
    from establishment_photos as photo join establishments as place on place.id = photo.establishment_id
  union all select photo.media_id, 'review', review.id, coalesce(place.name, sight.name)
    from review_photos as photo join reviews as review on review.id = photo.review_id
    left join establishments as place on place.id = review.establishment_id
    left join sights as sight on sight.id = review.sight_id
  union all select item.photo_id, 'item', item.id, item.name
    from catalog_items as item where item.photo_id is not null
  union all select photo.media_id, 'unit', unit.id, unit.name
    from unit_photos as photo join lodging_units as unit on unit.id = photo.unit_id
  union all select photo.media_id, 'property', property.id, property.title
    from property_photos as photo join properties as property on property.id = photo.property_id
  union all select poster_id, 'event', id, title from events where poster_id is not null
  union all select photo.media_id, 'article', article.id,
      coalesce(article.title, article.draft ->> 'title', '')
    from article_photos as photo join articles as article on article.id = photo.article_id
  union all select cover_id, 'show', id, title from podcast_shows where cover_id is not null
  union all select cover_id, 'episode', id, title from podcast_episodes where cover_id is not null
  union all select photo.media_id, 'sight', sight.id, sight.name
    from sight_photos as photo join sights as sight on sight.id = photo.sight_id
  union all select cover_id, 'collection', id, title from collections where cover_id is not null
  union all select photo.media_id, 'contribution', contribution.id, contribution.title
    from contribution_photos as photo
    join contributions as contribution on contribution.id = photo.contribution_id
  union all select photo_id, 'announcement', null, title from announcements where photo_id is not null
  union all select picture.id, 'settings', null, ''
    from portal_settings, unnest(array[logo_media_id, logo_home_media_id, favicon_media_id,
      og_image_media_id]) as picture (id)
    where picture.id is not null;

-- What each account holds. The row of an account is held by whoever adds, so two uploads count each other.
create or replace function count_added_media() returns trigger language plpgsql as $$
begin
  insert into media_usage (user_id, photos, bytes)
    select user_id, count(*), coalesce(sum(original_bytes) filter (where cropped_from is null), 0)
    from added where user_id is not null group by user_id order by user_id
  on conflict (user_id) do update set photos = media_usage.photos + excluded.photos,
    bytes = media_usage.bytes + excluded.bytes;
  return null;
end $$;

create or replace function count_removed_media() returns trigger language plpgsql as $$
begin
  update media_usage as used set photos = greatest(0, used.photos - gone.photos),
    bytes = greatest(0, used.bytes - gone.bytes)
  from (
    select user_id, count(*) as photos,
      coalesce(sum(original_bytes) filter (where cropped_from is null), 0) as bytes
    from removed where user_id is not null group by user_id
  ) as gone where used.user_id = gone.user_id;
  return null;
end $$;

create or replace function count_moved_media() returns trigger language plpgsql as $$
declare
  moved_bytes bigint := case when new.cropped_from is null then new.original_bytes else 0 end;
begin
  update media_usage set photos = greatest(0, photos - 1), bytes = greatest(0, bytes - moved_bytes)
  where user_id = old.user_id;
  if new.user_id is not null then
    insert into media_usage (user_id, photos, bytes) values (new.user_id, 1, moved_bytes)
    on conflict (user_id) do update set photos = media_usage.photos + 1,
      bytes = media_usage.bytes + excluded.bytes;
  end if;
  return null;
end $$;

create or replace trigger media_added after insert on media
  referencing new table as added for each statement execute function count_added_media();
create or replace trigger media_removed after delete on media
  referencing old table as removed for each statement execute function count_removed_media();
create or replace trigger media_moved after update of user_id on media for each row
  when (old.user_id is distinct from new.user_id) execute function count_moved_media();
