-- "Avise quando aparecer": what somebody looks for among the properties of the city. By an account, or by an
-- e-mail that is told nothing before its link came back.
create table property_alerts (
  id           uuid primary key default uuidv7(),
  user_id      uuid references users on delete cascade,
  email        text check (char_length(email) between 3 and 254 and email = lower(email)),
  -- contract/src/properties/property-alert.ts; the same search of the same person is one row.
  criteria     jsonb not null check (pg_column_size(criteria) < 4000),
  created_at   timestamptz not null,
  -- Null: the address is not proved yet.
  confirmed_at timestamptz,
  -- When it last told of something: once a day at most.
  told_at      timestamptz,
  -- What was published until then has been looked at.
  seen_until   timestamptz not null,
  check ((user_id is null) <> (email is null)),
  check (user_id is null or confirmed_at is not null)
);
create unique index property_alerts_of_person on property_alerts (user_id, criteria) where user_id is not null;
create unique index property_alerts_of_email on property_alerts (email, criteria) where email is not null;
create index property_alerts_to_look on property_alerts (id) where confirmed_at is not null;
create index property_alerts_created on property_alerts (created_at);

-- Nobody is told twice of one property.
create table property_alert_tellings (
  alert_id    uuid not null references property_alerts on delete cascade,
  property_id uuid not null references properties on delete cascade,
  told_at     timestamptz not null,
  primary key (alert_id, property_id)
);
create index property_alert_tellings_property on property_alert_tellings (property_id);
