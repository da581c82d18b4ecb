-- Orders from a menu or a shop. Money in centavos. What was agreed is copied into the order: editing the
-- catalogue changes no order. Contact and address leave after 180 days, amounts stay.

-- How a business takes orders. Its row is held by whoever places or moves an order there: numbers, slots,
-- pauses and open orders are read once, and nobody waits for two things in two orders.
create table ordering_settings (
  establishment_id    uuid primary key references establishments on delete cascade,
  takes_delivery      boolean not null,
  takes_pickup        boolean not null,
  takes_table         boolean not null,
  takes_scheduled     boolean not null,
  offers_service      boolean not null,
  preparation_minutes smallint not null check (preparation_minutes between 5 and 240),
  slot_capacity       smallint check (slot_capacity between 1 and 500),
  is_paused           boolean not null default false,
  -- Null is until somebody ends it.
  paused_until        timestamptz,
  -- Whether the clock paused it, because nobody answered.
  is_paused_by_clock  boolean not null default false,
  unanswered          smallint not null default 0 check (unanswered >= 0),
  last_number         integer not null default 1000,
  version             integer not null default 1 check (version > 0),
  updated_at          timestamptz not null,
  constraint ordering_settings_pause check (is_paused or (paused_until is null and not is_paused_by_clock))
);

-- Bairros that it delivers to.
create table delivery_zones (
  establishment_id uuid not null references ordering_settings on delete cascade,
  neighbourhood    text not null check (char_length(neighbourhood) between 1 and 80),
  fee_cents        integer not null check (fee_cents between 0 and 100000),
  minimum_cents    integer not null check (minimum_cents between 0 and 100000),
  minutes          smallint not null check (minutes between 0 and 180),
  position         smallint not null check (position >= 0)
);
create unique index delivery_zones_once on delivery_zones (establishment_id, lower(neighbourhood));

-- The token of a table's QR is derived from its id and this number: a new number ends the old code.
create table dining_tables (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null references ordering_settings on delete cascade,
  label            text not null check (char_length(label) between 1 and 20),
  token_number     integer not null default 1 check (token_number > 0),
  rotated_at       timestamptz not null,
  -- Until when the guests of this visit order without being looked at first.
  released_until   timestamptz,
  unique (establishment_id, id)
);
create unique index dining_tables_label on dining_tables (establishment_id, lower(label));

