-- What visitors look through (table directory): one narrow row for each published listing. docs/decisions/0015.
create or replace function keep_directory() returns trigger language plpgsql as $$
begin
  if new.status <> 'published' then
    delete from directory where id = new.id;
    return null;
  end if;
  insert into directory as entry (id, category_id, subcategory_id, neighbourhood, sort_name, rank,
    rating_score, place, price_range, is_accessible, takes_pets, has_coupon, has_delivery, search_words)
  values (new.id, new.category_id, new.subcategory_id, new.neighbourhood, new.sort_name, new.rank,
    new.rating_score, point(new.longitude, new.latitude),
    case when new.plan <> 'clube' then new.price_range end,
    new.plan <> 'clube' and new.amenities @> array['acessivel'],
    new.plan <> 'clube' and new.amenities @> array['pet'],
    -- Follows real offers, which may be of the portal for a partner without a plan.
    new.has_coupon,
    coalesce((new.plan_limits ->> 'has_orders_and_shop')::boolean, false)
      and new.modules @> array['delivery'],
    -- The names of the categories are found too.
    array_to_tsvector(words_of(concat_ws(' ', new.name, new.neighbourhood,
      array_to_string(new.specialties, ' '),
      (select string_agg(name, ' ') from categories where id in (new.category_id, new.subcategory_id))))))
  on conflict (id) do update set
    category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
    neighbourhood = excluded.neighbourhood, sort_name = excluded.sort_name, rank = excluded.rank,
    rating_score = excluded.rating_score, place = excluded.place, price_range = excluded.price_range,
    is_accessible = excluded.is_accessible, takes_pets = excluded.takes_pets,
    has_coupon = excluded.has_coupon, has_delivery = excluded.has_delivery,
    search_words = excluded.search_words;
  return null;
end $$;

create or replace trigger establishments_keep_directory after insert
  or update of status, category_id, subcategory_id, neighbourhood, name, rank, rating_score, latitude,
    longitude, price_range, amenities, has_coupon, modules, plan, plan_limits, specialties on establishments
  for each row execute function keep_directory();

-- A category's new name touches its listings: their rows here and their search documents follow.
create or replace function keep_directory_words() returns trigger language plpgsql as $$
begin
  update establishments set name = name
  where status = 'published' and (category_id = new.id or subcategory_id = new.id);
  return null;
end $$;

create or replace trigger categories_keep_directory after update of name on categories
  for each row when (new.name is distinct from old.name) execute function keep_directory_words();

-- Whether a listing is found by a word, or by one that begins with it ('mar:*'). By the index and nothing
-- else: the planner expects to meet a listing soon and would read the whole table for a word nobody uses.
create or replace function is_listing_word(word tsquery) returns boolean language sql stable
set enable_seqscan = off as $$
  select exists (select 1 from directory where search_words @@ word)
$$;
