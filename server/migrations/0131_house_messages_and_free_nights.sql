-- What a house writes to a guest about a stay without having been asked: it stands with the stay, and goes
-- with the guest's account.
create table house_messages (
  id              uuid primary key default uuidv7(),
  stay_id         uuid not null references stays on delete cascade,
  user_id         uuid not null references users on delete cascade,
  text            text not null check (char_length(text) between 1 and 2000),
  written_by      uuid references users on delete set null,
  -- Chosen by the browser: a message sent twice is one row and one e-mail.
  idempotency_key uuid not null,
  created_at      timestamptz not null,
  unique (stay_id, idempotency_key)
);
create index house_messages_guest on house_messages (user_id);
create index house_messages_by on house_messages (written_by) where written_by is not null;
