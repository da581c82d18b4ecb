-- All that a visitor may know of a property. Whatever shows one to everybody reads this and never the
-- table: what an advertiser hides of an address is not here, and neither are complement and CEP.
create or replace view public_properties as
  select property.id, property.establishment_id, property.slug, property.code, property.title,
    property.description, property.type, property.usage,
    property.sale_price_cents, property.rent_price_cents, property.season_price_cents,
    property.condominium_cents, property.iptu_cents, property.iptu_period,
    property.living_area, property.lot_area, property.bedrooms, property.suites, property.bathrooms,
    property.parking, property.amenities, property.papers,
    case when property.display_address <> 'neighbourhood' then
      concat_ws(', ', property.street,
        case when property.display_address = 'all' and property.street is not null
          then property.number end) end as address,
    property.neighbourhood, property.display_address = 'all' as is_exact,
    property.public_latitude as latitude, property.public_longitude as longitude,
    property.published_at, property.confirmed_at, property.updated_at, property.words
  from properties as property
  where property.status = 'published';
