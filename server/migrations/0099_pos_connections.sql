-- The system at a business's counter (Open Delivery 1.7.1). One client for each business.

create table pos_connections (
  establishment_id  uuid primary key references ordering_settings on delete cascade,
  client_id         uuid not null unique default uuidv7(),
  -- Closed, not hashed: webhooks are signed with it.
  secret_sealed     bytea not null,
  -- A new secret has a new number: tokens carry it, and those of an older one are worth nothing.
  secret_number     integer not null default 1 check (secret_number > 0),
  created_at        timestamptz not null,
  rotated_at        timestamptz not null,
  -- How the system itself calls the business, and where it listens.
  merchant_id       text check (char_length(merchant_id) between 36 and 100),
  webhook_url       text check (char_length(webhook_url) <= 500),
  merchant_url      text check (char_length(merchant_url) <= 500),
  api_key_sealed    bytea,
  last_contact_at   timestamptz,
  last_delivery_at  timestamptz,
  -- Of the newest event that could not be delivered.
  failed_at         timestamptz,
  failure           text check (char_length(failure) <= 200),
  menu_read_at      timestamptz,
  menu_read_status  text check (menu_read_status in ('success', 'processing', 'fail')),
  menu_read_info    text not null default '' check (char_length(menu_read_info) <= 500),
  -- The owner lets the menu here follow that of the counter; read again after so many seconds.
  follows_menu      boolean not null default false,
  menu_ttl_seconds  integer not null default 900 check (menu_ttl_seconds between 500 and 86400),
  constraint pos_connections_failure check ((failed_at is null) = (failure is null)),
  constraint pos_connections_menu check ((menu_read_at is null) = (menu_read_status is null)),
  constraint pos_connections_follows check (not follows_menu or merchant_url is not null),
  constraint pos_connections_key check (api_key_sealed is null or merchant_url is not null)
);

-- What the system is told, written with the step itself. Fetched or delivered, at least once each.
create table pos_events (
  id               uuid primary key default uuidv7(),
  establishment_id uuid not null references pos_connections on delete cascade,
  order_id         uuid not null,
  -- Of the order, after the step; an event beside the state has that of the state.
  order_version    integer not null check (order_version > 0),
  -- Counts up within a business: events are handed out in the order in which they happened.
  number           bigint generated always as identity,
  type             text not null check (type in ('CREATED', 'CONFIRMED', 'PREPARATION_REQUESTED', 'PREPARING',
    'DISPATCHED', 'READY_FOR_PICKUP', 'PICKUP_AREA_ASSIGNED', 'PICKED_UP', 'DELIVERED', 'CONCLUDED',
    'CANCELLATION_REQUESTED', 'CANCELLATION_REQUEST_DENIED', 'CANCELLED', 'ORDER_CANCELLATION_REQUEST',
    'CANCELLED_DENIED')),
  metadata         jsonb,
  created_at       timestamptz not null,
  -- Fetched and acknowledged, left out by a filter, or taken by the webhook.
  acknowledged_at  timestamptz,
  delivered_at     timestamptz,
  attempts         smallint not null default 0 check (attempts >= 0),
  unique (order_id, order_version, type)
);
create index pos_events_waiting on pos_events (establishment_id, number) where acknowledged_at is null;
create index pos_events_old on pos_events (created_at);

-- What the system says of an order beside its state.
create table pos_orders (
  order_id         uuid primary key references orders,
  establishment_id uuid not null references pos_connections on delete cascade,
  external_code    text check (char_length(external_code) between 1 and 100),
  preparation_at   timestamptz
);
