-- Stays: what guests ask for, what became of it, and the calendars of other portals. Money in centavos.
-- What was agreed is copied: another price, another rule or another name of the unit changes no stay.
-- Contacts leave 180 days after a stay is over, amounts stay.

create table stays (
  id                 uuid primary key default uuidv7(),
  unit_id            uuid not null references lodging_units,
  -- Made by the browser with the form: however often it is sent, it is one request.
  key                uuid not null,
  content_hash       bytea not null,
  user_id            uuid references users on delete set null,
  status             text not null check (status in
    ('requested', 'accepted', 'confirmed', 'declined', 'expired', 'cancelled')),
  version            integer not null default 1 check (version > 0),
  -- The nights that are slept; the day after the last one is that of leaving.
  during             daterange not null check (
    not isempty(during) and not lower_inf(during) and not upper_inf(during)
    and upper(during) - lower(during) <= 90),
  adults             smallint not null check (adults between 1 and 50),
  children           smallint not null check (children between 0 and 49),
  unit_name          text not null,
  -- [{"date", "cents", "season", "is_weekend"}]: contract/src/lodging/quote.ts.
  nights             jsonb not null check (jsonb_typeof(nights) = 'array'),
  nights_cents       integer not null check (nights_cents > 0),
  cleaning_fee_cents integer not null check (cleaning_fee_cents >= 0),
  total_cents        integer not null,
  cancellation       text not null check (cancellation in ('flexivel', 'moderada', 'rigida')),
  -- The hour from which the days of the rule are counted back.
  check_in           text not null check (check_in ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  message            text not null default '' check (char_length(message) <= 500),
  requested_at       timestamptz not null,
  status_since       timestamptz not null,
  -- The nights are held until then; who has not answered by then has said no.
  respond_by         timestamptz not null,
  accepted_at        timestamptz,
  -- By when the guest says yes to what was accepted.
  confirm_by         timestamptz,
  confirmed_at       timestamptz,
  ended_by           text check (ended_by in ('guest', 'team', 'clock')),
  end_code           text check (end_code in ('unavailable', 'rules', 'no-contact', 'maintenance',
    'agreed', 'other', 'guest', 'no-answer', 'not-confirmed')),
  end_text           text check (char_length(end_text) <= 280),
  -- What the rule asks of a guest who cancelled; the house collects it, or does not.
  cancel_fee_cents   integer check (cancel_fee_cents >= 0),
  -- Personal.
  contact_name       text check (char_length(contact_name) <= 120),
  contact_phone      text check (contact_phone ~ '^[0-9]{10,11}$'),
  contact_email      text check (char_length(contact_email) <= 254),
  forgotten_at       timestamptz,
  unique (unit_id, key),
  constraint stays_total check (total_cents = nights_cents + cleaning_fee_cents),
  constraint stays_accepted check (status not in ('accepted', 'confirmed')
    or (accepted_at is not null and confirm_by is not null)),
  constraint stays_confirmed check (status <> 'confirmed' or confirmed_at is not null),
  constraint stays_ended check ((status in ('declined', 'expired', 'cancelled')) = (ended_by is not null)
    and (ended_by is null) = (end_code is null)),
  constraint stays_fee check (cancel_fee_cents is null
    or (status = 'cancelled' and cancel_fee_cents <= nights_cents)),
  constraint stays_contact check (case when forgotten_at is null
    then contact_name is not null and contact_phone is not null and contact_email is not null
    else contact_name is null and contact_phone is null and contact_email is null end),
  -- Said a second time beside the nights: two stays that somebody agreed to share none.
  constraint stays_never_overlap exclude using gist (unit_id with =, during with &&)
    where (status in ('accepted', 'confirmed'))
);
create index stays_due on stays (coalesce(confirm_by, respond_by)) where status in ('requested', 'accepted');
create index stays_unit on stays (unit_id, requested_at desc);
create index stays_user on stays (user_id, requested_at desc) where user_id is not null;
create index stays_to_forget on stays (upper(during)) where forgotten_at is null;

-- Each step, once: the version of the stay it made. Insert only.
create table stay_events (
  stay_id    uuid not null references stays,
  version    integer not null check (version > 0),
  status     text not null,
  actor      text not null check (actor in ('guest', 'team', 'clock')),
  -- Of the team; no foreign key, since nothing here is ever changed.
  user_id    uuid,
  created_at timestamptz not null,
  primary key (stay_id, version)
);

alter table unit_occupancies
  add column note text not null default '' check (char_length(note) <= 140 and (note = '' or kind = 'manual')),
  add foreign key (stay_id) references stays;

-- Nights that were ours until then and that others may still show as taken: they read our calendar every
-- few hours. What they show of exactly these nights is our own echo, for twelve hours.
create table released_nights (
  unit_id     uuid not null references lodging_units on delete cascade,
  during      daterange not null check (not isempty(during)),
  released_at timestamptz not null,
  primary key (unit_id, during)
);

-- Calendars of other portals, one of a unit each. The address is a secret: whoever has it reads who sleeps
-- where, so it is kept closed and shown to nobody again.
create table calendar_feeds (
  id              uuid primary key default uuidv7(),
  unit_id         uuid not null references lodging_units on delete cascade,
  portal          text not null check (portal in ('airbnb', 'booking', 'vrbo', 'other')),
  name            text not null check (char_length(name) between 1 and 40),
  url_sealed      bytea not null,
  url_hash        bytea not null,
  -- What of the address may be seen.
  host            text not null check (char_length(host) <= 253),
  created_at      timestamptz not null,
  next_read_at    timestamptz not null,
  -- When the last answer that was taken was asked for: an older one that comes later counts for nothing.
  asked_at        timestamptz,
  -- The last reading that was believed, whole and without a fault.
  read_at         timestamptz,
  etag            text check (char_length(etag) <= 300),
  fault           text check (fault in ('not-allowed', 'not-found', 'refused', 'timeout', 'too-large',
    'redirects', 'certificate', 'status', 'not-calendar', 'unreadable', 'too-many', 'partly', 'recurring',
    'shrunk', 'secret-lost')),
  fault_status    smallint check (fault_status between 100 and 599),
  failing_since   timestamptz,
  -- Of this failure the owner has been told.
  told_at         timestamptz,
  -- A reading with far fewer nights: believed when it comes again.
  doubted_hash    bytea,
  doubted_at      timestamptz,
  unique (unit_id, url_hash),
  constraint calendar_feeds_fault check ((fault is null) = (failing_since is null)),
  constraint calendar_feeds_doubt check ((doubted_hash is null) = (doubted_at is null)),
  constraint calendar_feeds_told check (told_at is null or failing_since is not null)
);
create index calendar_feeds_due on calendar_feeds (next_read_at);
create index calendar_feeds_failing on calendar_feeds (failing_since) where failing_since is not null;

-- What a calendar said, as it said it: it may overlap, and with us too.
create table calendar_blocks (
  feed_id uuid not null references calendar_feeds on delete cascade,
  uid     text not null check (char_length(uid) <= 255),
  during  daterange not null check (
    not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  primary key (feed_id, uid, during)
);

-- The address at which others read the nights of a unit: derived from the unit and this number, so that a
-- new number ends the old one.
create table calendar_links (
  unit_id    uuid primary key references lodging_units on delete cascade,
  number     integer not null default 1 check (number > 0),
  rotated_at timestamptz not null
);
