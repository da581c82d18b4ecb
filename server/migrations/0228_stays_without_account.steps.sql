-- step
alter table stays validate constraint stays_token;
-- step
create unique index concurrently stays_token_hash on stays (token_hash) where token_hash is not null;
-- step
-- Whose mailbox is proved later finds what it asked for.
create index concurrently stays_mailbox on stays (contact_email) where token_hash is not null and user_id is null;
