-- Who stands behind an order: a proved account, or the phone itself, proved in this browser. Null is neither:
-- it holds stock for minutes. The marks tell origins apart without keeping an address; they go with the contact.
alter table orders
  add column proof text check (proof in ('account', 'phone')),
  add column address_mark bytea,
  add column device_mark bytea;

-- A stranger's order with somebody's phone does not take the place of the owner's.
drop index orders_one_open;
create unique index orders_one_open on orders (establishment_id, contact_phone, (proof is not distinct from 'phone'))
  where status not in ('delivered', 'cancelled') and mode = 'delivery' and catalogue = 'menu';

-- Who was served once, wherever, is nobody in particular any more.
drop index orders_known_phone;
