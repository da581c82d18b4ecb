-- How often each topic of the live channel has changed: its version is the sum of `changes`. A commit adds
-- a row and touches no other, so no two commits wait for each other; a job folds them into one a topic.
create table live_changes (
  topic text not null check (length(topic) between 1 and 120),
  id bigint generated always as identity,
  changes bigint not null default 1 check (changes > 0),
  primary key (topic, id)
);
