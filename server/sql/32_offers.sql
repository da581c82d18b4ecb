-- Offers that are on the air at a moment, whether or not this is their day and hour: published, begun and
-- not over, of a business in the guide, and within what its plan includes, the oldest first. Those that the
-- portal made need no plan. What is all taken is still told.
create or replace function offers_on_air(at timestamptz) returns table (id uuid, establishment_id uuid)
language sql stable as $$
  select counted.id, counted.establishment_id from (
    select o.id, o.establishment_id, o.is_by_portal, o.is_flash, o.state, o.starts_at, e.plan_limits,
      row_number() over (partition by o.establishment_id, o.is_flash, o.is_by_portal order by o.id) as place
    from offers o join establishments e on e.id = o.establishment_id
    where o.state in ('published', 'paused') and o.ends_at > at and e.status = 'published'
  ) as counted
  where counted.state = 'published' and counted.starts_at <= at and (counted.is_by_portal
    or counted.place <= coalesce((counted.plan_limits ->>
      case when counted.is_flash then 'flash_offers' else 'active_coupons' end)::integer, 0))
$$;
