-- The code that goes to the phone of a listing: who brings it back answers that phone. As with
-- whatsapp_codes the code itself is nowhere, only what it is derived from.
create table claim_codes (
  establishment_id uuid not null references establishments on delete cascade,
  user_id          uuid not null references users on delete cascade,
  phone            text not null check (phone ~ '^[0-9]{10,11}$'),
  seed             bytea not null,
  sent_at          timestamptz not null,
  expires_at       timestamptz not null,
  attempts         smallint not null default 0 check (attempts between 0 and 5),
  -- The phone cannot be reached: the person is told, and brings a document instead.
  failed_at        timestamptz,
  primary key (establishment_id, user_id)
);
create index claim_codes_user on claim_codes (user_id);
create index claim_codes_expires_at on claim_codes (expires_at);

-- Badges of the dashboard.
create index contact_messages_unread on contact_messages (establishment_id)
  where read_at is null and establishment_id is not null;

-- What was decided, the newest first.
create index reports_by_status on reports (status, created_at desc, id desc);
create index claims_by_status on claims (status, created_at desc, id desc);
create index claims_of on claims (establishment_id) where status = 'pending';
create index establishment_invitations_expires_at on establishment_invitations (expires_at);
