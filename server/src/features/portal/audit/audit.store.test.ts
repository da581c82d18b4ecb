import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { THINGS } from '@portal/contract/portal/audit/things'
import { expect, it } from 'vitest'
import { statementsDuring } from '../../../../test/statements.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { migrationsFolder } from '../../../paths.ts'
import { systemActor } from '../../../platform/actor.ts'

const portal = useTestApp()

it('keeps what was recorded, whoever wants it changed', async () => {
  const { pool, stores, clock } = portal.deps
  await stores.audit.record(systemActor, clock.now(), { action: 'settings.updated' })
  for (const change of [
    "update audit_log set action = 'outra'",
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(pool.query(change), change).rejects.toThrow('permission denied')
    await expect(portal.asOwner(change), change).rejects.toThrow('append-only')
  }
})

it('of what an earlier release told it, forgets what names people, once', async () => {
  const told = { title: 'Luau da Rosa', slug: 'bar-da-rosa', reason: 'Rosa pediu', from: 'pending' }
  await portal.asOwner(
    `insert into audit_log (at, actor_kind, action, details)
      values (now(), 'system', 'event.status-set', $1), (now(), 'system', 'tabbar.removed', $2)`,
    [told, { key: 'agenda' }],
  )
  const file = join(migrationsFolder, '0045_audit_log_without_names.sql')
  await portal.asOwner(await readFile(file, 'utf8'))
  const { rows } = await portal.asOwner(
    "select details from audit_log where action <> 'settings.updated' order by action",
  )
  expect(rows).toEqual([{ details: { from: 'pending' } }, { details: { key: 'agenda' } }])
  await expect(portal.asOwner('delete from audit_log')).rejects.toThrow('append-only')
})

it('knows every kind of thing that it names', async () => {
  const { rows } = await portal.asOwner<{ definition: string }>(
    "select pg_get_viewdef('audit_subjects'::regclass) as definition",
  )
  const kinds = [...(rows[0]?.definition ?? '').matchAll(/'([a-z-]+)'::text AS kind/g)]
  expect(kinds.length).toBeGreaterThan(15)
  for (const [, kind] of kinds) expect(Object.keys(THINGS)).toContain(kind)
})

const RARE = {
  actor: '00000000-0000-4000-8000-0000000000a1',
  subject: '00000000-0000-4000-8000-0000000000e1',
}

/** As long a log as ten years make, with a few people, places and days that are asked for. */
async function fillLog() {
  await portal.asOwner(`insert into audit_log (at, actor_kind, actor_id, action, subject_id, details)
    select timestamptz '2026-07-18' - n * interval '50 minutes',
      case when n % 5000 = 0 then 'system' else 'person' end,
      case when n % 5000 > 0 then uuid '00000000-0000-4000-8000-000000000000' end,
      case when n % 20000 = 7 then 'legal.published' else 'article.published' end,
      uuidv7(),
      case when n % 50000 = 11
        then '{"establishment_id": "00000000-0000-4000-8000-0000000000e1"}'::jsonb else '{}' end
    from generate_series(1, 100000) n`)
  await portal.asOwner(`insert into audit_log (at, actor_kind, actor_id, action, subject_id)
    values ('2016-01-01', 'person', '${RARE.actor}', 'article.published', '${RARE.subject}')`)
  await portal.asOwner('analyze audit_log')
}

// spec: 474
it('reads a page by any filter through an index, however long the log is', async () => {
  await fillLog()
  const { pool, stores } = portal.deps
  const filters = {
    nothing: {},
    'a person': { actor: RARE.actor },
    'a place': { subject: RARE.subject },
    'the portal itself': { actorKind: 'system' as const },
    'a rare action': { actions: ['legal.published'] },
    'a group of actions': { actions: ['article.published', 'article.created'] },
    'a person who did much, on a day': {
      actor: '00000000-0000-4000-8000-000000000000',
      from: new Date('2020-01-01'),
      before: new Date('2020-01-02'),
    },
    'days long ago': { before: new Date('2017-06-01') },
  }
  for (const [name, filter] of Object.entries(filters)) {
    const seen = await statementsDuring(pool, () => stores.audit.list(filter, null, 50))
    const log = seen.find(({ text }) => text.includes('"audit_log" as "entry"'))
    if (!log) throw new Error('the log was not read')
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off) ${log.text}`,
      log.values,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan, name).not.toContain('Seq Scan on audit_log')
    const filtered = [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, n]) => Number(n))
    expect(Math.max(0, ...filtered), `${name}\n${plan}`).toBeLessThan(1000)
  }
})
