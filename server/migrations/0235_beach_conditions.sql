-- The flag of a beach and its lifeguards, as somebody of the team saw them, until an hour that they gave.
create table beach_conditions (
  beach_id   uuid primary key references sights on delete cascade,
  flag       text check (flag in ('green', 'yellow', 'red', 'double-red', 'purple')),
  lifeguards text check (lifeguards in ('on-duty', 'absent')),
  note       text not null check (char_length(note) <= 160),
  source     text not null check (char_length(source) between 2 and 80),
  seen_at    timestamptz not null,
  until      timestamptz not null,
  version    integer not null default 1,
  constraint beach_conditions_says_something check (num_nonnulls(flag, lifeguards) > 0),
  constraint beach_conditions_half_a_day check (until <= seen_at + interval '12 hours')
);
