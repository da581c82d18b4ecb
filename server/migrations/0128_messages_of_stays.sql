-- What a guest writes about a stay stands in the inbox of the house with that stay; the answer stands with the
-- stay, too.
alter table contact_messages add column stay_id uuid references stays on delete set null;
create index contact_messages_stay on contact_messages (stay_id) where stay_id is not null;
