-- A filter of a list may be for everybody of the team; until now each was its maker's alone.
alter table saved_filters add column is_shared boolean not null default false;
