-- Who asks by phone or at the counter: a stay that the house writes down, of nobody with an account and agreed
-- at once. It takes its nights as any other; its contact may lack a phone and an e-mail, and leaves with the rest.
alter table stays
  add column source text not null default 'guest',
  -- Of the house, for its people only; it may speak of the guest.
  add column house_note text not null default '';
alter table stays add constraint stays_source check (source in ('guest', 'house')) not valid;
alter table stays add constraint stays_of_the_house check (source = 'guest' or user_id is null) not valid;
alter table stays add constraint stays_house_note check (char_length(house_note) <= 280
  and (house_note = '' or (source = 'house' and forgotten_at is null))) not valid;
alter table stays drop constraint stays_contact;
alter table stays add constraint stays_contact check (case when forgotten_at is null
  then contact_name is not null
    and (source = 'house' or (contact_phone is not null and contact_email is not null))
  else contact_name is null and contact_phone is null and contact_email is null end) not valid;
