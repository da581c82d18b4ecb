-- What strangers wrote is marked before it is read: a reading that ended its process, or had to be ended, is
-- known by its mark. Three in a row, and the source is not read by itself any more; its owner is told.

alter table calendar_feeds
  add column parsing_since timestamptz,
  add column stopped_readings smallint not null default 0 check (stopped_readings between 0 and 3);
alter table calendar_feeds drop constraint calendar_feeds_fault_check;
alter table calendar_feeds add constraint calendar_feeds_fault_check check (fault in ('not-allowed',
  'not-found', 'refused', 'timeout', 'too-large', 'redirects', 'certificate', 'status', 'not-calendar',
  'unreadable', 'too-many', 'too-complex', 'partly', 'recurring', 'shrunk', 'secret-lost', 'stopped'));

alter table property_feeds
  add column parsing_since timestamptz,
  add column stopped_readings smallint not null default 0 check (stopped_readings between 0 and 3);

alter table pos_connections
  add column parsing_since timestamptz,
  add column stopped_readings smallint not null default 0 check (stopped_readings between 0 and 3);
