-- The words that lead to an answer, where the team wrote others than those the portal comes with.
create table search_answer_words (
  rule       text primary key check (rule ~ '^[a-z:-]{2,60}$'),
  -- Whatever else is said; and only where nothing else is.
  anywhere   text[] not null,
  alone      text[] not null,
  version    integer not null default 1,
  updated_at timestamptz not null,
  constraint search_answer_words_few check (cardinality(anywhere) <= 80 and cardinality(alone) <= 80)
);
