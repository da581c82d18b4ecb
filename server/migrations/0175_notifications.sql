-- People are told, wherever they are: one list for each person, and what of it went where (decision 0140).

-- A browser that may be pushed to, for as long as the session it was allowed in.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 9 and 1000),
  -- Of the browser, by which a message is closed for it alone.
  push_key text not null check (push_key ~ '^[A-Za-z0-9_-]{87}$'),
  push_secret text not null check (push_secret ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null,
  seen_at timestamptz not null check (seen_at >= created_at)
);
create index push_subscriptions_user on push_subscriptions (user_id);

create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  establishment_id uuid references establishments on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- What it is about. Newer words about the same take the place of the older ones, as one round more.
  topic text not null check (char_length(topic) between 1 and 80),
  round integer not null default 1 check (round > 0),
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) <= 300),
  path text not null check (path ~ '^/([^/\\]|$)' and char_length(path) <= 300),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Seen by the person.
  read_at timestamptz,
  -- Somebody has done what it asks for: nothing more is sent.
  settled_at timestamptz,
  unique (user_id, topic)
);
create index notifications_of_a_person on notifications (user_id, created_at desc);
create index notifications_topic on notifications (topic);
create index notifications_establishment on notifications (establishment_id)
  where establishment_id is not null;
create index notifications_created_at on notifications (created_at);

-- One for each channel and device, so that nobody is told twice on one.
create table notification_deliveries (
  id uuid primary key default uuidv7(),
  notification_id uuid not null references notifications on delete cascade,
  round integer not null check (round > 0),
  channel text not null check (channel in ('push', 'email', 'whatsapp')),
  subscription_id uuid references push_subscriptions on delete cascade,
  -- "sending" is written before the call: who finds it so knows that a worker has died over it.
  state text not null default 'waiting' check
    (state in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'needless', 'expired')),
  tries smallint not null default 0 check (tries >= 0),
  due_at timestamptz not null,
  changed_at timestamptz not null,
  check ((channel = 'push') = (subscription_id is not null)),
  unique nulls not distinct (notification_id, round, channel, subscription_id)
);
create index notification_deliveries_subscription on notification_deliveries (subscription_id)
  where subscription_id is not null;

-- Only what differs from the usual.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  channel text not null check (channel in ('push', 'email', 'whatsapp')),
  is_on boolean not null,
  primary key (user_id, kind, channel)
);

create table notification_quiet_hours (
  user_id uuid primary key references users on delete cascade,
  -- Minutes after midnight in the city.
  quiet_from smallint not null check (quiet_from between 0 and 1439),
  quiet_until smallint not null check (quiet_until between 0 and 1439),
  ringing text not null check (ringing in ('while-open', 'always', 'never')),
  daily_limit smallint not null check (daily_limit between 0 and 100)
);
