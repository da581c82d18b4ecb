-- What search documents say besides what their sources hold: the line under a title and the words people
-- use for a kind. The rows come with the release: server/src/features/search/search-documents.texts.ts.
create table search_labels (
  source text not null,
  -- Which rows of the source: their kind, category or module; empty for all of them.
  value  text not null default '',
  label  text not null default '',
  topics text not null default '',
  tags   text not null default '',
  -- A pattern of format().
  body   text not null default '',
  primary key (source, value)
);
