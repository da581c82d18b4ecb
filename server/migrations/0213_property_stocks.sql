-- Which of an advertiser's properties its plan shows: the oldest, as many as the plan has. What used to be
-- counted for each property anew is one row for each advertiser that is on the air, kept by triggers
-- (server/sql/34_properties.sql), so that a list of the whole city is one walk of an index.
create table property_stocks (
  establishment_id uuid primary key references establishments on delete cascade,
  -- The first one that is not shown any more; null where all are.
  before_at        timestamptz,
  before_id        uuid,
  check ((before_at is null) = (before_id is null))
);

-- few rows: one for each business that advertises properties.
insert into property_stocks (establishment_id, before_at, before_id)
select listing.id, cut.published_at, cut.id
from establishments as listing
left join lateral (
  select property.published_at, property.id from properties as property
  where listing.plan_limits ->> 'properties' is not null
    and property.establishment_id = listing.id and property.status = 'published'
  order by property.published_at, property.id
  offset (listing.plan_limits ->> 'properties')::integer limit 1
) as cut on true
where listing.status = 'published' and 'real_estate' = any(listing.modules)
  and listing.plan_limits is not null
  and coalesce((listing.plan_limits ->> 'properties')::integer, 1) > 0;
