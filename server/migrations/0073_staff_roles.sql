-- Beside administrators: who edits, who moderates, who writes drafts (product §18).
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('user', 'reporter', 'moderator', 'editor', 'admin', 'superadmin'));
