-- Phones that no business takes orders from, because the team of the portal said so: false orders.
create table order_blocks (
  phone      text primary key check (phone ~ '^[0-9]{10,11}$'),
  reason     text not null check (char_length(reason) between 3 and 280),
  -- Null once that person's account is gone.
  blocked_by uuid references users on delete set null,
  created_at timestamptz not null
);
