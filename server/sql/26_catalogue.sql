-- What the release before the library of options adds is taken into it (decision 0150). The migration makes the same,
-- for the moments until this file is read.
create or replace function option_groups_into_library() returns trigger language plpgsql as $$
begin
  update option_groups set kind = section.kind
  from catalog_items as item join catalog_sections as section on section.id = item.section_id
  where option_groups.id = new.id and item.id = new.item_id;
  insert into item_option_groups (establishment_id, item_id, group_id, position)
  values (new.establishment_id, new.item_id, new.id, new.position) on conflict do nothing;
  return null;
end $$;
create or replace trigger option_groups_into_library after insert on option_groups
  for each row when (new.item_id is not null) execute function option_groups_into_library();
