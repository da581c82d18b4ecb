-- A search of the team tests each row it finds once more. Folding its words again took longer than all the
-- rest of the search; the folded text is kept beside them now, as people, listings and events keep theirs.
alter table media
  add column sort_name text generated always as (folded(name)) stored,
  add column search_text text generated always as (folded(name || ' ' || alt)) stored;
drop index media_letters;
drop index media_words;
create index media_letters on media ((sort_name collate "C"), id) where not is_private;
create index media_words on media using gin (search_text gin_trgm_ops) where not is_private;

alter table error_faults
  add column search_text text generated always as (folded(message || ' ' || page)) stored;
drop index error_faults_words;
create index error_faults_words on error_faults using gin (search_text gin_trgm_ops);

alter table properties
  add column search_text text generated always as (folded(title || ' ' || coalesce(code, ''))) stored;
drop index properties_title_words;
create index properties_title_words on properties using gin (search_text gin_trgm_ops);

alter table articles
  add column search_text text generated always as (
    folded(coalesce(nullif(live ->> 'title', ''), draft ->> 'title', ''))) stored;
drop index articles_title_words;
create index articles_title_words on articles using gin (search_text gin_trgm_ops);

-- Events by their date are walked through in this order until a page is full.
create index event_occurrences_by_start on event_occurrences (starts_at, event_id);
