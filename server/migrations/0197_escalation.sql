-- Nights that differ, and how far what nobody answers goes (decision 0159).

create table notification_quiet_nights (
  user_id uuid not null references users on delete cascade,
  -- 0 is Sunday: the night that begins on it. A time before noon is that of the day after.
  weekday smallint not null check (weekday between 0 and 6),
  quiet_from smallint not null check (quiet_from between 0 and 1439),
  quiet_until smallint not null check (quiet_until between 0 and 1439),
  primary key (user_id, weekday)
);

-- Only what differs from the usual: three minutes, and three before the end.
create table team_escalations (
  establishment_id uuid primary key references establishments on delete cascade,
  others_after smallint not null check (others_after between 1 and 8),
  last_before smallint not null check (last_before between 1 and 5),
  changed_at timestamptz not null,
  -- The last call is one more: it never comes before the others are told.
  check (others_after + last_before < 10)
);

-- Who is told only once nobody has answered.
create table team_escalation_later (
  establishment_id uuid not null references team_escalations on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (establishment_id, user_id)
);
create index team_escalation_later_user on team_escalation_later (user_id);
