-- The portal's own identity: one row, read whole (spec §3).
create table portal_settings (
  id               uuid primary key default uuidv7(),
  -- Holds the table to a single row: a second insert breaks the unique constraint.
  singleton        boolean not null default true unique check (singleton),
  site_name        text check (char_length(site_name) <= 80),
  site_description text check (char_length(site_description) <= 300),
  logo_url         text,
  logo_home_url    text,
  favicon_url      text,
  og_image_url     text,
  contact_phone    text,
  contact_email    text,
  social_youtube   text,
  social_instagram text,
  social_facebook  text,
  banner_start     date,
  banner_end       date,
  popup_start      date,
  popup_end        date,
  city_name        text,
  city_state       text check (city_state ~ '^[A-Z]{2}$'),
  city_latitude    double precision check (city_latitude between -90 and 90),
  city_longitude   double precision check (city_longitude between -180 and 180),
  version          integer not null default 1,
  updated_at       timestamptz not null default now(),
  constraint portal_settings_banner_order check (banner_end >= banner_start),
  constraint portal_settings_popup_order check (popup_end >= popup_start)
);
insert into portal_settings default values;

create table mobile_tabbar_config (
  id            uuid primary key default uuidv7(),
  key           text not null unique,
  label         text not null check (char_length(label) between 1 and 24),
  icon          text not null check (icon in (
    'home', 'map', 'calendar', 'store', 'user', 'search', 'heart', 'settings', 'phone', 'info',
    'building', 'camera', 'music', 'radio', 'newspaper', 'message', 'shield', 'megaphone',
    'compass', 'waves', 'mountain', 'tree', 'umbrella', 'sun', 'crown', 'building2', 'users',
    'shieldIcon')),
  route         text not null check (route ~ '^/([^/]|$)'),
  position      smallint not null check (position between 1 and 6),
  display_order integer not null,
  is_active     boolean not null default true,
  requires_auth boolean not null default false,
  plan_types    text[] not null default '{}' check (plan_types <@ array[
    'public', 'clube', 'atalaia', 'macarico', 'espadarte', 'admin', 'superadmin']::text[])
);
create index mobile_tabbar_config_active on mobile_tabbar_config (display_order) where is_active;

-- Who did what. Append-only: the trigger refuses every change, whoever asks.
create table audit_log (
  id         uuid primary key default uuidv7(),
  at         timestamptz not null,
  actor_kind text not null check (actor_kind in ('system', 'person')),
  actor_id   uuid,
  action     text not null,
  subject_id uuid,
  details    jsonb not null default '{}',
  constraint audit_log_person_has_id check ((actor_kind = 'person') = (actor_id is not null))
);
create index audit_log_at on audit_log (at desc);
create index audit_log_subject on audit_log (subject_id, at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Pages that crashed in somebody's browser. Holds no personal data; swept after its retention.
create table error_reports (
  id          uuid primary key default uuidv7(),
  received_at timestamptz not null,
  path        text not null,
  message     text not null,
  release     text not null,
  report      jsonb not null
);
create index error_reports_received_at on error_reports (received_at);

-- Shared counters for calls that must be limited across all nodes (rate-limiter-flexible's shape).
create table rate_limits (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
