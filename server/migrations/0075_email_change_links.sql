-- Links that prove a new e-mail, and those by which the owner of the old one keeps it.
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('confirm-email', 'recover-password', 'change-email', 'keep-email'));
