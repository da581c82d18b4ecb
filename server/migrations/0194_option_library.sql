-- What people choose is written once and used by as many items as the business likes (decision 0150): a group is of
-- the business and its catalogue, and items use it.

alter table option_groups add column kind text;
alter table option_groups add column version integer not null default 1;
alter table option_groups drop constraint option_groups_one_parent;
alter table option_groups add constraint option_groups_one_parent
  check (num_nonnulls(item_id, option_id) <= 1) not valid;
alter table option_groups add constraint option_groups_kind
  check (kind is null or (kind in ('menu', 'shop') and option_id is null)) not valid;
alter table option_groups add constraint option_groups_version check (version > 0) not valid;
-- An item no longer holds it: it goes with the business.
alter table option_groups add constraint option_groups_business
  foreign key (establishment_id) references establishments on delete cascade not valid;

-- Both keys carry the business along, so that an item never uses a group of another one; the level is that of a group
-- that does not lie within an option.
create table item_option_groups (
  establishment_id uuid not null,
  item_id          uuid not null,
  group_id         uuid not null,
  group_level      smallint not null default 1 check (group_level = 1),
  position         integer not null default 0 check (position >= 0),
  primary key (item_id, group_id),
  foreign key (establishment_id, item_id)
    references catalog_items (establishment_id, id) on delete cascade,
  foreign key (establishment_id, group_id, group_level)
    references option_groups (establishment_id, id, level) on delete cascade
);
create index item_option_groups_group on item_option_groups (group_id);

-- The release before this one names the item in the group itself: as long as it runs beside, what it adds is taken
-- into the library too.
create function option_groups_into_library() returns trigger language plpgsql as $$
begin
  update option_groups set kind = section.kind
  from catalog_items as item join catalog_sections as section on section.id = item.section_id
  where option_groups.id = new.id and item.id = new.item_id;
  insert into item_option_groups (establishment_id, item_id, group_id, position)
  values (new.establishment_id, new.item_id, new.id, new.position) on conflict do nothing;
  return null;
end $$;
create trigger option_groups_into_library after insert on option_groups
  for each row when (new.item_id is not null) execute function option_groups_into_library();
