-- "Não fui eu" without signing in, and the deposit that confirms its stay (decision 0160).

-- One for each key, of which the message to the owners has the secret; used once.
create table house_pix_key_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  key_id uuid not null unique references house_pix_keys on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The guest has paid and the house has found it: nobody has to say yes once more.
alter table house_pix_settings add column confirms_stays boolean not null default true;
