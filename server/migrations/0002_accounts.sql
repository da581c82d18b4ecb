-- How a person types a name into a search box: without capitals and accents.
create function folded(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
$$;

-- People who can sign in. users, sessions, accounts, verifications and two_factors are read and
-- written by the authentication library too; everything else about a person hangs from users.
create table users (
  id                 uuid primary key default uuidv7(),
  name               text not null check (char_length(name) <= 120),
  email              text not null unique check (email = lower(email) and char_length(email) <= 254),
  email_verified     boolean not null default false,
  image              text,
  two_factor_enabled boolean not null default false,
  -- Granted by a superadmin only; never part of a sign-up.
  role               text not null default 'user' check (role in ('user', 'admin', 'superadmin')),
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  -- Kept ready: folding a hundred thousand names takes a second.
  search_text        text not null generated always as (folded(name || ' ' || email)) stored
);
create index users_created_at on users (created_at desc, id desc);
-- An administrator finds a person by any part of the name or the e-mail.
create extension if not exists pg_trgm;
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_administrators on users (role, created_at desc, id desc) where role <> 'user';

create table sessions (
  id               uuid primary key default uuidv7(),
  user_id          uuid not null references users on delete cascade,
  token            text not null unique,
  expires_at       timestamptz not null,
  ip_address       text,
  user_agent       text,
  -- When this session proved the second factor.
  second_factor_at timestamptz,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

-- One row per way of signing in: "credential" (password) or a provider.
create table accounts (
  id                       uuid primary key default uuidv7(),
  user_id                  uuid not null references users on delete cascade,
  provider_id              text not null,
  account_id               text not null,
  password                 text,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id         uuid primary key default uuidv7(),
  identifier text not null,
  value      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expires_at on verifications (expires_at);

create table two_factors (
  id                        uuid primary key default uuidv7(),
  user_id                   uuid not null unique references users on delete cascade,
  secret                    text not null,
  backup_codes              text not null,
  verified                  boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until              timestamptz
);

-- Links sent by e-mail, to confirm it or to choose a new password: used once, kept only as a hash.
create table account_links (
  token_hash bytea primary key,
  purpose    text not null check (purpose in ('confirm-email', 'recover-password')),
  user_id    uuid not null references users on delete cascade,
  email      text not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index account_links_user on account_links (user_id);
create index account_links_expires_at on account_links (expires_at);

-- A copy of the picture a provider knows somebody by: pages ask nobody else for pictures.
create table avatars (
  user_id    uuid primary key references users on delete cascade,
  picture    bytea not null check (octet_length(picture) <= 65536),
  updated_at timestamptz not null
);

create table profiles (
  id                    uuid primary key default uuidv7(),
  user_id               uuid not null unique references users on delete cascade,
  full_name             text check (char_length(full_name) between 1 and 120),
  whatsapp              text check (whatsapp ~ '^[0-9]{10,11}$'),
  whatsapp_confirmed_at timestamptz,
  state                 text check (state ~ '^[A-Z]{2}$'),
  city                  text check (char_length(city) between 1 and 80),
  birth_date            date check (birth_date >= date '1900-01-01'),
  accepts_promotions    boolean not null default false,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now()
);
create index profiles_whatsapp on profiles (whatsapp);

-- Nobody has an account without a profile, whichever way the account was made.
create function create_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id, full_name) values (new.id, nullif(trim(new.name), ''));
  return new;
end $$;
create trigger users_have_profile after insert on users for each row execute function create_profile();

-- A person has one name: letters, sessions and the search of administrators read it from users.
create function name_from_profile() returns trigger language plpgsql as $$
begin
  update users set name = coalesce(new.full_name, ''), updated_at = new.updated_at where id = new.user_id;
  return new;
end $$;
create trigger profiles_name_the_person after update of full_name on profiles for each row
  when (new.full_name is distinct from old.full_name) execute function name_from_profile();

-- The code a person reads on WhatsApp: one at a time, five tries. The code itself is nowhere: it is
-- derived from the seed with the portal's secret, so every retry of the message carries the same one.
create table whatsapp_codes (
  user_id    uuid primary key references users on delete cascade,
  phone      text not null check (phone ~ '^[0-9]{10,11}$'),
  seed       bytea not null,
  sent_at    timestamptz not null,
  expires_at timestamptz not null,
  attempts   smallint not null default 0 check (attempts between 0 and 5)
);

-- What a person may use comes from here and nowhere else (with users.role above it).
create table subscriptions (
  id         uuid primary key default uuidv7(),
  user_id    uuid not null references users on delete cascade,
  plan_type  text not null check (plan_type in ('atalaia', 'macarico', 'espadarte')),
  status     text not null check (status in ('trialing', 'active', 'past_due', 'suspended', 'canceled')),
  source     text not null check (source in ('trial', 'granted', 'paid')),
  started_at timestamptz not null,
  ends_at    timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscriptions_trial_ends check (source <> 'trial' or ends_at is not null)
);
-- One trial per person, ever; one subscription in force at a time.
create unique index subscriptions_one_trial on subscriptions (user_id) where source = 'trial';
create unique index subscriptions_one_in_force on subscriptions (user_id)
  where status in ('trialing', 'active', 'past_due');

-- The plan in force at a moment, without the role: an ended trial is the club again by itself.
create function subscribed_plan(person uuid, at timestamptz) returns text
language sql stable parallel safe as $$
  select coalesce(
    (select s.plan_type from subscriptions s
      where s.user_id = person
        and s.status in ('trialing', 'active', 'past_due')
        and (s.ends_at is null or s.ends_at > at)),
    'clube')
$$;

-- The plan type of spec §4: the role of an administrator, or the plan in force.
create function plan_type_of(person uuid, at timestamptz) returns text
language sql stable parallel safe as $$
  select coalesce(
    (select case when u.role = 'user' then subscribed_plan(person, at) else u.role end
      from users u where u.id = person),
    'clube')
$$;

-- Proof of consent (LGPD art. 8): what was agreed to, in which words, when and where. It outlives the
-- account, without anything that names the person.
create table consents (
  id           uuid primary key default uuidv7(),
  user_id      uuid not null,
  kind         text not null check (kind in ('promotions', 'terms')),
  granted      boolean not null,
  text_version text not null,
  origin       text not null,
  at           timestamptz not null
);
create index consents_user on consents (user_id, kind, at desc);
create trigger consents_append_only before update or delete or truncate on consents
  for each statement execute function refuse_change();

create table newsletter (
  id         uuid primary key default uuidv7(),
  email      text not null unique check (email = lower(email)),
  name       text,
  source     text not null,
  is_active  boolean not null,
  created_at timestamptz not null default now()
);

create table contact_messages (
  id              uuid primary key default uuidv7(),
  -- Chosen by the sender's browser: the same message sent twice is one row.
  idempotency_key uuid not null,
  user_id         uuid not null references users on delete cascade,
  name            text not null,
  email           text not null,
  phone           text,
  subject         text not null,
  message         text not null check (char_length(message) between 1 and 2000),
  recipient_email text not null,
  created_at      timestamptz not null,
  unique (user_id, idempotency_key)
);
create index contact_messages_recipient on contact_messages (recipient_email, created_at desc);

-- What the club's landing page claims (product decision: editable; a higher real count wins).
alter table portal_settings
  add column club_members_claim integer check (club_members_claim >= 0),
  add column club_prizes_claim_reais integer check (club_prizes_claim_reais >= 0),
  add column club_partners_claim integer check (club_partners_claim >= 0),
  add column club_testimonials jsonb;

-- Reading the audit log by what was done, and by whom.
create index audit_log_action on audit_log (action, at desc);
create index audit_log_actor on audit_log (actor_id, at desc) where actor_id is not null;
