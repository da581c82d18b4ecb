-- step
alter table establishment_members validate constraint establishment_members_role_check;
-- step
alter table establishment_invitations validate constraint establishment_invitations_role_check;
