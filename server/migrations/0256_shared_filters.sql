-- A filter of a list may be for everybody of the team; until now each was its maker's alone.
alter table saved_filters add column is_shared boolean not null default false;
create index saved_filters_shared on saved_filters (list) where is_shared;
