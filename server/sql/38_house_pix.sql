-- The key that codes of a business are written with at a moment: the youngest that has begun and was not
-- stopped, and only while whoever set it owns the business. Null where there is none.
create or replace function house_pix_key(place uuid, moment timestamptz) returns uuid
language sql stable parallel safe as $$
  select key.id from house_pix_keys as key
    join establishments as listing on listing.id = key.establishment_id and listing.user_id = key.set_by
  where key.establishment_id = place and key.stopped_at is null and key.starts_at <= moment
  order by key.starts_at desc, key.id desc limit 1
$$;
