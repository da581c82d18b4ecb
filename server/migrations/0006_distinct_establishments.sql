-- Pairs that look alike and are two places after all: an administrator said so.
create table distinct_establishments (
  one        uuid not null references establishments on delete cascade,
  other      uuid not null references establishments on delete cascade,
  created_at timestamptz not null,
  primary key (one, other),
  constraint distinct_establishments_in_order check (one < other)
);
create index distinct_establishments_other on distinct_establishments (other);
