-- What the last examination found of each part that has to be called to be known: names, certificates, clocks,
-- services outside. Whoever looks at /admin/saude reads it here and calls nobody.
create table health_readings (
  part text primary key check (octet_length(part) between 1 and 40),
  at timestamptz not null,
  failure text check (octet_length(failure) between 1 and 200),
  took_ms integer not null check (took_ms >= 0),
  figures jsonb not null default '{}' check (jsonb_typeof(figures) = 'object' and octet_length(figures::text) <= 2000)
);
