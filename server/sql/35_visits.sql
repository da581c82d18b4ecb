-- Days of what visitors do. Made ahead and dropped when their time is over, by the worker, which may do
-- nothing else to the tables; hence with the rights of their owner. It asks the database what day it is:
-- nobody can name a day to be dropped.
create or replace function keep_visit_days() returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '1s' as $$
declare
  today constant date := (now() at time zone 'America/Belem')::date;
  days_ahead constant integer := 7;
  parent text;
  kept_days integer;
  one date;
  is_early boolean;
  gone record;
  dropped integer := 0;
begin
  foreach parent in array array['visit_events', 'visit_people'] loop
    -- Who was counted is asked on the day itself, and by what is written late in the night.
    kept_days := case parent when 'visit_events' then 7 else 2 end;
    for one in select generate_series(today, today + days_ahead, interval '1 day')::date loop
      continue when to_regclass(format('public.%I', parent || to_char(one, '_YYYYMMDD'))) is not null;
      -- A day that began without its partition stays where it is, and goes from there when it is old.
      execute format('select exists (select from public.%I where day = $1)', parent || '_rest')
        into is_early using one;
      continue when is_early;
      execute format('create table public.%I partition of public.%I for values from (%L) to (%L)',
        parent || to_char(one, '_YYYYMMDD'), parent, one, one + 1);
    end loop;
    for gone in
      select relname as name from pg_class join pg_inherits on inhrelid = pg_class.oid
      where inhparent = format('public.%I', parent)::regclass and relname ~ '_[0-9]{8}$'
        and to_date(right(relname, 8), 'YYYYMMDD') <= today - kept_days
    loop
      execute format('drop table public.%I', gone.name);
      dropped := dropped + 1;
    end loop;
    execute format('delete from public.%I where day <= $1', parent || '_rest') using today - kept_days;
  end loop;
  return dropped;
end $$;
