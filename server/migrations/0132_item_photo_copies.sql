-- Where the photo of an item that came from a counter is, and what became of its copy. One an item; the same
-- address and checksum again is nothing new.
create table item_photo_copies (
  item_id   uuid primary key references catalog_items on delete cascade,
  url       text not null check (char_length(url) between 1 and 1000),
  checksum  text not null default '' check (char_length(checksum) <= 40),
  -- Copied is kept and being prepared; attached is shown, or gave way to one that somebody chose here.
  state     text not null default 'waiting' check (state in ('waiting', 'copied', 'attached', 'failed')),
  attempts  smallint not null default 0 check (attempts between 0 and 3),
  -- When it is worth asking for again.
  next_at   timestamptz not null,
  -- No references: a photo that its owner takes off is swept like any other.
  copied_id uuid,
  shown_id  uuid,
  sentence  text check (char_length(sentence) between 1 and 300),
  constraint item_photo_copies_failed check (state <> 'failed' or sentence is not null),
  constraint item_photo_copies_copied check (state <> 'copied' or copied_id is not null)
);
create index item_photo_copies_open on item_photo_copies (state, next_at)
  where state in ('waiting', 'copied');
