-- "Solicitar cobertura": somebody asks the portal's team to cover an event.
create table coverage_requests (
  id               uuid primary key default uuidv7(),
  -- Chosen by the sender's browser: the same request sent twice is one row.
  client_id        uuid not null unique,
  -- Of the private link; the secret itself is derived when a letter or an answer needs it.
  token_hash       bytea not null unique,
  user_id          uuid references users on delete cascade,
  event_name       text not null check (char_length(event_name) between 3 and 120),
  event_on         date not null,
  -- On the clocks of the city; null where it is not known yet.
  event_at         time,
  place            text not null check (char_length(place) between 2 and 160),
  kinds            text[] not null check (cardinality(kinds) between 1 and 8),
  audience         integer check (audience between 1 and 1000000),
  budget_min_cents integer check (budget_min_cents >= 0),
  budget_max_cents integer,
  notes            text not null default '' check (char_length(notes) <= 3000),
  contact_name     text not null check (char_length(contact_name) between 3 and 120),
  email            text not null check (email = lower(email)),
  whatsapp         text check (whatsapp ~ '^[0-9]{10,11}$'),
  status           text not null check (status in
    ('new', 'analysis', 'scheduled', 'done', 'refused', 'withdrawn')),
  refusal_reason   text check (char_length(refusal_reason) between 3 and 500),
  published_url    text check (char_length(published_url) <= 500),
  assignee_id      uuid references users on delete set null,
  due_on           date,
  -- The person wrote and nobody of the team has acted on it since.
  has_news         boolean not null default false,
  version          integer not null default 1,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  closed_at        timestamptz,
  constraint coverage_budget_is_a_range check (budget_max_cents is null or budget_max_cents >= coalesce(budget_min_cents, 0)),
  constraint coverage_done_is_published check (status <> 'done' or published_url is not null),
  constraint coverage_refused_says_why check ((status = 'refused') = (refusal_reason is not null)),
  constraint coverage_end_is_dated check ((status in ('done', 'refused', 'withdrawn')) = (closed_at is not null))
);
create index coverage_requests_by_status on coverage_requests (status, event_on, id);
create index coverage_requests_new on coverage_requests (created_at) where status = 'new';
create index coverage_requests_email on coverage_requests (email);
create index coverage_requests_by on coverage_requests (user_id) where user_id is not null;
create index coverage_requests_assignee on coverage_requests (assignee_id) where assignee_id is not null;

-- What happened to a request, in order. Internal notes are for the team alone.
create table coverage_history (
  id          uuid primary key default uuidv7(),
  request_id  uuid not null references coverage_requests on delete cascade,
  kind        text not null check (kind in ('status', 'message', 'contact', 'note')),
  author_kind text not null check (author_kind in ('person', 'team')),
  -- Of the team; null for the person, and for who has left.
  author_id   uuid references users on delete set null,
  to_status   text,
  text        text not null default '' check (char_length(text) <= 2000),
  -- Chosen by the writer's browser; null where nobody wrote.
  client_id   uuid unique,
  at          timestamptz not null,
  constraint coverage_note_is_of_the_team check (kind <> 'note' or author_kind = 'team'),
  constraint coverage_status_is_named check ((kind = 'status') = (to_status is not null))
);
create index coverage_history_of on coverage_history (request_id, at, id);
create index coverage_history_by on coverage_history (author_id) where author_id is not null;
