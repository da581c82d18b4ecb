-- Mailboxes whose server said for good that it takes nothing for them: they are not written to, until their
-- owner proves the address again or has another one. Only a hash: an address is asked about, never listed.
create table refused_addresses (
  address_hash bytea primary key check (octet_length(address_hash) = 32),
  -- What the mail server answered with.
  code smallint not null check (code between 500 and 599),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index refused_addresses_last_at on refused_addresses (last_at);
