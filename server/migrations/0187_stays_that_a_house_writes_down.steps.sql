-- step
alter table stays validate constraint stays_source;
-- step
alter table stays validate constraint stays_of_the_house;
-- step
alter table stays validate constraint stays_house_note;
-- step
alter table stays validate constraint stays_contact;
