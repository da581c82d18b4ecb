-- Pix to the house's own key: the portal writes the code that a customer pays, and has nothing of the money.
create table house_pix_settings (
  establishment_id uuid primary key references establishments on delete cascade,
  takes_orders     boolean not null default false,
  takes_deposits   boolean not null default false,
  deposit_percent  smallint not null default 30 check (deposit_percent between 5 and 100),
  updated_at       timestamptz not null
);

create table house_pix_keys (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null references establishments on delete cascade,
  -- Who owned the business then: once somebody else does, it is no key of it (server/sql/38_house_pix.sql).
  set_by           uuid not null references users on delete cascade,
  kind             text not null check (kind in ('cnpj', 'cpf', 'phone', 'email', 'random')),
  -- As the directory of Pix writes it.
  key              text not null check (char_length(key) between 1 and 77),
  holder           text not null check (char_length(holder) between 3 and 80),
  city             text not null check (char_length(city) between 3 and 40),
  created_at       timestamptz not null,
  starts_at        timestamptz not null,
  stopped_at       timestamptz,
  constraint house_pix_keys_wait check (starts_at >= created_at + interval '24 hours'),
  constraint house_pix_keys_shape check (case kind
    when 'cnpj' then key ~ '^[0-9A-Z]{12}[0-9]{2}$'
    when 'cpf' then key ~ '^[0-9]{11}$'
    when 'phone' then key ~ '^\+55[1-9]{2}9[0-9]{8}$'
    when 'random' then key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    else key ~ '^[^@\s]+@[^@\s]+\.[a-z]{2,}$' end)
);
create index house_pix_keys_place on house_pix_keys (establishment_id, starts_at desc) where stopped_at is null;
create index house_pix_keys_business on house_pix_keys (establishment_id);
create index house_pix_keys_owner on house_pix_keys (set_by);

create table house_pix_charges (
  id           uuid primary key default uuidv7(),
  order_id     uuid unique references orders on delete cascade,
  stay_id      uuid unique references stays on delete cascade,
  amount_cents integer not null check (amount_cents between 1 and 99999999),
  txid         text not null unique check (txid ~ '^[A-Z0-9]{1,25}$'),
  -- As it is shown: a key that changes meanwhile changes nothing of it.
  holder       text,
  code         text check (char_length(code) <= 512),
  status       text not null default 'waiting'
    check (status in ('waiting', 'claimed', 'missing', 'confirmed', 'returned')),
  created_at   timestamptz not null,
  moved_at     timestamptz not null,
  claims       smallint not null default 0 check (claims between 0 and 5),
  claimed_at   timestamptz,
  missing_at   timestamptz,
  confirmed_at timestamptz,
  returned_at  timestamptz,
  -- How often the house was told of what it has to answer, and when it was told last.
  told         smallint not null default 0,
  told_at      timestamptz,
  forgotten_at timestamptz,
  constraint house_pix_charges_one check (num_nonnulls(order_id, stay_id) = 1),
  constraint house_pix_charges_claimed check ((claims > 0) = (claimed_at is not null)
    and (status not in ('claimed', 'missing') or claims > 0)),
  constraint house_pix_charges_missing check (status <> 'missing' or missing_at is not null),
  constraint house_pix_charges_confirmed check ((status in ('confirmed', 'returned')) = (confirmed_at is not null)),
  constraint house_pix_charges_returned check ((status = 'returned') = (returned_at is not null)),
  constraint house_pix_charges_shown check (forgotten_at is not null or (holder is not null and code is not null))
);
-- What the clock looks at: claims nobody answered, and what may have to go back.
create index house_pix_charges_open on house_pix_charges (told_at) where status in ('claimed', 'confirmed');
