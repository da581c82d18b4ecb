-- What the cheapest night costs that a lodging still has ahead of it, of the units that its plan shows, for
-- lists. Null where it lets none. The same as cheapestNightCents of the contract.
create or replace function nightly_from_cents(house establishments) returns integer
language sql stable as $$
  select case when house.modules @> array['lodging'] and house.plan_limits is not null then (
    select min(least(unit.base_price_cents, unit.weekend_price_cents, (
      select min(least(rate.price_cents, rate.weekend_price_cents)) from unit_rates as rate
      where rate.unit_id = unit.id and upper(rate.during) > current_date)))
    from (
      select one.*, row_number() over (order by one.position, one.id) as place
      from lodging_units as one
      where one.establishment_id = house.id and one.removed_at is null
    ) as unit
    where unit.is_published
      and unit.place <= coalesce((house.plan_limits ->> 'lodging_units')::integer, 2147483647)
  ) end
$$;
