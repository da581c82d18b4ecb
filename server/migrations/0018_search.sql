-- Everything that can be found, one row for each thing, whatever feature it belongs to.
-- docs/decisions/0027 says why it is kept by triggers; how to add a kind is at the end of this file.

create extension if not exists fuzzystrmatch;

-- A text as the index reads it: folded, words only, plurals the stemmer does not know made singular
-- (camarões → camarao, hotéis → hotel, ostras → ostra). What is typed goes through the same.
create function search_text(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(folded(normalize(words, NFC)), '[^a-z0-9]+', ' ', 'g'),
    '([a-z]{2})(?:oes|aes)\y', '\1ao', 'g'),
    '([a-z]{2}[aeou])is\y', '\1l', 'g'),
    '([a-z]{3})(?:ns|m)\y', '\1n', 'g'),
    '([a-z]{2}[aeo])s\y', '\1', 'g')
$$;

create function search_vector(words text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('pg_catalog.portuguese', search_text(coalesce(words, '')))
$$;

-- What a few words ask for, all of them: 'caranguej & toc'. Empty for words that say nothing.
create function search_terms_of(words text) returns text language sql immutable parallel safe as $$
  select plainto_tsquery('pg_catalog.portuguese', search_text(words))::text
$$;

-- How a word sounds in Brazil: "xurrasco" and "churrasco", "pexe" and "peixe" sound alike.
create function sounds_like(word text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(translate(
      regexp_replace(replace(word, 'ph', 'f'), '[cs]h', 'x', 'g'), 'ywzh', 'ivs'),
      'ei', 'e'), 'ou', 'o'),
    's?c([ei])', 's\1', 'g'), 'qu|[cq]', 'k', 'g'), 'g([ei])', 'j\1', 'g'),
    'l\y', 'u'), '([a-z])\1+', '\1', 'g')
$$;

-- A word, what is left of it without any one of its letters, and how it sounds. Two words that share
-- one of these are at most one slip on each side apart: the index finds them without comparing.
create function word_neighbours(word text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct near) from (
    select word as near
    union all
    select overlay(word placing '' from place for 1)
    from generate_series(1, char_length(word)) as place
    where char_length(word) between 4 and 40
    union all
    select '=' || sounds_like(word) where char_length(word) between 4 and 40
  ) as every
$$;

