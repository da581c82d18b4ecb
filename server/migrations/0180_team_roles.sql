-- Kitchen, counter, reception, broker: a role says exactly what its people may do.
alter table establishment_members drop constraint establishment_members_role_check;
alter table establishment_members add constraint establishment_members_role_check
  check (role in ('manager', 'staff', 'kitchen', 'counter', 'reception', 'broker')) not valid;
alter table establishment_invitations drop constraint establishment_invitations_role_check;
alter table establishment_invitations add constraint establishment_invitations_role_check
  check (role in ('manager', 'staff', 'kitchen', 'counter', 'reception', 'broker')) not valid;
