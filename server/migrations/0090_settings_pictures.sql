-- A picture of the portal that somebody uploaded is in use for as long as its address stands in the
-- settings: the nightly sweep of photos looks at foreign keys.
alter table portal_settings
  add column logo_media_id uuid references media generated always as
    (substring(logo_url from '^/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/')::uuid) stored,
  add column logo_home_media_id uuid references media generated always as
    (substring(logo_home_url from '^/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/')::uuid) stored,
  add column favicon_media_id uuid references media generated always as
    (substring(favicon_url from '^/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/')::uuid) stored,
  add column og_image_media_id uuid references media generated always as
    (substring(og_image_url from '^/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/')::uuid) stored;
