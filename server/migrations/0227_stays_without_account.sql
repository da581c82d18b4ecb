-- A stay that is asked for without an account: its mailbox answered a code, and a private link is its page.
-- Of the link there is a hash, and none once the contact is forgotten.
alter table stays add column token_hash bytea;
alter table stays add constraint stays_token check (token_hash is null
  or (source = 'guest' and forgotten_at is null)) not valid;

-- Codes by the key of the form that asked for them. They live for ten minutes and are swept every hour.
create table stay_codes (
  key        uuid primary key,
  email      text not null check (email = lower(email) and char_length(email) <= 254),
  seed       bytea not null,
  sent_at    timestamptz not null,
  expires_at timestamptz not null,
  attempts   smallint not null default 0 check (attempts >= 0),
  -- From then on the key stands for the mailbox until the code has run out.
  proved_at  timestamptz
);
create index stay_codes_expires on stay_codes (expires_at);
