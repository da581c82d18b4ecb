-- Visits of a business by the day: what a year of figures is read from. By hours a busy business has 26,000
-- rows a year, by days 2,200. Written with visit_hours in one transaction, and always what its hours add up to.
create table visit_days (
  establishment_id uuid not null references establishments on delete cascade,
  day              date not null,
  kind             text not null check (char_length(kind) between 1 and 20),
  events           integer not null check (events >= 0),
  people           integer not null check (people between 0 and events),
  primary key (establishment_id, day, kind)
);

insert into visit_days (establishment_id, day, kind, events, people)
select establishment_id, day, kind, sum(events), sum(people)
from visit_hours group by establishment_id, day, kind;
