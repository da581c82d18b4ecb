-- step
create index concurrently properties_in_order on properties (establishment_id, published_at, id)
  where status = 'published';
-- step
create index concurrently properties_of_city on properties (published_at, id)
  include (establishment_id, sale_price_cents, rent_price_cents, season_price_cents, bedrooms, type,
    neighbourhood, amenities, papers)
  where status = 'published';
-- step
drop index concurrently if exists properties_published;
