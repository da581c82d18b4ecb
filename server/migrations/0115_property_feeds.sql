-- Stock of real estate agencies that comes by their own XML. One feed for each agency.
create table property_feeds (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null unique references establishments on delete cascade,
  -- Whoever has the address has the stock: it is closed like a password. The host is for people to see.
  url_sealed       bytea not null,
  host             text not null check (char_length(host) between 1 and 253),
  format           text check (format in ('vrsync', 'netsync', 'zap', 'chaves-na-mao')),
  -- Until the owner has looked at what would come, nothing of it is taken.
  state            text not null default 'trial' check (state in ('trial', 'active')),
  confirmed_at     timestamptz,
  -- Asked for, and not ended yet.
  reading_since    timestamptz,
  -- Of the last good reading: what need not be fetched or written again.
  good_at          timestamptz,
  etag             text check (char_length(etag) <= 300),
  last_modified    text check (char_length(last_modified) <= 100),
  stock_hash       bytea check (octet_length(stock_hash) = 32),
  -- A stock that the owner looked at and wants, however much of the old one is gone in it.
  accepted_hash    bytea check (octet_length(accepted_hash) = 32),
  failing_since    timestamptz,
  failure          text check (char_length(failure) between 1 and 300),
  told_at          timestamptz,
  next_at          timestamptz not null,
  -- Grows with every change and every reading: what was read of an older one is thrown away.
  version          integer not null default 1 check (version > 0),
  created_at       timestamptz not null,
  constraint property_feeds_confirmed check ((state = 'active') = (confirmed_at is not null)),
  constraint property_feeds_failure check ((failing_since is null) = (failure is null)),
  constraint property_feeds_told check (told_at is null or failing_since is not null),
  constraint property_feeds_good check (good_at is null or stock_hash is not null)
);
create index property_feeds_due on property_feeds (next_at) where state = 'active';

-- Checked with the commit: an advertiser that goes takes both along, in any order.
alter table properties add constraint properties_feed foreign key (feed_id)
  references property_feeds on delete no action deferrable initially deferred;

-- What the feed said of each listing that was taken.
create table property_feed_listings (
  feed_id     uuid not null references property_feeds on delete cascade,
  code        text not null check (char_length(code) between 1 and 50),
  property_id uuid not null unique references properties on delete cascade,
  -- Of all that is shown of it: the same is not written again.
  hash        bytea not null check (octet_length(hash) = 32),
  -- Good readings in a row that did not have it; the second archives it.
  missed      smallint not null default 0 check (missed between 0 and 2),
  primary key (feed_id, code)
);

-- Photos to be copied, and those that were: the same address is fetched once.
create table property_feed_photos (
  property_id uuid not null references properties on delete cascade,
  feed_id     uuid not null references property_feeds on delete cascade,
  url         text not null check (char_length(url) between 8 and 1000),
  position    smallint not null check (position between 0 and 59),
  media_id    uuid references media on delete set null,
  state       text not null default 'waiting' check (state in ('waiting', 'copied', 'failed')),
  attempts    smallint not null default 0 check (attempts between 0 and 3),
  next_at     timestamptz not null,
  primary key (property_id, url)
);
create index property_feed_photos_waiting on property_feed_photos (feed_id, position, next_at)
  where state = 'waiting';
create index property_feed_photos_media on property_feed_photos (media_id) where media_id is not null;

create table property_feed_readings (
  id          uuid primary key default uuidv7(),
  feed_id     uuid not null references property_feeds on delete cascade,
  -- A trial writes nothing else.
  kind        text not null check (kind in ('trial', 'import')),
  outcome     text not null check (outcome in ('looked', 'taken', 'same', 'refused')),
  -- Why it was refused.
  sentence    text check (char_length(sentence) between 1 and 300),
  format      text check (format in ('vrsync', 'netsync', 'zap', 'chaves-na-mao')),
  at          timestamptz not null,
  took_ms     integer not null check (took_ms >= 0),
  bytes       integer not null default 0 check (bytes >= 0),
  found       integer not null default 0 check (found >= 0),
  added       integer not null default 0 check (added >= 0),
  changed     integer not null default 0 check (changed >= 0),
  unchanged   integer not null default 0 check (unchanged >= 0),
  gone        integer not null default 0 check (gone >= 0),
  archived    integer not null default 0 check (archived >= 0),
  refused     integer not null default 0 check (refused >= 0),
  stock_hash  bytea check (octet_length(stock_hash) = 32),
  -- Listings that were refused or have warnings, each with its sentences; the first hundreds.
  report      jsonb not null default '{"listings": [], "warnings": []}',
  constraint property_feed_readings_sentence check ((outcome = 'refused') = (sentence is not null)),
  constraint property_feed_readings_kind check ((kind = 'trial') = (outcome = 'looked') or outcome = 'refused')
);
create index property_feed_readings_feed on property_feed_readings (feed_id, at desc);
create index property_feed_readings_old on property_feed_readings (at);
