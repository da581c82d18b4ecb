-- What people choose a place to sleep by, as its owner tells it; null is "não informado".
alter table establishments
  add column check_in text check (check_in ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column check_out text check (check_out ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column rooms smallint check (rooms between 1 and 2000);

-- Photos get a file of 2400 pixels from here on. Those that are there have none: their largest is 1600
-- pixels wide, and by this width pages name the files they ask for.
update media set height = greatest(1, round(height * 1600.0 / width)), width = 1600
where width > 1600 and status = 'ready';
