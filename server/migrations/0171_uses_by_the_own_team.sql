-- A coupon that somebody of the business's own team uses there is used, and counts nowhere: not for draws,
-- savings or figures. Said of the moment of its use, since teams change.
alter table redemptions add column counts boolean not null default true;
