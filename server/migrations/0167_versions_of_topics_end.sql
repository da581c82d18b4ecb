-- The day on which the rows of a topic were made one; null for what a commit has added since. What was made one
-- days ago is of a topic that nothing has changed since, and goes (decision 0132).
alter table live_changes add column folded_on date;
