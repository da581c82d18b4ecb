-- What is free of a unit is what nothing takes for good. Two who write at once each add what they see: a night
-- too many here is found taken by the calendar, none is ever missing.
create or replace function refresh_free_nights(units uuid[]) returns void language sql as $$
  delete from unit_free_nights where unit_id = any(units);
  insert into unit_free_nights (unit_id, during)
  select unit.id, free.during from lodging_units as unit
  cross join lateral unnest(datemultirange(daterange(null, null)) - coalesce((
    select range_agg(taken.during) from unit_occupancies as taken
    where taken.unit_id = unit.id and taken.kind <> 'hold'), '{}')) as free (during)
  where unit.id = any(units);
$$;

create or replace function unit_nights_changed() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      perform refresh_free_nights(array(select distinct unit_id from after_rows where kind <> 'hold'));
    when 'UPDATE' then
      perform refresh_free_nights(array(
        select unit_id from after_rows union select unit_id from before_rows));
    else
      perform refresh_free_nights(array(select distinct unit_id from before_rows where kind <> 'hold'));
  end case;
  return null;
end $$;

create or replace trigger unit_nights_taken after insert on unit_occupancies
  referencing new table as after_rows for each statement execute function unit_nights_changed();
create or replace trigger unit_nights_moved after update on unit_occupancies
  referencing old table as before_rows new table as after_rows
  for each statement execute function unit_nights_changed();
create or replace trigger unit_nights_freed after delete on unit_occupancies
  referencing old table as before_rows for each statement execute function unit_nights_changed();

-- All nights of a new unit are free.
create or replace function unit_begins_free() returns trigger language plpgsql as $$
begin
  perform refresh_free_nights(array(select id from after_rows));
  return null;
end $$;

create or replace trigger unit_begins_free after insert on lodging_units
  referencing new table as after_rows for each statement execute function unit_begins_free();

-- Some units that nothing takes for good on these nights. Gaps without a beginning or an end let PostgreSQL
-- expect far more of them than there are, and it would read the whole table: the index is the only way here,
-- step by step, so that looking for a few costs a few.
create or replace function units_with_nights(nights daterange, most integer) returns setof uuid
language sql stable set enable_seqscan = off set enable_bitmapscan = off as $$
  select unit_id from unit_free_nights where during @> nights limit most;
$$;
