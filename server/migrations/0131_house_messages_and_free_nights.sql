-- What a house writes to a guest about a stay without having been asked: it stands with the stay, and goes
-- with the guest's account.
create table house_messages (
  id              uuid primary key default uuidv7(),
  stay_id         uuid not null references stays on delete cascade,
  user_id         uuid not null references users on delete cascade,
  text            text not null check (char_length(text) between 1 and 2000),
  written_by      uuid references users on delete set null,
  -- Chosen by the browser: a message sent twice is one row and one e-mail.
  idempotency_key uuid not null,
  created_at      timestamptz not null,
  unique (stay_id, idempotency_key)
);
create index house_messages_guest on house_messages (user_id);
create index house_messages_by on house_messages (written_by) where written_by is not null;

-- Between what is taken of a unit for good: where a stay would fit, found by its nights. Kept by triggers
-- (server/sql/37_free_nights.sql). Holds are not in the way here, since they end by themselves: whoever looks
-- for a room asks the calendar too.
create table unit_free_nights (
  unit_id uuid not null references lodging_units on delete cascade,
  during  daterange not null check (not isempty(during))
);
create index unit_free_nights_unit on unit_free_nights (unit_id);
create index unit_free_nights_during on unit_free_nights using gist (during);
insert into unit_free_nights (unit_id, during)
select unit.id, free.during from lodging_units as unit
cross join lateral unnest(datemultirange(daterange(null, null)) - coalesce((
  select range_agg(taken.during) from unit_occupancies as taken
  where taken.unit_id = unit.id and taken.kind <> 'hold'), '{}')) as free (during);
