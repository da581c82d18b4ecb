-- What the subjects of the audit log are called today, and what they are (contract/src/audit/things.ts); its
-- rows know their ids only. What is still without a title has an empty name, and so has a purchase of somebody who
-- has left: what the law asks to keep of it is not for this log.
create or replace view audit_subjects as
  select id, name, 'establishment' as kind from establishments
  union all select id, coalesce(title, draft->>'title', ''), 'article' from articles
  union all select id, title, 'event' from events
  union all select id, title, 'show' from podcast_shows
  union all select id, title, 'episode' from podcast_episodes
  union all select id, title, 'utility' from utility_entries
  union all select id, title, 'notice' from public_notices
  union all select id, coalesce(nullif(name, ''), email), 'person' from users
  union all select id, name, 'category' from categories
  union all select id, name, 'article-category' from article_categories
  union all select id, name, kind from sights
  union all select id, title, 'collection' from collections
  union all select id, title, 'draw' from draws
  union all select id, name, 'tide-table' from tide_tables
  union all select id, name, 'duty' from duty_pharmacies
  union all select id, title, 'contribution' from contributions
  union all select id, event_name, 'coverage' from coverage_requests
  union all select id, subject, 'issue' from newsletter_issues
  union all select id, case when user_id is null then '' else coalesce(buyer_name, '') end, 'plan-order'
    from plan_orders
  union all select id, label, 'tabbar' from mobile_tabbar_config
  union all select id, page, 'error-fault' from error_faults
  union all select id, from_path, 'redirect' from redirects;
