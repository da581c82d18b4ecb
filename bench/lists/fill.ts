import type pg from 'pg'
import { withClient } from '../../scripts/local-postgres.ts'

/**
 * That many rows in every table a list of the team reads. As a superuser without triggers and foreign
 * keys: only the lists are measured, and what triggers derive is read by none of them.
 */
export async function fillLists(superuserUrl: string, rows: number) {
  await withClient(superuserUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const statement of STATEMENTS) await client.query(statement, paramsOf(statement, rows))
    await client.query('vacuum analyze')
  })
}

const paramsOf = (statement: string, rows: number): pg.QueryConfigValues<number[]> =>
  statement.includes('$1') ? [rows] : []

/** An id of the n-th row of a table, the same wherever it is named. */
const id = (table: string, n = 'n') => `md5('${table}' || ${n})::uuid`
const moment = `timestamptz '2026-01-01' + n * interval '5 minutes'`
/** Words of everyday length: a search has about a hundredth of the rows to find. */
const words = (
  n = 'n',
) => `(array['Gaivota', 'Maré', 'Concha', 'Coqueiro', 'Jangada'])[1 + ${n} % 5]
  || ' ' || (array['Azul', 'Serena', 'Dourada', 'Nova', 'Grande'])[1 + ${n} / 5 % 5]
  || ' ' || (array['do Norte', 'do Sul', 'da Orla', 'da Praça'])[1 + ${n} / 25 % 4] || ' ' || ${n}`
