-- Offers are found by their words, beside the index of everything else (docs/decisions/0104).
alter table offers add column words tsvector not null
  generated always as (search_vector(title || ' ' || rule)) stored;

-- A redemption that was undone takes its number along. What was given is never deleted: the number is
-- withdrawn, stands in no list, and is given to nobody else.
create table draw_withdrawals (
  draw_id uuid not null,
  number  integer not null,
  at      timestamptz not null,
  primary key (draw_id, number),
  foreign key (draw_id, number) references draw_entries (draw_id, number)
);
-- How many of entry_count were withdrawn: that one counts all that were ever given.
alter table draws add column withdrawn_count integer not null default 0
  check (withdrawn_count between 0 and entry_count);

-- Whether coupons that are used earn numbers is said in the record.
update draws set draft = draft || '{"counts_redemptions": false}' where not draft ? 'counts_redemptions';