create table orders (
  id                  uuid primary key default uuidv7(),
  -- Not of the establishment itself: whoever edits that must not wait for orders, nor orders for them.
  establishment_id    uuid not null references ordering_settings,
  number              integer not null,
  -- Made by the browser with the cart: however often it is sent, it is one order.
  key                 uuid not null,
  content_hash        bytea not null,
  -- Of the private link.
  token_hash          bytea not null unique,
  user_id             uuid references users on delete set null,
  catalogue           text not null check (catalogue in ('menu', 'shop')),
  mode                text not null check (mode in ('delivery', 'pickup', 'table')),
  status              text not null check (status in
    ('received', 'accepted', 'preparing', 'ready', 'dispatched', 'delivered', 'cancelled')),
  version             integer not null default 1 check (version > 0),
  placed_at           timestamptz not null,
  status_since        timestamptz not null,
  respond_by          timestamptz not null,
  scheduled_for       timestamptz,
  promised_at         timestamptz,
  accepted_at         timestamptz,
  -- When it left the kitchen.
  finished_at         timestamptz,
  items_cents         integer not null check (items_cents >= 0),
  delivery_cents      integer not null check (delivery_cents >= 0),
  service_cents       integer not null check (service_cents >= 0),
  total_cents         integer not null,
  payment_method      text check (payment_method in ('dinheiro', 'pix', 'debito', 'credito', 'vale-refeicao')),
  change_for_cents    integer,
  -- The minutes of the way, as they were promised.
  zone_minutes        smallint not null default 0,
  table_id            uuid,
  table_label         text,
  opens_table         boolean not null default false,
  is_adult            boolean not null default false,
  note                text not null default '' check (char_length(note) <= 280),
  -- Personal: gone after 180 days.
  contact_name        text check (char_length(contact_name) <= 80),
  contact_phone       text check (contact_phone ~ '^[0-9]{10,11}$'),
  address             jsonb,
  forgotten_at        timestamptz,
  cancelled_by        text check (cancelled_by in ('customer', 'team', 'pos', 'clock')),
  cancel_code         text check (cancel_code in ('unavailable-item', 'too-busy', 'closing', 'out-of-area',
    'no-contact', 'customer-asked', 'suspicious', 'other', 'customer', 'no-answer')),
  cancel_text         text check (char_length(cancel_text) <= 280),
  cancel_asked_at     timestamptz,
  cancel_denied       text check (cancel_denied in ('dish-already-done', 'out-for-delivery')),
  return_asked_at     timestamptz,
  return_reason       text check (char_length(return_reason) <= 280),
  returned_at         timestamptz,
  unique (establishment_id, key),
  unique (establishment_id, number),
  constraint orders_total check (total_cents = items_cents + delivery_cents + service_cents),
  constraint orders_change check (change_for_cents is null
    or (change_for_cents > total_cents and payment_method = 'dinheiro')),
  constraint orders_fees check ((mode = 'delivery' or delivery_cents = 0) and (mode = 'table' or service_cents = 0)),
  constraint orders_table check ((mode = 'table') = (table_label is not null) and (catalogue = 'menu' or mode <> 'table')),
  constraint orders_contact check (forgotten_at is not null or mode = 'table'
    or (contact_name is not null and contact_phone is not null)),
  constraint orders_address check (forgotten_at is not null or (mode = 'delivery') = (address is not null)),
  constraint orders_forgotten check (forgotten_at is null
    or (contact_name is null and contact_phone is null and address is null)),
  constraint orders_cancelled check ((status = 'cancelled') = (cancelled_by is not null)
    and (cancelled_by is null) = (cancel_code is null)),
  constraint orders_return check (return_asked_at is null or (catalogue = 'shop' and status = 'delivered')),
  constraint orders_returned check (returned_at is null or return_asked_at is not null)
);
-- Somebody in a hurry does not get two dinners.
create unique index orders_one_open on orders (establishment_id, contact_phone)
  where status not in ('delivered', 'cancelled') and mode = 'delivery' and catalogue = 'menu';
create index orders_open on orders (establishment_id, placed_at)
  where status not in ('delivered', 'cancelled');
-- What the clock looks through.
create index orders_due on orders (status, respond_by, status_since)
  where status in ('received', 'ready', 'dispatched');
create index orders_history on orders (establishment_id, placed_at desc, id desc);
create index orders_slots on orders (establishment_id, scheduled_for)
  where scheduled_for is not null and status <> 'cancelled';
create index orders_customer on orders (establishment_id, contact_phone) where contact_phone is not null;
create index orders_user on orders (user_id, placed_at desc) where user_id is not null;
create index orders_to_forget on orders (placed_at) where forgotten_at is null;

-- What was ordered, as it was. No foreign key into the catalogue: what is no longer sold was sold then.
create table order_lines (
  order_id         uuid not null references orders,
  position         smallint not null check (position >= 0),
  item_id          uuid not null,
  variant_id       uuid,
  name             text not null,
  variant_name     text,
  sku              text,
  quantity         smallint not null check (quantity between 1 and 99),
  base_cents       integer not null check (base_cents >= 0),
  options_cents    integer not null check (options_cents >= 0),
  unit_cents       integer not null,
  total_cents      integer not null,
  -- Flat, inner ones behind what they belong to: name, quantity, what each adds and its price in the list.
  options          jsonb not null,
  note             text not null default '' check (char_length(note) <= 140),
  is_alcoholic     boolean not null,
  primary key (order_id, position),
  constraint order_lines_unit check (unit_cents = base_cents + options_cents),
  constraint order_lines_total check (total_cents = unit_cents * quantity)
);

-- Each move, once: the version of the order it made. Insert only.
create table order_events (
  order_id   uuid not null references orders,
  version    integer not null check (version > 0),
  kind       text not null check (kind in
    ('moved', 'cancellation-asked', 'cancellation-denied', 'promised', 'return-asked', 'returned')),
  status     text not null,
  actor      text not null check (actor in ('customer', 'team', 'pos', 'clock')),
  -- Of the team; no foreign key, since nothing here is ever changed.
  user_id    uuid,
  created_at timestamptz not null,
  primary key (order_id, version)
);
