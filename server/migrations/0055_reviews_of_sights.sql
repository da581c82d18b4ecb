-- Beaches and attractions are reviewed by the same rules as businesses: a review is of one or the other.
alter table reviews
  alter column establishment_id drop not null,
  add column sight_id uuid references sights on delete cascade,
  add constraint reviews_of_one_place check (num_nonnulls(establishment_id, sight_id) = 1),
  add constraint reviews_one_a_sight unique (sight_id, user_id),
  -- Nobody answers in the name of a beach.
  add constraint reviews_reply_of_a_business check (reply is null or establishment_id is not null);
create index reviews_of_sight on reviews (sight_id, created_at desc, id desc) where status = 'published';