create table search_documents (
  -- Ids are unique among all kinds.
  source_id      uuid primary key,
  -- The table it comes from, and what a visitor calls it; contract/src/search/search.texts.ts.
  source         text not null,
  kind           text not null,
  title          text not null,
  -- One line under the title: "Peixes e frutos do mar".
  label          text not null default '',
  -- Found by, not shown: what it is (categories), and what it has (specialties, amenities).
  topics         text not null default '',
  tags           text not null default '',
  body           text not null default '',
  -- Where it is shown.
  path           text not null,
  photo_id       uuid,
  -- Slugs of the guide's categories it is in.
  categories     text[] not null default '{}',
  neighbourhood  text,
  latitude       double precision,
  longitude      double precision,
  price_range    smallint,
  -- As people read it; quality holds what the order goes by.
  rating_mean    real not null default 0,
  rating_count   integer not null default 0,
  -- How good it is whatever is asked for, 0 to 1: which come first where too many fit.
  quality        real not null default 0,
  -- What is paid for: 0 to 3, and until when it is featured by hand.
  tier           smallint not null default 0,
  featured_until timestamptz,
  -- For what ages: when it was published. For what happens: when, every time of it.
  published_at   timestamptz,
  happens        tstzmultirange,
  indexed_at     timestamptz not null default now(),
  words          tsvector not null generated always as (
    setweight(search_vector(title), 'A') ||
    setweight(search_vector(label || ' ' || topics), 'B') ||
    setweight(search_vector(tags || ' ' || coalesce(neighbourhood, '')), 'C') ||
    setweight(search_vector(body), 'D')
  ) stored,
  title_words    tsvector not null generated always as (array_to_tsvector(words_of(title))) stored
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

create index search_documents_words on search_documents using gin (words) with (fastupdate = off);
create index search_documents_title_words on search_documents using gin (title_words)
  with (fastupdate = off);
create index search_documents_quality on search_documents (quality desc, source_id);
create index search_documents_kind on search_documents (kind, quality desc, source_id);
create index search_documents_happens on search_documents using gist (happens)
  where happens is not null;
create index search_documents_indexed on search_documents (indexed_at);
create index search_documents_photo on search_documents (photo_id) where photo_id is not null;

-- What each source gives to be found. Only what its page shows is in it.
create view establishment_documents as
  select listing.id as source_id, 'establishments' as source, 'establishment' as kind,
    listing.name as title, coalesce(sub.name, top.name) as label,
    concat_ws(' ', top.name, sub.name) as topics,
    case when listing.plan <> 'clube' then concat_ws(' ',
      array_to_string(listing.specialties, ' '),
      replace(array_to_string(listing.amenities, ' '), '-', ' '),
      case when 'menu' = any(listing.modules) then 'cardápio' end,
      case when 'lodging' = any(listing.modules) then 'hospedagem' end,
      case when listing.plan <> 'atalaia' and 'delivery' = any(listing.modules) then 'delivery' end,
      case when listing.plan <> 'atalaia' and 'shop' = any(listing.modules) then 'loja' end
    ) else '' end as tags,
    case when listing.plan <> 'clube' then coalesce(listing.description, '') else '' end as body,
    '/guia/' || listing.slug as path,
    case when listing.plan <> 'clube' then listing.main_photo_id end as photo_id,
    array_remove(array[top.slug, sub.slug], null) as categories,
    listing.neighbourhood,
    case when listing.plan <> 'clube' then listing.latitude end as latitude,
    case when listing.plan <> 'clube' then listing.longitude end as longitude,
    case when listing.plan <> 'clube' then listing.price_range end as price_range,
    case when listing.rating_count > 0 then listing.rating_sum::real / listing.rating_count else 0 end::real
      as rating_mean, listing.rating_count,
    (listing.rank / 100)::real as quality,
    (case listing.plan when 'clube' then 0 when 'atalaia' then 1 when 'macarico' then 2 else 3 end)::smallint
      as tier,
    case when listing.plan <> 'clube' then listing.featured_until end as featured_until,
    null::timestamptz as published_at, null::tstzmultirange as happens
  from establishments as listing
  join categories as top on top.id = listing.category_id
  left join categories as sub on sub.id = listing.subcategory_id
  where listing.status = 'published';

create view sight_documents as
  select sight.id as source_id, 'sights' as source, sight.kind,
    sight.name as title, case sight.kind when 'beach' then 'Praia' else 'Atração' end as label,
    concat_ws(' ', case sight.kind when 'beach' then 'praias mar' else 'passeio turismo' end,
      replace(array_to_string(sight.tags, ' '), '-', ' ')) as topics,
    coalesce(sight.content ->> 'address', '') as tags,
    concat_ws(' ', sight.content ->> 'summary', sight.content ->> 'description',
      (select string_agg(concat_ws(' ', note ->> 'title', note ->> 'name', note ->> 'text',
          note ->> 'note'), ' ' order by part, place)
       from unnest(array['hazards', 'rules', 'ways', 'ramps']) with ordinality as parts (name, part),
         jsonb_array_elements(sight.content -> parts.name) with ordinality as notes (note, place)),
      sight.content ->> 'visiting_hours', sight.content ->> 'price') as body,
    case sight.kind when 'beach' then '/praia/' else '/atracao/' end || sight.slug as path,
    (select media_id from sight_photos where sight_id = sight.id order by position limit 1) as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood, sight.latitude, sight.longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count,
    -- The administration's own order is an order of fame.
    (0.95 - least(sight.position, 50) * 0.008)::real as quality,
    0::smallint as tier, null::timestamptz as featured_until,
    null::timestamptz as published_at, null::tstzmultirange as happens
  from sights as sight
  where sight.status = 'published';

create view search_sources as
  select * from establishment_documents
  union all select * from sight_documents;

-- Brings one document in step with its source. Called with the row of the source held, so that of two
-- writers the second reads what the first has committed.
create function refresh_search_document(of_source text, of_id uuid) returns void language plpgsql as $$
declare
  fresh search_sources;
begin
  select * into fresh from search_sources where source = of_source and source_id = of_id;
  if not found then
    delete from search_documents where source_id = of_id;
    return;
  end if;
  insert into search_documents as kept (source_id, source, kind, title, label, topics, tags, body, path, photo_id,
    categories, neighbourhood, latitude, longitude, price_range, rating_mean, rating_count, quality,
    tier, featured_until, published_at, happens)
  values (fresh.*)
  on conflict (source_id) do update set
    source = excluded.source, kind = excluded.kind, title = excluded.title, label = excluded.label,
    topics = excluded.topics, tags = excluded.tags, body = excluded.body, path = excluded.path, photo_id = excluded.photo_id,
    categories = excluded.categories, neighbourhood = excluded.neighbourhood,
    latitude = excluded.latitude, longitude = excluded.longitude, price_range = excluded.price_range,
    rating_mean = excluded.rating_mean, rating_count = excluded.rating_count,
    quality = excluded.quality, tier = excluded.tier, featured_until = excluded.featured_until,
    published_at = excluded.published_at, happens = excluded.happens,
    -- Only new words have to be learnt.
    indexed_at = case when (kept.title, kept.label, kept.topics, kept.tags, kept.body,
      kept.neighbourhood) is distinct from (excluded.title, excluded.label, excluded.topics, excluded.tags,
      excluded.body, excluded.neighbourhood)
      then excluded.indexed_at else kept.indexed_at end;
end $$;

-- On the table a document comes from: its own row is held by whoever writes it.
create function keep_search_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_documents where source_id = old.id;
  else
    perform refresh_search_document(tg_table_name, new.id);
  end if;
  return null;
end $$;

-- On a table that belongs to it, with the source's name and the column that points to it. The source
-- is held first: two who change different parts of it wait for each other.
create function keep_search_document_of() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  of_id uuid := (changed ->> tg_argv[1])::uuid;
begin
  execute format('select 1 from %I where id = $1 for no key update', tg_argv[0]) using of_id;
  perform refresh_search_document(tg_argv[0], of_id);
  return null;
end $$;

create trigger establishments_keep_search after insert or delete
  or update of status, name, slug, category_id, subcategory_id, specialties, description, neighbourhood,
    latitude, longitude, price_range, amenities, modules, main_photo_id, featured_until, rating_count,
    rating_sum, rank, plan
  on establishments for each row execute function keep_search_document();
-- A category's new name touches the listings in it (categories_keep_directory), and so their documents.

create trigger sights_keep_search after insert or update or delete
  on sights for each row execute function keep_search_document();
create trigger sight_photos_keep_search after insert or update or delete
  on sight_photos for each row execute function keep_search_document_of('sights', 'sight_id');

-- Everything anew, for the first time and for whoever wants to be sure.
create function rebuild_search_documents() returns bigint language plpgsql as $$
declare
  rewritten bigint;
begin
  delete from search_documents as kept
  where not exists (select 1 from search_sources where source_id = kept.source_id);
  select count(*) into rewritten
  from search_sources, lateral refresh_search_document(source, source_id);
  return rewritten;
end $$;
select rebuild_search_documents();

-- Words in use, with the way they are written, how many documents have them and their neighbours:
-- a mistyped word is looked for here and never among documents. Kept by the worker.
create table search_words (
  word      text collate "C" primary key check (word ~ '^[a-z][a-z0-9]*$'),
  shown     text not null,
  lexeme    text not null,
  documents integer not null,
  near      text[] not null generated always as (word_neighbours(word)) stored
);
create index search_words_lexeme on search_words (lexeme, documents desc);
create index search_words_near on search_words using gin (near) with (fastupdate = off);

-- Words that mean the same here, as administrators know them.
create table search_synonyms (
  id         uuid primary key default uuidv7(),
  -- Typed any of these …
  typed      text[] not null check (cardinality(typed) between 1 and 20),
  -- … these are looked for too.
  found      text[] not null check (cardinality(found) between 1 and 20),
  -- And the other way round.
  is_mutual  boolean not null default false,
  version    integer not null default 1,
  updated_at timestamptz not null
);

-- How often something was looked for on a day, and how often in vain. No person, no address, no hour.
create table search_terms (
  day      date not null,
  term     text not null check (char_length(term) between 2 and 60),
  searches integer not null default 0,
  empty    integer not null default 0,
  primary key (day, term)
);

-- The guide's own box corrects words in the same way, among the words listings are found by.
alter table establishment_words
  add column near text[] not null generated always as (word_neighbours(word)) stored;
create index establishment_words_near on establishment_words using gin (near) with (fastupdate = off);
drop index establishment_words_similar;

-- To add a kind: a view with these columns for its source, `create or replace view search_sources` with
-- one more `union all`, keep_search_document as a trigger on the source, keep_search_document_of on the
-- tables that belong to it, `select rebuild_search_documents()`, and its name in the contract.
