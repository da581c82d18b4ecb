import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { systemActor } from '../../../platform/actor.ts'
import { parseCsv } from '../../../platform/csv/csv.foreign.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const LIMITS = { columns: 20, rows: 5000 }
let admin: TestPerson

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin', email: 'ana@portal.test' })
})

const download = (query: Record<string, string> = {}) =>
  portal.app.inject({
    url: '/api/v1/admin/exports/audit-log.csv',
    query,
    headers: { cookie: admin.cookie },
  })
const linesOf = (text: string) => parseCsv(text.slice(1), ';', LIMITS).map(({ cells }) => cells)

// spec: 475
it('is a sheet a Brazilian Excel opens, with a sentence and what was before', async () => {
  const { id } = await createListing(portal, { fields: { name: '=Pousada; Sol' } })
  await portal.deps.stores.audit.record(systemActor, clock.now(), {
    action: 'establishment.suspended',
    subjectId: id,
    details: { from: 'published', to: 'suspended' },
  })
  const answer = await download({ subject: id })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="auditoria-2026-07-18.csv"',
  })
  expect(answer.body.startsWith('\uFEFF')).toBe(true)
  const [head, line, ...others] = linesOf(answer.body)
  expect(others).toEqual([])
  expect(Object.fromEntries((head ?? []).map((name, at) => [name, line?.[at]]))).toEqual({
    Dia: '18/07/2026',
    Hora: '11:48',
    Quem: 'O portal',
    'E-mail': '',
    'O que fez': 'suspendeu =Pousada; Sol',
    'Antes e depois': 'Situação: Publicado → Suspenso',
    Tipo: 'Negócios',
    Ação: 'Estabelecimento suspenso',
    Código: 'establishment.suspended',
    Registro: id,
  })
})

it('holds nothing that a spreadsheet would run', async () => {
  await portal.deps.connection
    .updateTable('users')
    .set({ name: '=HYPERLINK("http://x")' })
    .where('id', '=', admin.userId)
    .execute()
  await download({ kind: 'audit' })
  const [, line] = linesOf((await download({ kind: 'audit' })).body)
  expect(line?.[2]).toBe(`'=HYPERLINK("http://x")`)
})

// spec: 475
it('writes down who took what away', async () => {
  const { userId } = admin
  await download({ group: 'guide', from: '2026-07-01', actor: userId })
  const [entry] = (
    await portal.app.inject({
      url: '/api/v1/admin/audit-log',
      query: { action: 'audit.exported' },
      headers: { cookie: admin.cookie },
    })
  ).json().entries
  expect(entry).toMatchObject({
    actor_id: userId,
    details: { group: 'guide', from: '2026-07-01', actor: userId },
  })
})

it('goes on past one batch, and holds each row once', async () => {
  const actor = randomUUID()
  await portal.asOwner(
    `insert into audit_log (at, actor_kind, actor_id, action)
      select now() - n / 3 * interval '1 second', 'person', $1, 'article.published'
      from generate_series(1, 1201) n`,
    [actor],
  )
  const [, ...lines] = linesOf((await download({ actor })).body)
  expect(lines).toHaveLength(1201)
})

it('refuses a filter that makes no sense, and writes nothing down', async () => {
  const count = async () =>
    (await portal.asOwner("select 1 from audit_log where action = 'audit.exported'")).rows.length
  const before = await count()
  expect((await download({ kind: 'boat' })).statusCode).toBe(422)
  expect(await count()).toBe(before)
})
