-- What news is sorted by. The address of one never changes.
create table article_categories (
  id         uuid primary key default uuidv7(),
  slug       text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name       text not null check (char_length(name) between 2 and 40),
  position   smallint not null default 0,
  created_at timestamptz not null,
  constraint article_categories_slug unique (slug),
  constraint article_categories_name unique (name)
);

-- An article: what is being written, and what the public reads. The two are one text
-- (contract/src/news/article-content.ts) at two moments.
create table articles (
  -- Made by whoever began it, so that beginning it twice is beginning it once.
  id           uuid primary key,
  -- Null until it was published once.
  slug         text collate "C" check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  status       text not null default 'draft'
    check (status in ('draft', 'scheduled', 'published', 'archived')),
  -- Raised by every change of the working copy or of the status: what an editor names as seen.
  version      integer not null default 1,
  draft        jsonb not null,
  live         jsonb,
  -- What lists, search and foreign keys need of the public copy.
  title        text generated always as (live ->> 'title') stored,
  summary      text generated always as (live ->> 'summary') stored,
  category_id  uuid generated always as ((live ->> 'category_id')::uuid) stored
    references article_categories on delete restrict,
  cover_id     uuid generated always as ((live -> 'cover' ->> 'photo_id')::uuid) stored
    references media on delete restrict,
  -- The words of the public copy's body.
  body_text    text not null default '',
  reading_minutes smallint not null default 1,
  -- Public from then on: reads compare it with their own clock and wait for no worker.
  publish_at   timestamptz,
  -- The date that is shown; stays that of the first publication.
  published_at timestamptz,
  -- When the public copy last changed after that.
  revised_at   timestamptz,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  created_by   uuid references users on delete set null,
  updated_by   uuid references users on delete set null,
  constraint articles_slug unique (slug),
  constraint articles_public check (
    status not in ('scheduled', 'published')
    or (live is not null and slug is not null and publish_at is not null
        and published_at is not null and category_id is not null)
  )
);
create index articles_newest on articles (published_at desc, id desc)
  where status in ('scheduled', 'published');
create index articles_of_category on articles (category_id, published_at desc, id desc)
  where status in ('scheduled', 'published');
create index articles_due on articles (publish_at) where status = 'scheduled';
create index articles_edited on articles (updated_at desc, id desc);
create index articles_category on articles (category_id);
create index articles_cover on articles (cover_id);
create index articles_created_by on articles (created_by);
create index articles_updated_by on articles (updated_by);

-- Addresses that articles had: they lead to the new one.
create table article_slugs (
  slug       text collate "C" primary key,
  article_id uuid not null references articles on delete cascade
);
create index article_slugs_article on article_slugs (article_id);

-- Every text that was saved, and who saved it.
create table article_versions (
  article_id    uuid not null references articles on delete cascade,
  number        integer not null check (number > 0),
  kind          text not null
    check (kind in ('autosaved', 'saved', 'published', 'restored', 'conflict')),
  content       jsonb not null,
  words         integer not null default 0,
  restored_from integer,
  saved_by      uuid references users on delete set null,
  -- When the first of the autosaves that it gathers came, and the last.
  began_at      timestamptz not null,
  saved_at      timestamptz not null,
  primary key (article_id, number)
);
create index article_versions_saved_by on article_versions (saved_by);

-- Every photo that any version shows: a version that is brought back brings its photos.
create table article_photos (
  article_id uuid not null references articles on delete cascade,
  media_id   uuid not null references media on delete restrict,
  primary key (article_id, media_id)
);
create index article_photos_media on article_photos (media_id);

-- Who has an article open in the editor; a row means nothing a minute later.
create table article_presence (
  article_id uuid not null references articles on delete cascade,
  editor_id  uuid not null references users on delete cascade,
  seen_at    timestamptz not null,
  primary key (article_id, editor_id)
);
create index article_presence_editor on article_presence (editor_id);

-- Links that show a working copy to whoever has one.
create table article_previews (
  id         uuid primary key default uuidv7(),
  article_id uuid not null references articles on delete cascade,
  token_hash bytea not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index article_previews_article on article_previews (article_id);
create index article_previews_created_by on article_previews (created_by);
create index article_previews_expired on article_previews (expires_at);
