-- A podcast of the portal. The first of them is the one at /podcast.
create table podcast_shows (
  id          uuid primary key default uuidv7(),
  slug        text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title       text not null check (char_length(title) between 2 and 120),
  description text not null default '' check (char_length(description) <= 4000),
  author      text not null default '' check (char_length(author) <= 120),
  -- Public: podcast directories write to it to make sure who the feed belongs to.
  owner_email text not null default '' check (char_length(owner_email) <= 254),
  category    text not null,
  cover_id    uuid references media on delete restrict,
  language    text not null default 'pt-BR' check (language = 'pt-BR'),
  is_explicit boolean not null default false,
  apple_url   text check (apple_url like 'https://%'),
  spotify_url text check (spotify_url like 'https://%'),
  youtube_url text check (youtube_url like 'https://%'),
  position    smallint not null default 0,
  version     integer not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);
create index podcast_shows_cover on podcast_shows (cover_id);

-- A file of sound as it lies in the storage; what it is was read from its bytes. It never changes:
-- another recording is another file.
create table podcast_audio (
  id          uuid primary key,
  format      text not null check (format in ('mp3', 'm4a')),
  bytes       bigint not null check (bytes > 0),
  duration_ms integer not null check (duration_ms > 0),
  created_at  timestamptz not null
);
create index podcast_audio_created on podcast_audio (created_at);

create table podcast_episodes (
  id            uuid primary key default uuidv7(),
  show_id       uuid not null references podcast_shows on delete restrict,
  -- What apps know the episode by. A trigger keeps it: with another, they would all fetch it again.
  guid          text not null unique check (char_length(guid) between 1 and 200),
  slug          text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title         text not null check (char_length(title) between 2 and 140),
  summary       text not null default '' check (char_length(summary) <= 400),
  -- contract/src/rich-text
  notes         jsonb not null,
  season        smallint check (season between 1 and 999),
  number        smallint check (number between 1 and 9999),
  kind          text not null default 'full' check (kind in ('full', 'trailer', 'bonus')),
  is_explicit   boolean not null default false,
  -- contract/src/podcast/episode-content.ts
  chapters      jsonb not null default '[]',
  transcript    text not null default '' check (char_length(transcript) <= 200000),
  cover_id      uuid references media on delete restrict,
  audio_id      uuid references podcast_audio on delete restrict,
  -- Instead of a file of ours: one that lies elsewhere, with what its keeper says of it.
  external_url         text check (external_url like 'https://%' and char_length(external_url) <= 500),
  external_type        text check (external_type in ('audio/mpeg', 'audio/mp4')),
  external_bytes       bigint check (external_bytes > 0),
  external_duration_ms integer check (external_duration_ms > 0),
  status        text not null default 'draft'
                check (status in ('draft', 'scheduled', 'published', 'archived')),
  publish_at    timestamptz,
  version       integer not null default 1,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  constraint podcast_episodes_one_source check (audio_id is null or external_url is null),
  constraint podcast_episodes_external check (
    num_nonnulls(external_url, external_type, external_bytes, external_duration_ms) in (0, 4)
  ),
  constraint podcast_episodes_can_be_heard check (
    status not in ('scheduled', 'published')
    or (publish_at is not null and num_nonnulls(audio_id, external_url) = 1)
  )
);
create index podcast_episodes_shown on podcast_episodes (show_id, publish_at desc, id desc)
  where status in ('scheduled', 'published');
create index podcast_episodes_latest on podcast_episodes (publish_at desc)
  where status in ('scheduled', 'published');
create index podcast_episodes_updated on podcast_episodes (updated_at desc, id desc);
create index podcast_episodes_audio on podcast_episodes (audio_id);
create index podcast_episodes_cover on podcast_episodes (cover_id);

create function podcast_guid_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the guid of an episode never changes' using errcode = 'check_violation';
end
$$;
create trigger podcast_guid_stays before update of guid on podcast_episodes
  for each row when (old.guid is distinct from new.guid) execute function podcast_guid_stays();

-- Addresses that episodes had before: they lead to the present one.
create table podcast_slugs (
  slug        text collate "C" primary key,
  episode_id  uuid not null references podcast_episodes on delete cascade,
  replaced_at timestamptz not null
);
create index podcast_slugs_episode on podcast_slugs (episode_id);
