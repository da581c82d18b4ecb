-- The newsletter's double opt-in, preferences and issues; privacy policy and terms in versions;
-- what the banner and the popup say. Their days stay in portal_settings (spec §3).

alter table newsletter
  add column topics text[] not null default '{novidades,eventos,ofertas}'
    check (topics <@ array['novidades', 'eventos', 'ofertas']::text[] and cardinality(topics) > 0),
  -- When a link sent to the address came back: nobody else can say it is theirs.
  add column confirmed_at timestamptz,
  add column left_at timestamptz;
create index newsletter_left on newsletter (left_at) where left_at is not null;

-- Who asked to join and has not opened the letter. Swept when it expires.
create table newsletter_requests (
  token_hash   bytea primary key check (octet_length(token_hash) = 32),
  email        text not null unique check (email = lower(email)),
  topics       text[] not null
    check (topics <@ array['novidades', 'eventos', 'ofertas']::text[] and cardinality(topics) > 0),
  origin       text not null,
  text_version text not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null check (expires_at > created_at),
  confirmed_at timestamptz
);
create index newsletter_requests_expiry on newsletter_requests (expires_at);

-- The ledger of who may have no account: knows an id of the list, which leads nowhere once it is gone.
create table newsletter_consents (
  id            uuid primary key default uuidv7(),
  subscriber_id uuid not null,
  granted       boolean not null,
  topics        text[] not null,
  text_version  text not null,
  origin        text not null,
  at            timestamptz not null
);
create index newsletter_consents_subscriber on newsletter_consents (subscriber_id, at desc);
create trigger newsletter_consents_append_only before update or delete or truncate
  on newsletter_consents for each statement execute function refuse_change();

create table newsletter_issues (
  id             uuid primary key default uuidv7(),
  subject        text not null check (char_length(subject) between 1 and 120),
  preheader      text not null default '' check (char_length(preheader) <= 160),
  body           jsonb not null,
  topic          text not null check (topic in ('novidades', 'eventos', 'ofertas')),
  with_events    boolean not null default false,
  with_news      boolean not null default false,
  status         text not null default 'draft'
    check (status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  send_at        timestamptz,
  started_at     timestamptz,
  finished_at    timestamptz,
  -- What was gathered when sending began: every reader gets the same letter.
  gathered       jsonb,
  version        integer not null default 1,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  constraint newsletter_issues_schedule check (status not in ('scheduled', 'sending') or send_at is not null),
  constraint newsletter_issues_course check (
    (status in ('sending', 'sent')) = (started_at is not null and gathered is not null)
    or status = 'cancelled')
);
create index newsletter_issues_due on newsletter_issues (send_at) where status in ('scheduled', 'sending');

-- One row for each reader of an issue, claimed before the letter leaves: nobody is written to twice.
create table newsletter_deliveries (
  id            uuid primary key default uuidv7(),
  issue_id      uuid not null references newsletter_issues on delete cascade,
  -- Null once the reader asked to be forgotten; the count stays.
  subscriber_id uuid references newsletter on delete set null,
  state         text not null default 'pending'
    check (state in ('pending', 'sending', 'sent', 'failed', 'skipped', 'unknown')),
  attempts      smallint not null default 0,
  claimed_at    timestamptz,
  not_before    timestamptz,
  settled_at    timestamptz,
  unique (issue_id, subscriber_id)
);
create index newsletter_deliveries_waiting on newsletter_deliveries (issue_id, id)
  where state in ('pending', 'sending');

alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('promotions', 'terms', 'privacy'));

-- The draft that waits to become a version; null where nobody is writing one.
create table legal_documents (
  kind          text primary key check (kind in ('privacy', 'terms')),
  draft         jsonb,
  draft_summary text not null default '' check (char_length(draft_summary) <= 1000),
  version       integer not null default 1,
  updated_at    timestamptz not null default now()
);

create table legal_versions (
  kind           text not null references legal_documents,
  number         integer not null check (number > 0),
  effective_from date not null,
  body           jsonb not null,
  summary        text not null check (char_length(summary) between 1 and 1000),
  -- An id as in the audit log: it stays when the person leaves, and leads nowhere.
  published_by   uuid,
  published_at   timestamptz not null,
  primary key (kind, number)
);
-- What people agreed to is never edited: another text is another version.
create trigger legal_versions_append_only before update or delete or truncate on legal_versions
  for each statement execute function refuse_change();

-- Who was told of a version.
create table legal_acknowledgements (
  user_id uuid not null references users on delete cascade,
  kind    text not null,
  number  integer not null,
  at      timestamptz not null,
  primary key (user_id, kind, number),
  foreign key (kind, number) references legal_versions (kind, number)
);

create table announcements (
  kind       text primary key check (kind in ('banner', 'popup')),
  title      text not null default '' check (char_length(title) <= 80),
  text       text not null default '' check (char_length(text) <= 500),
  link_label text not null default '' check (char_length(link_label) <= 40),
  link_url   text not null default '' check (char_length(link_url) <= 500),
  photo_id   uuid references media on delete set null,
  version    integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint announcements_link check ((link_label = '') = (link_url = ''))
);
create index announcements_photo on announcements (photo_id) where photo_id is not null;
insert into announcements (kind) values ('banner'), ('popup');
