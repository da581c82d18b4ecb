-- A person of the team may end somebody's access. Who is blocked opens no session.
alter table users add column blocked_at timestamptz;
alter table users add column blocked_reason text check (char_length(blocked_reason) between 5 and 300);
alter table users add constraint users_blocked_with_reason
  check ((blocked_at is null) = (blocked_reason is null));
create index users_blocked on users (blocked_at desc, id desc) where blocked_at is not null;

-- An offer of a role in the team of the portal, sent by e-mail.
create table staff_invitations (
  id          uuid primary key default uuidv7(),
  token_hash  bytea not null unique,
  email       text not null check (email = lower(email)),
  role        text not null check (role in ('reporter', 'moderator', 'editor', 'admin')),
  invited_by  uuid references users on delete set null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null check (expires_at > created_at),
  accepted_at timestamptz,
  constraint staff_invitations_email unique (email)
);
create index staff_invitations_by on staff_invitations (invited_by) where invited_by is not null;
create index staff_invitations_expires_at on staff_invitations (expires_at);
