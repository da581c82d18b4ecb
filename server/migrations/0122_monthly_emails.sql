-- The e-mail of the month to the owner of a business: which were written, and who wants none.
create table insight_emails (
  establishment_id uuid not null references establishments on delete cascade,
  -- The first day of the month it tells of: of one month there is one, whatever runs twice.
  month            date not null check (extract(day from month) = 1),
  queued_at        timestamptz not null,
  -- Set before it is handed to the mail server, and taken back where that refuses it.
  sent_at          timestamptz,
  primary key (establishment_id, month)
);

create table insight_email_stops (
  user_id          uuid not null references users on delete cascade,
  establishment_id uuid not null references establishments on delete cascade,
  stopped_at       timestamptz not null,
  primary key (user_id, establishment_id)
);
create index insight_email_stops_of on insight_email_stops (establishment_id);
