-- How far somebody who asked about a property has come. Nobody has answered yet while it is unread.
alter table property_leads add column stage text not null default 'talking',
  add constraint property_leads_stage check (stage in ('talking', 'visit', 'closed', 'lost')) not valid;

-- What the team remembers of it, for itself alone. It goes with the lead.
create table property_lead_notes (
  id              uuid primary key default uuidv7(),
  -- Chosen by the browser: the same note sent twice is one row.
  idempotency_key uuid not null,
  lead_id         uuid not null references property_leads on delete cascade,
  text            text not null check (char_length(text) between 1 and 500),
  -- Null once that account is gone.
  written_by      uuid references users on delete set null,
  created_at      timestamptz not null,
  unique (lead_id, idempotency_key)
);
create index property_lead_notes_by on property_lead_notes (written_by) where written_by is not null;
