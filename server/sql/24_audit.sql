-- What the subjects of the audit log are called today; its rows know their ids only.
create or replace view audit_subjects as
  select id, name from establishments
  union all select id, coalesce(title, draft->>'title') from articles
  union all select id, title from events
  union all select id, title from podcast_shows
  union all select id, title from podcast_episodes
  union all select id, title from utility_entries
  union all select id, title from public_notices;
