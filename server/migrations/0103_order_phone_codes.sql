-- A code to the WhatsApp of who orders much for the first time. One a cart: the key is only its browser's.
create table order_phone_codes (
  key        uuid primary key,
  phone      text not null check (phone ~ '^[0-9]{10,11}$'),
  seed       bytea not null,
  sent_at    timestamptz not null,
  expires_at timestamptz not null,
  attempts   smallint not null default 0 check (attempts between 0 and 5),
  -- The number is theirs: what else stands against the order is mended without another code.
  proved_at  timestamptz
);
create index order_phone_codes_expires_at on order_phone_codes (expires_at);
-- Whether a phone has ever received something it ordered, wherever.
create index orders_known_phone on orders (contact_phone) where accepted_at is not null;
