-- What happens in the city. Nothing here names who sent it in: that is event_submissions.
create table events (
  id               uuid primary key default uuidv7(),
  slug             text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title            text not null check (char_length(title) between 3 and 120),
  description      text not null default '' check (char_length(description) <= 4000),
  category         text not null check (category ~ '^[a-z-]+$'),
  poster_id        uuid references media on delete restrict,
  -- The first time it happens. An event of whole days begins and ends at the city's midnight.
  starts_at        timestamptz not null,
  -- Null where nobody said when it ends.
  ends_at          timestamptz check (ends_at > starts_at),
  is_all_day       boolean not null default false check (not is_all_day or ends_at is not null),
  -- RFC 5545, days only ("FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219"); null happens once.
  rrule            text check (rrule ~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[0-9A-Z,-]+)*$'),
  -- Days on which it does not happen after all.
  exception_days   date[] not null default '{}' check (cardinality(exception_days) <= 100),
  -- The occurrences below are written out up to this day; null where there are no more to come.
  expanded_until   date,
  establishment_id uuid references establishments on delete set null,
  sight_id         uuid references sights on delete set null,
  -- Kept beside the reference: the event says where it is even when the place has left the guide.
  venue_name       text not null check (char_length(venue_name) between 2 and 120),
  address          text not null default '' check (char_length(address) <= 160),
  latitude         double precision check (latitude between -90 and 90),
  longitude        double precision check (longitude between -180 and 180),
  is_free          boolean not null,
  price_min_cents  integer check (price_min_cents between 1 and 10000000),
  price_max_cents  integer check (price_max_cents between 1 and 10000000),
  ticket_url       text check (char_length(ticket_url) <= 300 and ticket_url ~ '^https?://'),
  age_rating       text check (age_rating in ('L', '10', '12', '14', '16', '18')),
  organiser        text not null default '' check (char_length(organiser) <= 120),
  -- What everybody may read; who sent the event in has other fields, which nobody sees.
  contact_phone    text check (contact_phone ~ '^\d{10,11}$'),
  contact_email    text check (char_length(contact_email) <= 254),
  contact_url      text check (char_length(contact_url) <= 300 and contact_url ~ '^https?://'),
  situation        text not null default 'scheduled'
                   check (situation in ('scheduled', 'cancelled', 'postponed', 'sold_out')),
  situation_note   text not null default '' check (char_length(situation_note) <= 300),
  status           text not null default 'draft'
                   check (status in ('draft', 'pending', 'published', 'rejected', 'suspended', 'archived')),
  status_reason    text check (char_length(status_reason) <= 600),
  version          integer not null default 1,
  published_at     timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  search_text      text generated always as
                   (folded(title || ' ' || venue_name || ' ' || organiser || ' ' || description)) stored,
  constraint events_one_place check (num_nonnulls(establishment_id, sight_id) <= 1),
  constraint events_pin check ((latitude is null) = (longitude is null)),
  constraint events_price check (
    not (is_free and num_nonnulls(price_min_cents, price_max_cents) > 0)
    and (price_max_cents is null or price_min_cents is not null)
    and (price_max_cents is null or price_max_cents >= price_min_cents)),
  constraint events_reason check (status <> 'rejected' or status_reason is not null)
);
create index events_poster on events (poster_id);
create index events_establishment on events (establishment_id) where establishment_id is not null;
create index events_sight on events (sight_id) where sight_id is not null;
create index events_search on events using gin (search_text gin_trgm_ops);
create index events_waiting on events (created_at, id) where status = 'pending';
create index events_newest on events (created_at desc, id desc);
create index events_to_expand on events (expanded_until) where expanded_until is not null;

-- Each time it happens, written out: lists, the home page, the map and the search are plain SQL.
create table event_occurrences (
  event_id  uuid not null references events on delete cascade,
  starts_at timestamptz not null,
  ends_at   timestamptz,
  -- When it is over, also where nobody said when it ends.
  over_at   timestamptz not null,
  -- The city's days it belongs to: a show that ends at three in the morning belongs to its evening.
  day       date not null,
  last_day  date not null check (last_day >= day),
  primary key (event_id, starts_at)
);
create index event_occurrences_by_end on event_occurrences (over_at, starts_at);
create index event_occurrences_by_day on event_occurrences (day, last_day);

-- A renamed page keeps answering at its old address, with a redirect.
create table event_slugs (
  slug        text collate "C" primary key,
  event_id    uuid not null references events on delete cascade,
  replaced_at timestamptz not null
);
create index event_slugs_event on event_slugs (event_id);

-- Who sent an event in, for the administrators and for the letters. Leaves before the event does.
create table event_submissions (
  event_id     uuid primary key references events on delete cascade,
  user_id      uuid references users on delete cascade,
  -- Made by the browser: the same form sent twice is one event.
  client_id    uuid not null unique,
  name         text not null check (char_length(name) between 2 and 120),
  email        text not null check (char_length(email) <= 254),
  phone        text check (phone ~ '^\d{10,11}$'),
  -- The link in the letter is derived from it with the portal's secret; null for who was signed in.
  token_hash   bytea unique,
  link_sent_at timestamptz,
  expires_at   timestamptz,
  confirmed_at timestamptz,
  created_at   timestamptz not null,
  constraint event_submissions_proved check (user_id is not null or token_hash is not null)
);
create index event_submissions_user on event_submissions (user_id, created_at desc);
create index event_submissions_email on event_submissions (email);
create index event_submissions_unconfirmed on event_submissions (expires_at) where confirmed_at is null;
