-- Photos people uploaded. What shows one refers to it with a foreign key that forbids removing it
-- (`references media on delete restrict`, with an index on the column): a photo nothing refers to is
-- swept after a day, and the sweep finds those columns by itself.
create table media (
  id            uuid primary key default uuidv7(),
  -- Null once the person has left and something that stays still shows the photo.
  user_id       uuid references users on delete set null,
  status        text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  original_type text not null check (original_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  original_bytes integer not null check (original_bytes > 0),
  -- As a person sees it, with the camera's orientation applied.
  width         integer not null check (width > 0),
  height        integer not null check (height > 0),
  -- Base64; known when the photo is ready.
  thumbhash     text check (char_length(thumbhash) <= 64),
  alt           text not null default '' check (char_length(alt) <= 250),
  created_at    timestamptz not null,
  processed_at  timestamptz,
  constraint media_is_ready check (status <> 'ready' or (thumbhash is not null and processed_at is not null))
);
create index media_user on media (user_id, created_at desc);
create index media_created_at on media (created_at);
create index media_in_processing on media (created_at) where status = 'processing';
