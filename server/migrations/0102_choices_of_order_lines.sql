-- What was chosen of each line by its ids, so that whoever ordered can fill a cart with it again; `options`
-- keeps the names that were agreed. Lines from before have none: what must be chosen is asked again.
alter table order_lines add column choices jsonb not null default '[]';
