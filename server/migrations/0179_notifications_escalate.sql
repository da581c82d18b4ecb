-- Whether the business was open when it was told: what is told again later is heard in the same hours.
alter table notifications add column is_open boolean not null default false;
