-- The groups that items have had so far, each with the one item it was of. None is lost, none changes its id.

-- step
alter table option_groups validate constraint option_groups_one_parent;
-- step
alter table option_groups validate constraint option_groups_version;
-- step
alter table option_groups validate constraint option_groups_business;
-- step: until nothing is left
update option_groups set kind = section.kind
from catalog_items as item join catalog_sections as section on section.id = item.section_id
where item.id = option_groups.item_id and option_groups.id in (
  select id from option_groups where item_id is not null and kind is null limit 1000);
-- step: until nothing is left
insert into item_option_groups (establishment_id, item_id, group_id, position)
select establishment_id, item_id, id, position from option_groups as held
where item_id is not null
  and not exists (select from item_option_groups as used where used.group_id = held.id)
limit 1000 on conflict do nothing;
-- step
alter table option_groups validate constraint option_groups_kind;
-- step
create index concurrently option_groups_library on option_groups (establishment_id, kind, name)
  where option_id is null;
