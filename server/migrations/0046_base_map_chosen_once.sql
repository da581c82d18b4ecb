-- Since when a portal has a base map of somebody's choosing, the schematic one included: from then on
-- no start brings the map that comes with the release.
create table base_map_choice (
  is_only   boolean primary key default true check (is_only),
  chosen_at timestamptz not null
);

insert into base_map_choice (chosen_at)
select min(at) from (
  select installed_at as at from base_maps
  union all
  select at from audit_log where action = 'base-map.schematic'
) as choices
having count(*) > 0;
