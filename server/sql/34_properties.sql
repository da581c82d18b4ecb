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


-- Which of an advertiser's properties are shown: the oldest, as many as its plan has. Whoever writes properties
-- holds the row of the advertiser, so that no two count at once.
create or replace function keep_property_stock(advertiser uuid) returns void language plpgsql as $$
declare
  listing establishments;
  most    integer;
  cut_at  timestamptz;
  cut_id  uuid;
begin
  select * into listing from establishments where id = advertiser;
  most := (listing.plan_limits ->> 'properties')::integer;
  if listing.id is null or listing.status <> 'published' or not 'real_estate' = any(listing.modules)
    or listing.plan_limits is null or most = 0 then
    delete from property_stocks where establishment_id = advertiser;
    return;
  end if;
  if most is not null then
    select published_at, id into cut_at, cut_id from properties
    where establishment_id = advertiser and status = 'published'
    order by published_at, id offset most limit 1;
  end if;
  insert into property_stocks as stock (establishment_id, before_at, before_id)
  values (advertiser, cut_at, cut_id)
  on conflict (establishment_id) do update set before_at = cut_at, before_id = cut_id
    where (stock.before_at, stock.before_id) is distinct from (cut_at, cut_id);
end $$;

create or replace function keep_property_stock_of_listing() returns trigger language plpgsql as $$
begin
  perform keep_property_stock(new.id);
  return null;
end $$;
create or replace trigger establishments_keep_property_stock
  after insert or update of status, modules, plan_limits on establishments
  for each row execute function keep_property_stock_of_listing();

create or replace function keep_property_stock_of_property() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_property_stock(old.establishment_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.establishment_id <> old.establishment_id) then
    perform keep_property_stock(new.establishment_id);
  end if;
  return null;
end $$;
create or replace trigger properties_keep_stock after insert or delete on properties
  for each row execute function keep_property_stock_of_property();
create or replace trigger properties_move_stock after update of status, published_at, establishment_id on properties
  for each row when ((old.status, old.published_at, old.establishment_id)
    is distinct from (new.status, new.published_at, new.establishment_id))
  execute function keep_property_stock_of_property();

-- What the whole city has: of every advertiser what its plan shows.
create or replace view city_properties as
  select property.* from public_properties as property
  join property_stocks as stock on stock.establishment_id = property.establishment_id
  where stock.before_at is null
    or (property.published_at, property.id) < (stock.before_at, stock.before_id);
