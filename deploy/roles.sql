-- The role that owns the portal's tables and migrates, and is no superuser. A superuser runs this in the
-- portal's database, as often as they like: what another role owns there changes hands. Its password is
-- set apart (alter role portal_owner password '…'); the app's and the worker's roles are made by migrate.
do $$
declare
  change text;
begin
  if not exists (select from pg_roles where rolname = 'portal_owner') then
    create role portal_owner login createrole;
  end if;
  execute format('alter database %I owner to portal_owner', current_database());

  for change in
    with portals as (select oid from pg_namespace where nspname in ('public', 'jobs')),
      of_extensions as (select classid, objid from pg_depend where deptype = 'e')
    select format('schema %I', nspname) from pg_namespace
      where nspname = 'jobs' and nspowner <> 'portal_owner'::regrole
    union all
    -- Sequences of a column follow its table.
    select format('%s %s', case relkind when 'v' then 'view' else 'table' end, oid::regclass)
      from pg_class
      where relnamespace in (table portals) and relkind in ('r', 'p', 'v')
        and relowner <> 'portal_owner'::regrole
        and ('pg_class'::regclass, oid) not in (table of_extensions)
    union all
    select format('routine %s', oid::regprocedure) from pg_proc
      where pronamespace in (table portals) and proowner <> 'portal_owner'::regrole
        and ('pg_proc'::regclass, oid) not in (table of_extensions)
    union all
    select format('type %s', oid::regtype) from pg_type
      where typnamespace in (table portals) and typtype in ('d', 'e')
        and typowner <> 'portal_owner'::regrole
        and ('pg_type'::regclass, oid) not in (table of_extensions)
  loop
    execute format('alter %s owner to portal_owner', change);
  end loop;
end $$;
