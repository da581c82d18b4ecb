-- Delivery rests, or one bairro alone, while what is fetched and eaten there goes on. Not a column of the
-- bairros: those are written anew with the settings.
create table delivery_pauses (
  establishment_id uuid not null references ordering_settings on delete cascade,
  -- Null is all of delivery.
  neighbourhood    text check (char_length(neighbourhood) between 1 and 80),
  -- Null is until somebody ends it.
  until            timestamptz,
  created_at       timestamptz not null
);
create unique index delivery_pauses_once on delivery_pauses (establishment_id, lower(neighbourhood))
  nulls not distinct;
