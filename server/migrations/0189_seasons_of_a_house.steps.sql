-- step
alter table unit_rates validate constraint unit_rates_of_a_season;
-- step
alter table unit_rates validate constraint unit_rates_says_something;
-- step
create index concurrently unit_rates_season on unit_rates (season_id) where season_id is not null;
