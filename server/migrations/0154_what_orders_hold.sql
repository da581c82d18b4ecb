-- Who stands behind an order: a proved account, or the phone itself, proved in this browser. Null is neither:
-- it holds stock for minutes. The marks tell origins apart without keeping an address; they go with the contact.
alter table orders
  add column proof text,
  add column address_mark bytea,
  add column device_mark bytea;
alter table orders add constraint orders_proof check (proof in ('account', 'phone')) not valid;
