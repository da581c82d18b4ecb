-- Until now what was read was done with. Only what nobody had read goes on waiting.
-- step: until nothing is left
update contact_messages set answered_at = coalesce(read_at, (
  select min(reply.created_at) from message_replies as reply where reply.message_id = contact_messages.id))
where id in (
  select message.id from contact_messages as message
  where message.answered_at is null and (message.read_at is not null
    or exists (select from message_replies as reply where reply.message_id = message.id))
  limit 1000);
-- What waits, in the order in which it is answered.
-- step
create index concurrently contact_messages_waiting on contact_messages (establishment_id, created_at, id)
  where answered_at is null and archived_at is null;
-- step
create index concurrently property_leads_waiting on property_leads (establishment_id, created_at, id)
  where read_at is null;
-- step
create index concurrently reviews_unanswered on reviews (establishment_id, created_at, id)
  where status = 'published' and reply is null;
-- step
create index concurrently stays_waiting on stays (unit_id, respond_by) where status = 'requested';
