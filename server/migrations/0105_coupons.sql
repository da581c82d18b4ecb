-- Coupons that members took, and each use of one.

create table coupons (
  id               uuid primary key default uuidv7(),
  offer_id         uuid not null,
  establishment_id uuid not null,
  -- Null once its member has left: the business keeps its count.
  user_id          uuid references users on delete set null,
  -- The first, the second … of this member: with the row of the offer held, no two are the same one.
  number           smallint not null check (number between 1 and 50),
  -- Made by the browser with the tap: however often it is sent, it is one coupon.
  key              uuid not null,
  -- Dictated at the counter; never given twice.
  code             text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  -- What was promised, whatever becomes of the offer.
  terms            jsonb not null,
  expires_at       timestamptz not null,
  taken_at         timestamptz not null,
  foreign key (offer_id, establishment_id) references offers (id, establishment_id) on delete cascade,
  unique (id, establishment_id),
  unique (user_id, key),
  constraint coupons_of_member unique (offer_id, user_id, number)
);
create index coupons_of_user on coupons (user_id, id desc) where user_id is not null;
create index coupons_of_offer on coupons (offer_id);

create table redemptions (
  id               uuid primary key default uuidv7(),
  coupon_id        uuid not null,
  establishment_id uuid not null,
  -- Of the counter that sent it: the same both again are answered with the same receipt.
  device           uuid not null,
  key              uuid not null,
  -- Of the team; null once they have left the portal.
  user_id          uuid references users on delete set null,
  redeemed_at      timestamptz not null,
  purchase_cents   integer check (purchase_cents between 1 and 2000000),
  -- Null where nobody can know it.
  saved_cents      integer check (saved_cents >= 0),
  undone_at        timestamptz,
  undone_by        uuid references users on delete set null,
  undo_reason      text check (char_length(undo_reason) between 3 and 140),
  foreign key (coupon_id, establishment_id) references coupons (id, establishment_id) on delete cascade,
  unique (establishment_id, device, key),
  constraint redemptions_undone check ((undone_at is null) = (undo_reason is null)
    and (undone_at is not null or undone_by is null)),
  -- Ten minutes, and the second in which somebody's tap travels.
  constraint redemptions_undo_time check (
    undone_at between redeemed_at and redeemed_at + interval '10 minutes 1 second')
);
-- One use of a coupon, ever.
create unique index redemptions_once on redemptions (coupon_id) where undone_at is null;
create index redemptions_of_place on redemptions (establishment_id, redeemed_at desc);
