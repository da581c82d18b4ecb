-- Old addresses that lead somewhere else, or that are gone for good. Slugs that were renamed are not here:
-- each feature keeps those of its own things.
create table redirects (
  id           uuid primary key default uuidv7(),
  -- As canonicalPath writes it, in small letters.
  from_path    text not null unique check (from_path ~ '^/[^?#\s]+$' and char_length(from_path) <= 300),
  -- Null for what is gone.
  to_path      text check (to_path ~ '^/' and char_length(to_path) <= 500),
  status       smallint not null check (status in (301, 302, 410)),
  hits         bigint not null default 0 check (hits >= 0),
  last_used_at timestamptz,
  version      integer not null default 1 check (version > 0),
  created_by   uuid references users on delete set null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  constraint redirects_target check ((status = 410) = (to_path is null)),
  constraint redirects_loop check (to_path is distinct from from_path)
);

create index redirects_moment on redirects (created_at, id);
create index redirects_letters on redirects ((folded(from_path) collate "C"), id);
create index redirects_hits on redirects (hits, id);
create index redirects_words on redirects
  using gin (folded(from_path || ' ' || coalesce(to_path, '')) gin_trgm_ops);
-- Who leads to an address that is about to lead on.
create index redirects_to on redirects (to_path) where to_path is not null;
