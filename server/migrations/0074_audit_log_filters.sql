-- A review or a claim is a subject of its own and names the place it is about in its details. Reading the
-- log by a place finds both.
create index audit_log_place
  on audit_log ((coalesce(details->>'establishment_id', details->>'sight_id')), at desc);
-- What the portal does by itself is a small part of the log.
create index audit_log_portal on audit_log (at desc) where actor_kind = 'system';
