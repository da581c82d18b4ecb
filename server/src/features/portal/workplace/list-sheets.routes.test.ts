import { endpoints } from '@portal/contract/api'
import { SHEET_LISTS } from '@portal/contract/portal/workplace/list-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { narrowed, sheetLine } from './list-sheets.rules.ts'
import { SHEET_TABLES } from './sheet-tables.rules.ts'

const portal = useTestApp({ clock: fixedClock() })
let admin: TestPerson
let boss: TestPerson
let editor: TestPerson

const download = (list: string, query = '', who: TestPerson | null = admin) =>
  portal.app.inject({
    url: `/api/v1/admin/lists/${list}/sheet${query}`,
    headers: who ? { cookie: who.cookie } : {},
  })
const linesOf = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n')
const exports = async () =>
  (
    await portal.deps.connection
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'list.exported')
      .execute()
  ).map(({ actor_id, details }) => ({ actor_id, details }))

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin', name: 'Ana Admin' })
  boss = await createPerson(portal, { role: 'superadmin', name: 'Bia Chefe' })
  editor = await createPerson(portal, { role: 'editor', name: 'Edu Editor' })
})

describe('a table of the team', () => {
  // spec: 354
  it.each(SHEET_LISTS)('can be taken away whole: %s', async (list) => {
    const answer = await download(list, '', boss)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${SHEET_TABLES[list].file}-2026-07-18.csv"`,
    )
    const head = SHEET_TABLES[list].columns.map(([heading]) => heading).join(';')
    expect(linesOf(answer.body)[0]).toBe(head)
  })

  it.each(SHEET_LISTS)('is read by its own endpoint: %s', (list) => {
    const { path } = SHEET_TABLES[list]
    expect(Object.values(endpoints).map((one) => one.path)).toContain(path)
  })

  it.each(SHEET_LISTS)('has columns that its list answers with: %s', (list) => {
    const { path, rows, columns } = SHEET_TABLES[list]
    const read = Object.values(endpoints).find((one) => one.path === path && one.method === 'GET')
    const answer = z.toJSONSchema(read?.response ?? z.never(), { io: 'input' }) as JsonSchema
    const lines = rows === null ? answer : within(answer, answer, rows)
    for (const [, column] of columns) {
      let found: JsonSchema | null = lines
      for (const name of column.split('.')) found = found && within(answer, found, name)
      expect(found, column).not.toBeNull()
    }
  })

  // spec: 354
  it('keeps the filters and the order of the screen, from page to page', async () => {
    const names = Array.from({ length: 103 }, (_, at) => `Canoa ${String(at).padStart(3, '0')}`)
    for (const name of names) await createPerson(portal, { name })
    const { body } = await download('people', '?search=canoa&sort=nome-desc')
    const [, ...rows] = linesOf(body)
    expect(rows.map((row) => row.split(';')[0])).toEqual(names.toReversed())
  })

  // spec: 354
  it('is read by its numbers where the list has numbered pages', async () => {
    const owner = await createPerson(portal, { plan: 'espadarte' })
    const { id } = await createListing(portal, { owner })
    await portal.asOwner(
      `insert into properties (establishment_id, slug, title, type, created_at, updated_at)
       select $1, 'casa-' || n, 'Casa ' || n, 'casa', now(), timestamptz '2026-07-01' + n * interval '1 hour'
       from generate_series(1, 130) as n`,
      [id],
    )
    const { body } = await download('properties')
    const [, ...rows] = linesOf(body)
    expect(rows.map((row) => row.split(';')[0])).toEqual(
      Array.from({ length: 130 }, (_, n) => `Casa ${130 - n}`),
    )
    const found = linesOf((await download('properties', '?busca=casa%20130')).body)
    expect(found.slice(1).map((row) => row.split(';')[0])).toEqual(['Casa 130'])
  })

  it('is guarded against formulas', async () => {
    await createListing(portal, { fields: { name: '=HYPERLINK("http://x";"y")' } })
    const { body } = await download('listings', '?search=hyperlink')
    expect(linesOf(body)[1]?.startsWith(`"'=HYPERLINK(""http://x"";""y"")"`)).toBe(true)
  })

  it('with personal data leaves a line in the log, without what was searched for', async () => {
    const before = await exports()
    await download('people', '?search=rosa')
    await download('redirects')
    const after = await exports()
    expect(after.slice(before.length)).toEqual([
      { actor_id: admin.userId, details: { list: 'people', filters: ['search'] } },
    ])
  })
})

type JsonSchema = {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** What a schema says of a field, through lists, references and what may be missing; null where it has none. */
function within(whole: JsonSchema, schema: JsonSchema, name: string): JsonSchema | null {
  const { $ref, anyOf, items, properties } = schema
  if ($ref) {
    const referred = whole.$defs?.[$ref.replace('#/$defs/', '')]
    return referred ? within(whole, referred, name) : null
  }
  if (items) return within(whole, items, name)
  for (const one of anyOf ?? []) {
    const found = within(whole, one, name)
    if (found) return found
  }
  return properties?.[name] ?? null
}

describe('a table is refused', () => {
  it('to whom its list is refused, and nothing is written down', async () => {
    const before = (await exports()).length
    expect((await download('people', '', null)).statusCode).toBe(401)
    expect((await download('people', '', editor)).statusCode).toBe(403)
    expect((await download('money', '', admin)).statusCode).toBe(403)
    expect((await download('articles', '', editor)).statusCode).toBe(200)
    expect((await exports()).length).toBe(before)
  })

  it('where there is none, or its filter makes no sense', async () => {
    expect((await download('nada')).statusCode).toBe(422)
    expect((await download('people', '?sort=outra')).statusCode).toBe(422)
  })
})

it('writes what each of a list in a row is called', () => {
  const flags = [{ other: { title: 'Casa A' } }, { other: { title: 'Casa B' } }]
  expect(sheetLine(SHEET_TABLES.properties, { title: 'Casa', flags })).toContain('Casa A, Casa B')
})

it('writes yes, no, lists and what is missing as people read them', () => {
  const table = SHEET_TABLES.faults
  const row = { message: 'a;b', releases: ['r1', 'r2'], mended: null, reports: 3 }
  expect(sheetLine(table, row)).toBe('"a;b";;;3;;;r1, r2;;\r\n')
  expect(sheetLine(SHEET_TABLES.events, { title: 'Luau', is_recurring: true })).toContain('sim')
})

it('narrows a list that comes whole as its screen does', () => {
  const rows = [
    { name: 'Maçarico', status: 'draft' },
    { name: 'Atalaia', status: 'published' },
  ]
  const by = (filter: object) => narrowed(rows, SHEET_TABLES.beaches, filter).map((row) => row.name)
  expect(by({})).toEqual(['Maçarico', 'Atalaia'])
  expect(by({ search: 'macar' })).toEqual(['Maçarico'])
  expect(by({ status: 'published' })).toEqual(['Atalaia'])
})
