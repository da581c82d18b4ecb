-- The first of a portal comes by a link that only who runs the machine sees. There is one such link at a time.
alter table staff_invitations
  drop constraint staff_invitations_role_check,
  add constraint staff_invitations_role_check
    check (role in ('reporter', 'moderator', 'editor', 'admin', 'superadmin'));
create unique index staff_invitations_one_first on staff_invitations (role) where role = 'superadmin';
