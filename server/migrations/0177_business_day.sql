-- A bar closes at three: what it sells after midnight belongs to the day before, until this hour.
alter table ordering_settings
  add column day_ends_hour smallint not null default 0 check (day_ends_hour between 0 and 8);
