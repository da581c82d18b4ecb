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