const pick = (...values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + n % ${values.length}]`
const each = 'from generate_series(1, $1::integer) as n'
const text = `'{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Medida."}]}]}'`

const STATEMENTS = [
  `insert into users (id, name, email, email_verified, role, created_at, blocked_at, blocked_reason)
    select ${id('user')}, ${words()}, 'pessoa' || n || '@exemplo.test', true,
      case when n % 5000 = 0 then 'editor' else 'user' end, ${moment},
      case when n % 500 = 0 then ${moment} end, case when n % 500 = 0 then 'Medida do portal' end ${each}`,
  `insert into subscriptions (user_id, plan_type, status, source, started_at, ends_at, granted_reason)
    select ${id('user')}, ${pick('atalaia', 'macarico', 'espadarte')}, 'active',
      case when n % 100 = 0 then 'granted' else 'trial' end, ${moment}, ${moment} + interval '5 years',
      case when n % 100 = 0 then 'Medida do portal' end
    from generate_series(10, $1::integer, 10) as n`,
  `insert into categories (id, slug, name, icon, schema_type, position)
    values (${id('category', "'1'")}, 'medida', 'Medida', 'store', 'LocalBusiness', 0)`,
  `insert into establishments (id, user_id, name, slug, category_id, neighbourhood, status, submitted_at,
      waiting_changes, waiting_since, plan, is_demo, created_at, updated_at)
    select ${id('place')}, ${id('user')}, ${words()}, 'medida-' || n, ${id('category', "'1'")},
      ${pick('Centro', 'Maçarico', 'Atalaia')},
      case when n % 10 = 0 then 'pending' when n % 10 = 1 then 'draft' else 'published' end,
      case when n % 10 = 0 then ${moment} end,
      case when n % 10 = 2 then '{"name":"Outro"}'::jsonb end, case when n % 10 = 2 then ${moment} end,
      ${pick('clube', 'atalaia', 'macarico', 'espadarte')}, n % 7 = 0, ${moment}, ${moment} ${each}`,
  `insert into reviews (id, establishment_id, user_id, rating, text, status, created_at, updated_at)
    select ${id('review')}, ${id('place')}, ${id('user', '(1 + n * 7 % $1)')}, 1 + n % 5, ${words()},
      ${pick('published', 'published', 'pending', 'rejected')}, ${moment}, ${moment} ${each}`,
  `insert into claims (establishment_id, user_id, cnpj, status, created_at, decided_at)
    select ${id('place')}, ${id('user')}, '11222333000181', ${pick('pending', 'approved', 'rejected')},
      ${moment}, case when n % 3 > 0 then ${moment} end ${each}`,
  `insert into reports (subject_kind, subject_id, user_id, reason, status, created_at, resolved_at)
    select ${pick('establishment', 'review')},
      case when n % 2 = 0 then ${id('place')} else ${id('review')} end, ${id('user')},
      ${pick('closed', 'wrong-phone', 'abuse')}, ${pick('open', 'resolved', 'dismissed')}, ${moment},
      case when n % 3 > 0 then ${moment} end ${each}`,
  `insert into contributions (client_id, token_hash, slug, user_id, email, kind, title, text, credit_name,
      consent_version, consented_at, status, published_at, created_at, updated_at)
    select ${id('sent')}, sha256(n::text::bytea), 'medida-' || n, ${id('user')},
      'pessoa' || n || '@exemplo.test', ${pick('photo', 'story', 'tip')}, ${words()}, ${words()}, 'Ana',
      '2026-11', ${moment}, ${pick('pending', 'published', 'published', 'rejected')}, ${moment}, ${moment},
      ${moment} ${each}`,
  `insert into coverage_requests (client_id, token_hash, event_name, event_on, place, kinds, contact_name,
      email, status, refusal_reason, published_url, created_at, updated_at, closed_at)
    select ${id('coverage')}, sha256(n::text::bytea), ${words()}, (${moment})::date, 'Orla',
      array['photo'], 'Ana Lima', 'pessoa' || n || '@exemplo.test',
      ${pick('new', 'analysis', 'scheduled', 'done')}, null,
      case when n % 4 = 3 then 'https://exemplo.test' end, ${moment}, ${moment},
      case when n % 4 = 3 then ${moment} end ${each}`,
  `insert into events (id, slug, title, category, starts_at, venue_name, is_free, status, created_at, updated_at)
    select ${id('event')}, 'medida-' || n, ${words()}, 'show', ${moment}, 'Orla', true,
      ${pick('published', 'published', 'pending', 'draft')}, ${moment}, ${moment} ${each}`,
  `insert into event_occurrences (event_id, starts_at, over_at, day, last_day)
    select ${id('event')}, ${moment}, ${moment} + interval '3 hours', (${moment})::date, (${moment})::date
    ${each}`,
  `insert into article_categories (id, slug, name, created_at)
    values (${id('desk', "'1'")}, 'medida', 'Medida', now())`,
  `insert into articles (id, slug, status, draft, live, publish_at, published_at, created_at, updated_at,
      created_by, updated_by)
    select ${id('article')}, 'medida-' || n, ${pick('published', 'published', 'scheduled', 'draft')}, content,
      content, ${moment}, ${moment}, ${moment}, ${moment}, ${id('user', '(1 + n % 20)')}, ${id('user')}
    from generate_series(1, $1::integer) as n, lateral (select jsonb_build_object('title', ${words()},
      'summary', 'Medida', 'category_id', ${id('desk', "'1'")}, 'body', ${text}::jsonb) as content) as c`,
  `insert into podcast_shows (id, slug, title, category, created_at, updated_at)
    values (${id('show', "'1'")}, 'medida', 'Medida', 'Society & Culture', now(), now())`,
  `insert into podcast_episodes (show_id, guid, slug, title, notes, status, publish_at, external_url,
      external_type, external_bytes, external_duration_ms, created_at, updated_at)
    select ${id('show', "'1'")}, 'medida-' || n, 'medida-' || n, ${words()}, ${text}::jsonb,
      ${pick('published', 'published', 'scheduled', 'draft')}, ${moment}, 'https://exemplo.test/a.mp3',
      'audio/mpeg', 1000, 1000, ${moment}, ${moment} ${each}`,
  `insert into plan_orders (id, user_id, key, plan_type, plan_version, cycle, reason, method, status,
      price_cents, credit_cents, amount_cents, buyer_name, buyer_document, buyer_document_hint,
      terms_version, terms_hash, accepted_at, accepted_from, paid_at, withdrawal_until, created_at,
      updated_at)
    select ${id('order')}, ${id('user')}, ${id('key')}, ${pick('atalaia', 'macarico', 'espadarte')}, 1,
      'month', 'renewal', ${pick('pix', 'card')}, ${pick('paid', 'expired', 'awaiting_payment', 'paid')},
      4990, 0, 4990, ${words()}, '\\x00', '***.111.***-**', 1, 'x', ${moment}, '127.0.0.1',
      case when n % 4 in (0, 3) then ${moment} end, case when n % 4 in (0, 3) then ${moment} end, ${moment},
      ${moment} ${each}`,
  `insert into plan_payments (order_id, provider, provider_id, amount_cents, paid_at, decision, recorded_at)
    select ${id('order')}, 'pix', 'E' || n, 4990, ${moment},
      case when n % 1000 = 0 then 'review' else 'granted' end, ${moment}
    from generate_series(3, $1::integer, 4) as n`,
  `insert into audit_log (at, actor_kind, actor_id, action, subject_id)
    select ${moment}, 'person', ${id('user', '(1 + n % 20)')},
      ${pick('establishment.published', 'article.published', 'event.published', 'person.blocked')},
      ${id('place')} ${each}`,
  `insert into error_faults (id, fingerprint, message, page, part, reports, first_at, last_at, releases, mended_at,
      mended_releases)
    select ${id('fault')}, encode(sha256(n::text::bytea), 'hex'), ${words()}, '/guia/*', '', 1 + n % 100,
      ${moment}, ${moment}, array['medida'], case when n % 3 = 0 then ${moment} end,
      case when n % 3 = 0 then array['medida'] end ${each}`,
  `insert into error_reports (fault_id, received_at, path, message, release, report)
    select ${id('fault', '(1 + n % 100)')}, ${moment}, '/guia/medida', ${words()}, 'medida',
      '{"viewport":{"width":360,"height":740},"entries":[],"slowOperations":[]}'::jsonb ${each}`,
  `insert into redirects (id, from_path, to_path, status, hits, created_at, updated_at)
    select ${id('redirect')}, '/' || replace(lower(${words()}), ' ', '-'), '/mapa', 301, n % 1000, ${moment},
      ${moment} ${each}`,
  `insert into media (id, user_id, name, alt, status, original_type, original_bytes, width, height, thumbhash,
      created_at, processed_at)
    select ${id('photo')}, ${id('user')}, ${words()} || '.jpg', case when n % 4 > 0 then ${words()} else '' end,
      'ready', 'image/jpeg', 1000000, 1600, 1200, 'x', ${moment}, ${moment} ${each}`,
  `insert into establishment_photos (establishment_id, media_id, position)
    select ${id('place')}, ${id('photo')}, 0 from generate_series(1, $1::integer) as n where n % 10 > 0`,
  `insert into properties (id, establishment_id, slug, code, title, type, neighbourhood, sale_price_cents, status,
      hidden_by, published_at, confirmed_at, created_at, updated_at)
    select ${id('property')}, ${id('place')}, 'medida-' || n, 'M' || n, 'Casa ' || ${words()}, 'casa', 'Centro',
      10000000, ${pick('published', 'published', 'draft', 'hidden')}, case when n % 4 = 3 then 'advertiser' end,
      ${moment}, ${moment}, ${moment}, ${moment} ${each}`,
  `insert into property_flags (property_id, other_id, distance, created_at)
    select least(${id('property')}, ${id('property', '(n + 1)')}),
      greatest(${id('property')}, ${id('property', '(n + 1)')}), 3, ${moment}
    from generate_series(100, $1::integer, 100) as n`,
  `insert into reports (subject_kind, subject_id, user_id, reason, status, created_at)
    select 'property', ${id('property')}, ${id('user')}, 'advance-payment', 'open', ${moment}
    from generate_series(50, $1::integer, 100) as n`,
  `insert into offers (id, establishment_id, kind, value, title, rule, starts_at, ends_at, days, is_flash, per_member,
      state, reason, waiting_since, created_at, updated_at)
    select ${id('offer')}, ${id('place')}, 'percent', 10, ${words()}, '', ${moment}, ${moment} + interval '30 days',
      '{0,1,2,3,4,5,6}', false, 1, ${pick('published', 'pending', 'rejected', 'ended')},
      case when n % 4 = 2 then 'Medida' end, case when n % 4 = 1 then ${moment} end, ${moment}, ${moment} ${each}`,
  // What is looked for is looked for again: a word comes back on some days of the month.
  `insert into search_terms (day, term, searches, empty)
    select date '2026-10-20' + n % 28, 'medida ' || n % 25000, 1 + n % 50, n % 3 ${each}`,
]
