-- Beside dumps: backups of the continuous archive, and what is put back from it each night. One that failed
-- stands there too, so that nobody takes yesterday's for today's.
alter table backups
  drop constraint backups_kind_check,
  add constraint backups_kind_check check (kind in ('dump', 'drill', 'full', 'diff', 'proof')),
  add column failure text check (octet_length(failure) between 1 and 300),
  alter column bytes drop not null,
  alter column tables drop not null,
  add constraint backups_whole_or_failed check (
    (failure is null) = (bytes is not null) and (bytes is null) = (tables is null)
  );

-- In no archive, so that no hash of a day can be made again once the day is over (docs/privacy.md). After a crash of
-- the database it is empty: the nodes that run know the day's own, and a new one counts a person once more.
alter table visit_salts set unlogged;
