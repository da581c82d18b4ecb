-- Whether somebody proved stood behind a request when it was made, or came to: others hold nights for minutes.
-- The mark tells addresses apart without keeping one; it goes with the contact.
alter table stays
  add column is_proved boolean not null default true,
  add column address_mark bytea;
