-- "Você no Portal": what people send to be shown, and complaints that the team answers.
create table contributions (
  id                  uuid primary key default uuidv7(),
  -- Chosen by the sender's browser: the same thing sent twice is one row.
  client_id           uuid not null unique,
  -- Where the letters lead; the secret itself is derived when one is written.
  token_hash          bytea not null unique,
  slug                text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Null for who has no account: the e-mail is confirmed by a link instead.
  user_id             uuid references users on delete cascade,
  email               text not null check (email = lower(email)),
  kind                text not null check (kind in ('photo', 'story', 'tip', 'complaint')),
  title               text not null check (char_length(title) between 3 and 120),
  text                text not null check (char_length(text) <= 4000),
  -- As it shall appear; null for who wants no name shown.
  credit_name         text check (char_length(credit_name) between 2 and 80),
  sight_id            uuid references sights on delete set null,
  place_name          text check (char_length(place_name) between 2 and 80),
  happened_on         date,
  -- A complaint for the team alone: it is answered and never shown.
  is_private          boolean not null default false,
  -- The proof of consent is part of what was consented to (LGPD art. 8).
  consent_version     text not null,
  consented_at        timestamptz not null,
  withdrawn_at        timestamptz,
  status              text not null check (status in
    ('unconfirmed', 'pending', 'published', 'rejected', 'answered', 'suspended', 'archived', 'withdrawn')),
  status_reason       text check (char_length(status_reason) between 3 and 500),
  answer              text check (char_length(answer) between 3 and 2000),
  answered_at         timestamptz,
  published_at        timestamptz,
  version             integer not null default 1,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  constraint contributions_private_is_a_complaint check (not is_private or kind = 'complaint'),
  constraint contributions_private_is_never_shown check (not is_private or status <> 'published'),
  constraint contributions_published_is_dated check (status <> 'published' or published_at is not null),
  constraint contributions_withdrawn_is_dated check ((status = 'withdrawn') = (withdrawn_at is not null)),
  constraint contributions_answer_is_dated check ((answer is null) = (answered_at is null))
);
create index contributions_shown on contributions (published_at desc, id desc) where status = 'published';
create index contributions_shown_by_kind on contributions (kind, published_at desc, id desc) where status = 'published';
create index contributions_waiting on contributions (created_at, id) where status = 'pending';
create index contributions_newest on contributions (created_at desc, id desc);
create index contributions_by on contributions (user_id) where user_id is not null;
create index contributions_email on contributions (email);
create index contributions_sight on contributions (sight_id) where sight_id is not null;

create table contribution_photos (
  contribution_id uuid not null references contributions on delete cascade,
  position        smallint not null,
  media_id        uuid not null references media on delete restrict,
  primary key (contribution_id, position),
  unique (contribution_id, media_id)
);
create index contribution_photos_media on contribution_photos (media_id);

-- "Curtir", once per person: by account, or by a secret of the browser of which only the hash is kept.
create table contribution_likes (
  contribution_id uuid not null references contributions on delete cascade,
  user_id         uuid references users on delete cascade,
  device_hash     bytea,
  created_at      timestamptz not null,
  constraint contribution_likes_by_one check ((user_id is null) <> (device_hash is null))
);
create unique index contribution_likes_by_person on contribution_likes (contribution_id, user_id) where user_id is not null;
create unique index contribution_likes_by_device on contribution_likes (contribution_id, device_hash) where device_hash is not null;
create index contribution_likes_of on contribution_likes (user_id) where user_id is not null;
