-- What visitors do, counted without cookies and without knowing who (docs/privacy.md).
--
-- A beacon of a page becomes one raw row, kept for seven days in the partition of its day, and in the same
-- transaction it is added to the rollups below. Dashboards read rollups only. A visitor is a hash of the
-- day: salted with what is deleted when the day is over, so nobody is recognised the day after.

create table visit_salts (
  day  date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

create table visit_events (
  day              date not null,
  at               timestamptz not null,
  kind             text not null check (char_length(kind) between 1 and 20),
  -- The kind of the page it happened on; every page has one, a business or not.
  page             text not null check (char_length(page) between 1 and 30),
  establishment_id uuid,
  source           text not null check (char_length(source) between 1 and 20),
  visitor          bytea not null check (octet_length(visitor) = 12)
) partition by range (day);

-- Who was counted already today, for what: the first time counts a person, further times only an event.
-- `subject` is a business, or the constant of the whole portal or of one of its pages.
create table visit_people (
  day     date not null,
  subject uuid not null,
  kind    text not null,
  visitor bytea not null,
  primary key (day, subject, kind, visitor)
) partition by range (day);

-- Per business. A person counts once a day and kind, in the hour of their first event of it: the hours of
-- a day add up to its people exactly. Days are never added up to people, only to visits.
create table visit_hours (
  establishment_id uuid not null references establishments on delete cascade,
  day              date not null,
  hour             smallint not null check (hour between 0 and 23),
  kind             text not null check (char_length(kind) between 1 and 20),
  events           integer not null check (events >= 0),
  people           integer not null check (people between 0 and events),
  primary key (establishment_id, day, hour, kind)
);

-- Where the people of a day came from when they first opened the page of the business.
create table visit_sources (
  establishment_id uuid not null references establishments on delete cascade,
  day              date not null,
  source           text not null check (char_length(source) between 1 and 20),
  people           integer not null check (people > 0),
  primary key (establishment_id, day, source)
);

-- Words of the portal's own search that led to the page of a business.
create table visit_words (
  establishment_id uuid not null references establishments on delete cascade,
  day              date not null,
  word             text not null check (char_length(word) between 1 and 60),
  people           integer not null check (people > 0),
  primary key (establishment_id, day, word)
);

-- The whole portal: by kind of page, and 'portal' for all of them together (a person counts once there).
create table portal_visit_hours (
  day    date not null,
  hour   smallint not null check (hour between 0 and 23),
  page   text not null check (char_length(page) between 1 and 30),
  events integer not null check (events >= 0),
  people integer not null check (people between 0 and events),
  primary key (day, hour, page)
);

-- Pages answered with 200, by whoever answered them: a node, or nginx from its copy. Robots told apart by
-- the name they give. No visitor here: what has no beacon is a robot, or a browser without scripts.
create table page_answers (
  day      date not null,
  hour     smallint not null check (hour between 0 and 23),
  page     text not null check (char_length(page) between 1 and 30),
  is_robot boolean not null,
  answers  integer not null check (answers > 0),
  primary key (day, hour, page, is_robot)
);
