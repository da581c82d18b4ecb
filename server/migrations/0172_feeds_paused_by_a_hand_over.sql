-- Whoever ran the house chose what is read. After they have gone nothing is read until somebody who runs
-- it now says so; what was said before stays.
alter table calendar_feeds add column paused_at timestamptz;
