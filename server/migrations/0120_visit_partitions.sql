-- Where a row goes whose day has no partition yet: an insert never fails for want of one. The days
-- themselves are made ahead and dropped by keep_visit_days (server/sql/35_visits.sql).
create table visit_events_rest partition of visit_events default;
create table visit_people_rest partition of visit_people default;

-- How far the log of nginx was read. Written with what was counted, so that no line counts twice.
create table page_log_positions (
  path     text primary key check (char_length(path) between 1 and 500),
  -- Which file the path was then: a rotated log is another one.
  file     bigint not null,
  position bigint not null check (position >= 0)
);
