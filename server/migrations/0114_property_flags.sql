-- The same photo under two advertisers: one row for the pair, so that it is asked about once.
create table property_flags (
  id           uuid primary key default uuidv7(),
  property_id  uuid not null references properties on delete cascade,
  other_id     uuid not null references properties on delete cascade,
  -- Bits of 64 in which the two most similar photos differ.
  distance     smallint not null check (distance between 0 and 6),
  created_at   timestamptz not null,
  -- Both may show it.
  dismissed_at timestamptz,
  constraint property_flags_pair unique (property_id, other_id),
  constraint property_flags_in_order check (property_id < other_id)
);
create index property_flags_other on property_flags (other_id);
create index property_flags_open on property_flags (created_at) where dismissed_at is null;

-- "Denunciar" a property.
alter table reports drop constraint reports_subject_kind_check,
  add constraint reports_subject_kind_check check (subject_kind in ('establishment', 'review', 'property'));
