-- Whoever withdraws what begins later may buy it anew before the money is back: until then both are held.
alter table plan_grants add column attempt smallint not null default 1;
