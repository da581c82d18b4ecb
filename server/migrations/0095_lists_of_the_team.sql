-- What was decided is looked up by its state, the newest first; only what waits had an index.
create index reviews_decided on reviews (status, created_at desc, id desc) where status <> 'pending';
create index coverage_requests_closed on coverage_requests (status, closed_at desc, id desc)
  where closed_at is not null;
-- The title of an article as "Ir para ou fazer" looks for it: without this every article is unpacked.
create index articles_title_words on articles using gin (
  folded(coalesce(nullif(live ->> 'title', ''), draft ->> 'title', '')) gin_trgm_ops);
