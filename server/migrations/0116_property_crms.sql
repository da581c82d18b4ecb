-- Where an agency's own system takes the contacts that come through the portal.
create table property_crms (
  establishment_id uuid primary key references establishments on delete cascade,
  url_sealed       bytea not null,
  host             text not null check (char_length(host) between 1 and 253),
  login_sealed     bytea not null,
  delivered_at     timestamptz,
  failed_at        timestamptz,
  failure          text check (char_length(failure) between 1 and 300),
  version          integer not null default 1 check (version > 0),
  created_at       timestamptz not null,
  constraint property_crms_failure check ((failed_at is null) = (failure is null))
);

-- One contact on its way there. The contact itself stays where it is; this is kept for 14 days.
create table property_lead_pushes (
  lead_id          uuid primary key references property_leads on delete cascade,
  establishment_id uuid not null references property_crms on delete cascade,
  state            text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts         smallint not null default 0 check (attempts between 0 and 6),
  failure          text check (char_length(failure) between 1 and 300),
  next_at          timestamptz,
  delivered_at     timestamptz,
  created_at       timestamptz not null,
  constraint property_lead_pushes_waiting check ((state = 'waiting') = (next_at is not null)),
  constraint property_lead_pushes_delivered check ((state = 'delivered') = (delivered_at is not null))
);
create index property_lead_pushes_place on property_lead_pushes (establishment_id, created_at desc);
create index property_lead_pushes_due on property_lead_pushes (next_at) where state = 'waiting';
create index property_lead_pushes_old on property_lead_pushes (created_at);
