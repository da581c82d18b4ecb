-- The audit log is kept for ever and told titles, addresses and reasons, which name people who may since
-- have left (LGPD art. 16, 18). Who did what to what, and when, stays; what it is called is read from where
-- it is kept. The one time that rows change: by a migration, in its transaction, for everybody to read.
alter table audit_log disable trigger audit_log_append_only;
update audit_log set details = details - '{title,slug,from_slug,to_slug,reason}'::text[]
  where details ?| '{title,slug,from_slug,to_slug,reason}';
alter table audit_log enable trigger audit_log_append_only;
