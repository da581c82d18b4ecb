-- Answers of a place to what a visitor wrote; the visitor receives each by e-mail.
create table message_replies (
  id              uuid primary key default uuidv7(),
  message_id      uuid not null references contact_messages on delete cascade,
  text            text not null check (char_length(text) between 1 and 2000),
  replied_by      uuid references users on delete set null,
  -- Chosen by the browser: an answer sent twice is one row and one e-mail.
  idempotency_key uuid not null,
  created_at      timestamptz not null,
  unique (message_id, idempotency_key)
);
create index message_replies_by on message_replies (replied_by) where replied_by is not null;

-- Out of the list of the place until its sender writes again.
alter table contact_messages add column archived_at timestamptz;
alter table contact_messages
  add constraint contact_messages_archived_is_read check (archived_at is null or read_at is not null);
create index contact_messages_conversation on contact_messages (establishment_id, user_id)
  where establishment_id is not null;

create table reply_templates (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null references establishments on delete cascade,
  name             text not null check (char_length(name) between 1 and 40),
  text             text not null check (char_length(text) between 1 and 2000),
  created_at       timestamptz not null,
  updated_at       timestamptz not null
);
create unique index reply_templates_name on reply_templates (establishment_id, lower(name));

-- Without an e-mail the invitation is a link: whoever brings it first joins.
alter table establishment_invitations alter column email drop not null;

-- One a place: who runs it offers it to somebody of its team, who accepts or not. Whoever leaves the
-- team, or the portal, takes the offer along.
create table ownership_offers (
  establishment_id uuid primary key references establishments on delete cascade,
  from_user        uuid not null references users on delete cascade,
  to_user          uuid not null references users on delete cascade,
  created_at       timestamptz not null,
  expires_at       timestamptz not null check (expires_at > created_at),
  check (from_user <> to_user),
  foreign key (establishment_id, to_user) references establishment_members on delete cascade
);
create index ownership_offers_from on ownership_offers (from_user);
create index ownership_offers_to on ownership_offers (to_user);
