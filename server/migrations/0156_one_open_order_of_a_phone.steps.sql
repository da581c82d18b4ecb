-- step
alter table orders validate constraint orders_proof;
-- A stranger's order with somebody's phone does not take the place of the owner's.
-- step
create unique index concurrently orders_one_open_of_phone
  on orders (establishment_id, contact_phone, (proof is not distinct from 'phone'))
  where status not in ('delivered', 'cancelled') and mode = 'delivery' and catalogue = 'menu';
-- step
drop index concurrently if exists orders_one_open;
-- Who was served once, wherever, is nobody in particular any more.
-- step
drop index concurrently if exists orders_known_phone;
