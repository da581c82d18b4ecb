-- Two levels, edited by administrators: "Onde comer" → "Peixaria".
create table categories (
  id          uuid primary key default uuidv7(),
  parent_id   uuid references categories on delete restrict,
  slug        text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name        text not null check (char_length(name) between 1 and 60),
  icon        text not null default 'store' check (char_length(icon) <= 30),
  -- Subtype of schema.org's LocalBusiness for the page's description to machines.
  schema_type text not null default 'LocalBusiness' check (schema_type ~ '^[A-Z][A-Za-z]+$'),
  position    smallint not null default 0,
  is_active   boolean not null default true
);
create index categories_parent on categories (parent_id, position);

-- Words of a text as people type them: folded, each once, without the little ones.
create function words_of(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(folded(words), '[^a-z0-9]+') as word
  where char_length(word) > 1
    and word not in ('de', 'da', 'do', 'das', 'dos', 'as', 'os', 'em', 'no', 'na', 'com', 'para')
$$;

create table establishments (
  id                  uuid primary key default uuidv7(),
  -- Null is a listing nobody has claimed.
  user_id             uuid references users on delete set null,
  name                text not null check (char_length(name) between 2 and 120),
  slug                text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category_id         uuid not null references categories on delete restrict,
  subcategory_id      uuid references categories on delete restrict,
  specialties         text[] not null default '{}' check (cardinality(specialties) <= 20),
  description         text check (char_length(description) <= 4000),
  cnpj                text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  phone               text check (phone ~ '^[0-9]{8,11}$'),
  whatsapp            text check (whatsapp ~ '^[0-9]{10,11}$'),
  email               text check (char_length(email) <= 254),
  website             text check (website ~ '^https?://' and char_length(website) <= 300),
  instagram           text check (char_length(instagram) <= 100),
  facebook            text check (char_length(facebook) <= 100),
  street              text check (char_length(street) <= 160),
  number              text check (char_length(number) <= 20),
  complement          text check (char_length(complement) <= 80),
  neighbourhood       text check (char_length(neighbourhood) <= 80),
  cep                 text check (cep ~ '^[0-9]{8}$'),
  latitude            double precision check (latitude between -90 and 90),
  longitude           double precision check (longitude between -180 and 180),
  price_range         smallint check (price_range between 1 and 4),
  payment_methods     text[] not null default '{}',
  amenities           text[] not null default '{}',
  accessibility_notes text check (char_length(accessibility_notes) <= 500),
  -- contract/src/establishments/opening-hours.ts; null is "não informado".
  hours               jsonb,
  modules             text[] not null default '{}' check (modules <@ array[
    'menu', 'delivery', 'lodging', 'shop', 'real_estate']::text[]),
  main_photo_id       uuid references media on delete restrict,
  status              text not null default 'draft' check (status in (
    'draft', 'pending', 'published', 'rejected', 'suspended', 'archived')),
  status_reason       text check (char_length(status_reason) <= 500),
  -- Since when it waits for an administrator.
  submitted_at        timestamptz,
  -- Edits of sensitive fields of a published listing wait here for an administrator.
  waiting_changes     jsonb,
  waiting_since       timestamptz,
  -- Why the last of them were refused, until the next.
  changes_reason      text check (char_length(changes_reason) <= 500),
  featured_until      timestamptz,
  verified_at         timestamptz,
  published_at        timestamptz,
  -- Kept with each published review, so that lists never count.
  rating_count        integer not null default 0 check (rating_count >= 0),
  rating_sum          integer not null default 0 check (rating_sum >= 0),
  -- The Bayesian mean, 0 without reviews, and what the directory sorts by: both come from
  -- server/src/features/establishments/ranking.rules.ts.
  rating_score        real not null default 0,
  rank                real not null default 0,
  -- The plan that counts for this listing (listing_plan below), as last seen: for lists. Its page asks.
  plan                text not null default 'clube' check (plan in (
    'clube', 'atalaia', 'macarico', 'espadarte', 'admin', 'superadmin')),
  -- Kept by the club's offers.
  has_coupon          boolean not null default false,
  -- Invented for the demonstration.
  is_demo             boolean not null default false,
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  sort_name           text collate "C" not null generated always as (folded(name)) stored,
  constraint establishments_pin_is_whole check ((latitude is null) = (longitude is null)),
  constraint establishments_waiting_is_dated check ((waiting_changes is null) = (waiting_since is null))
);

-- Every word listings are found by: a typed word that begins none of these is looked for among the
-- similar ones. Filled by the worker; a new listing is found by its own words at once.
create table establishment_words (word text collate "C" primary key);
create index establishment_words_similar on establishment_words using gin (word gin_trgm_ops);

create index establishments_owner on establishments (user_id, id) where user_id is not null;
create index establishments_main_photo on establishments (main_photo_id) where main_photo_id is not null;
create index establishments_category on establishments (category_id);
create index establishments_subcategory on establishments (subcategory_id) where subcategory_id is not null;
create index establishments_waiting on establishments ((coalesce(waiting_since, submitted_at)), id)
  where status = 'pending' or waiting_changes is not null;
create index establishments_updated on establishments (updated_at, id);
create index establishments_by_status on establishments (status, updated_at, id);
create index establishments_by_name on establishments (sort_name, id);
create index establishments_search on establishments using gin (sort_name gin_trgm_ops);

-- What visitors look through: one narrow row for each published listing, kept by the triggers below.
-- Listings are wide and their hours open and close all day; here both cost little.
create table directory (
  id              uuid primary key references establishments on delete cascade,
  category_id     uuid not null,
  subcategory_id  uuid,
  neighbourhood   text collate "C",
  sort_name       text collate "C" not null,
  rank            real not null,
  rating_score    real not null,
  place           point,
  -- Only what the plan lets the page show is found by it.
  price_range     smallint,
  is_accessible   boolean not null,
  takes_pets      boolean not null,
  has_coupon      boolean not null,
  has_delivery    boolean not null,
  -- Kept by the worker to the minute, for the filter "aberto agora"; pages compute the exact state.
  -- A new row is due at once.
  is_open         boolean not null default false,
  open_changes_at timestamptz default '-infinity',
  search_words    tsvector not null
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

create function keep_directory() returns trigger language plpgsql as $$
begin
  if new.status <> 'published' then
    delete from directory where id = new.id;
    return null;
  end if;
  insert into directory as entry (id, category_id, subcategory_id, neighbourhood, sort_name, rank,
    rating_score, place, price_range, is_accessible, takes_pets, has_coupon, has_delivery, search_words)
  values (new.id, new.category_id, new.subcategory_id, new.neighbourhood, new.sort_name, new.rank,
    new.rating_score, point(new.longitude, new.latitude),
    case when new.plan <> 'clube' then new.price_range end,
    new.plan <> 'clube' and new.amenities @> array['acessivel'],
    new.plan <> 'clube' and new.amenities @> array['pet'],
    new.plan <> 'clube' and new.has_coupon,
    new.plan not in ('clube', 'atalaia') and new.modules @> array['delivery'],
    -- The names of the categories are found too.
    array_to_tsvector(words_of(concat_ws(' ', new.name, new.neighbourhood,
      array_to_string(new.specialties, ' '),
      (select string_agg(name, ' ') from categories where id in (new.category_id, new.subcategory_id))))))
  on conflict (id) do update set
    category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
    neighbourhood = excluded.neighbourhood, sort_name = excluded.sort_name, rank = excluded.rank,
    rating_score = excluded.rating_score, place = excluded.place, price_range = excluded.price_range,
    is_accessible = excluded.is_accessible, takes_pets = excluded.takes_pets,
    has_coupon = excluded.has_coupon, has_delivery = excluded.has_delivery,
    search_words = excluded.search_words;
  return null;
end $$;
create trigger establishments_keep_directory after insert
  or update of status, category_id, subcategory_id, neighbourhood, name, rank, rating_score, latitude,
    longitude, price_range, amenities, has_coupon, modules, plan, specialties on establishments
  for each row execute function keep_directory();

create function keep_directory_words() returns trigger language plpgsql as $$
begin
  update establishments set name = name
  where status = 'published' and (category_id = new.id or subcategory_id = new.id);
  return null;
end $$;
create trigger categories_keep_directory after update of name on categories
  for each row when (new.name is distinct from old.name) execute function keep_directory_words();

-- Every list is a walk along one of these, stopped after a page. What else may be asked for lies beside
-- the key, so that a listing that does not fit is passed over without being read.
create index directory_by_rank on directory (rank, id)
  include (price_range, is_open, is_accessible, takes_pets, has_coupon, has_delivery, place);
create index directory_open_by_rank on directory (rank, id)
  include (price_range, is_accessible, takes_pets, has_coupon, has_delivery, place) where is_open;
create index directory_by_price on directory (price_range, rank, id)
  include (is_open, is_accessible, takes_pets, has_coupon, has_delivery, place)
  where price_range is not null;
create index directory_accessible_by_rank on directory (rank, id)
  include (price_range, is_open, takes_pets, has_coupon, has_delivery, place) where is_accessible;
create index directory_pets_by_rank on directory (rank, id)
  include (price_range, is_open, is_accessible, has_coupon, has_delivery, place) where takes_pets;
create index directory_coupons_by_rank on directory (rank, id)
  include (price_range, is_open, is_accessible, takes_pets, has_delivery, place) where has_coupon;
create index directory_delivery_by_rank on directory (rank, id)
  include (price_range, is_open, is_accessible, takes_pets, has_coupon, place) where has_delivery;
create index directory_by_category on directory (category_id, rank, id)
  include (neighbourhood, price_range, is_open, is_accessible, takes_pets, has_coupon, has_delivery, place);
create index directory_by_subcategory on directory (subcategory_id, rank, id)
  include (neighbourhood, price_range, is_open, is_accessible, takes_pets, has_coupon, has_delivery, place);
create index directory_by_neighbourhood on directory (neighbourhood, rank, id)
  include (price_range, is_open, is_accessible, takes_pets, has_coupon, has_delivery, place);
create index directory_by_name on directory (sort_name, id)
  include (category_id, subcategory_id, neighbourhood, price_range, is_open, is_accessible, takes_pets,
    has_coupon, has_delivery);
create index directory_by_rating on directory (rating_score, id)
  include (category_id, subcategory_id, neighbourhood, price_range, is_open, is_accessible, takes_pets,
    has_coupon, has_delivery);
create index directory_by_place on directory using gist (place)
  include (id, category_id, subcategory_id, neighbourhood, price_range, is_open, is_accessible,
    takes_pets, has_coupon, has_delivery) where place is not null;
-- To count those with a known place.
create index directory_placed on directory (id) where place is not null;
create index directory_search on directory using gin (search_words) with (fastupdate = off);
create index directory_open_changes on directory (open_changes_at) where open_changes_at is not null;

-- How many a plan may have; null is no limit. The same as PLAN_LIMITS of the contract.
create function establishment_limit(plan text) returns integer language sql immutable parallel safe as $$
  select case plan
    when 'atalaia' then 1 when 'macarico' then 2 when 'espadarte' then 5
    when 'admin' then null when 'superadmin' then null
    else 0 end
$$;

-- Spec §7. What is archived takes no place.
create function can_create_establishment(user_uuid uuid, at timestamptz default now()) returns boolean
language sql stable as $$
  select coalesce(
    (select count(*) from establishments where user_id = user_uuid and status <> 'archived')
      < establishment_limit(plan_type_of(user_uuid, at)),
    true)
$$;

-- The plan of the owner, for as many listings as it allows, the oldest first; the others are as if
-- nobody paid until a better plan brings them back.
create function listing_plan(owner uuid, listing uuid, at timestamptz) returns text
language sql stable as $$
  select case
    when (select count(*) from establishments e
            where e.user_id = owner and e.status <> 'archived' and e.id <= listing)
         > establishment_limit(held.plan) then 'clube'
    else held.plan end
  from (select plan_type_of(owner, at) as plan) as held
$$;

-- A renamed page keeps answering at its old address, with a redirect.
create table establishment_slugs (
  slug             text collate "C" primary key,
  establishment_id uuid not null references establishments on delete cascade,
  replaced_at      timestamptz not null
);
create index establishment_slugs_establishment on establishment_slugs (establishment_id);

create table establishment_photos (
  establishment_id uuid not null references establishments on delete cascade,
  media_id         uuid not null references media on delete restrict,
  position         smallint not null check (position between 0 and 99),
  primary key (establishment_id, media_id)
);
create index establishment_photos_media on establishment_photos (media_id);
create index establishment_photos_order on establishment_photos (establishment_id, position);

-- Who may act for an establishment besides its owner.
create table establishment_members (
  establishment_id uuid not null references establishments on delete cascade,
  user_id          uuid not null references users on delete cascade,
  role             text not null check (role in ('manager', 'staff')),
  created_at       timestamptz not null,
  primary key (establishment_id, user_id)
);
create index establishment_members_user on establishment_members (user_id);

create table establishment_invitations (
  token_hash       bytea primary key,
  establishment_id uuid not null references establishments on delete cascade,
  email            text not null check (email = lower(email)),
  role             text not null check (role in ('manager', 'staff')),
  invited_by       uuid references users on delete set null,
  expires_at       timestamptz not null,
  accepted_at      timestamptz,
  created_at       timestamptz not null
);
create index establishment_invitations_of on establishment_invitations (establishment_id, created_at desc);
create index establishment_invitations_email on establishment_invitations (email);
create index establishment_invitations_by on establishment_invitations (invited_by) where invited_by is not null;

create table reviews (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null references establishments on delete cascade,
  user_id          uuid not null references users on delete cascade,
  rating           smallint not null check (rating between 1 and 5),
  text             text not null default '' check (char_length(text) <= 2000),
  status           text not null check (status in ('pending', 'published', 'rejected')),
  -- Why it waits for a person: links, phone numbers, insults.
  queue_reasons    text[] not null default '{}',
  status_reason    text,
  reply            text check (char_length(reply) between 1 and 2000),
  replied_at       timestamptz,
  replied_by       uuid references users on delete set null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  unique (establishment_id, user_id),
  constraint reviews_reply_is_dated check ((reply is null) = (replied_at is null))
);
create index reviews_of on reviews (establishment_id, created_at desc, id desc) where status = 'published';
create index reviews_waiting on reviews (created_at) where status = 'pending';
create index reviews_by on reviews (user_id);
create index reviews_replied_by on reviews (replied_by) where replied_by is not null;

create table review_photos (
  review_id uuid not null references reviews on delete cascade,
  media_id  uuid not null references media on delete restrict,
  position  smallint not null,
  primary key (review_id, media_id)
);
create index review_photos_media on review_photos (media_id);

-- "Informar erro" and "denunciar": what somebody says about a listing or a review.
create table reports (
  id           uuid primary key default uuidv7(),
  subject_kind text not null check (subject_kind in ('establishment', 'review')),
  subject_id   uuid not null,
  user_id      uuid references users on delete set null,
  reason       text not null check (char_length(reason) between 1 and 60),
  details      text not null default '' check (char_length(details) <= 1000),
  status       text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  resolution   text,
  created_at   timestamptz not null,
  resolved_at  timestamptz
);
create index reports_open on reports (created_at) where status = 'open';
create index reports_subject on reports (subject_kind, subject_id);
create index reports_by on reports (user_id) where user_id is not null;

-- "É seu? Reivindique."
create table claims (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null references establishments on delete cascade,
  user_id          uuid not null references users on delete cascade,
  cnpj             text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  -- When the code sent to the listed phone came back.
  phone_proved_at  timestamptz,
  document_id      uuid references media on delete restrict,
  message          text not null default '' check (char_length(message) <= 1000),
  status           text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  status_reason    text,
  created_at       timestamptz not null,
  decided_at       timestamptz
);
create unique index claims_one_open on claims (establishment_id, user_id) where status = 'pending';
create index claims_waiting on claims (created_at) where status = 'pending';
create index claims_by on claims (user_id);
create index claims_document on claims (document_id) where document_id is not null;

create table favourites (
  user_id          uuid not null references users on delete cascade,
  establishment_id uuid not null references establishments on delete cascade,
  created_at       timestamptz not null,
  primary key (user_id, establishment_id)
);
create index favourites_establishment on favourites (establishment_id);

-- A plan that has just ended changes what its owner's listings show.
create index subscriptions_ends_at on subscriptions (ends_at) where ends_at is not null;

-- Messages now know the establishment, and the owner reads them.
alter table contact_messages
  add column establishment_id uuid references establishments on delete cascade,
  add column read_at timestamptz;
create index contact_messages_establishment on contact_messages (establishment_id, created_at desc)
  where establishment_id is not null;
