import { endpoints } from '@portal/contract/api'
import { Review } from '@portal/contract/guide/reviews/review'
import { Contribution } from '@portal/contract/newsroom/contributions/contribution'
import { moment } from '@portal/contract/shared/moment'
import { OwnOrder } from '@portal/contract/storefront/orders/board'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toldBy } from '../../../test/told-answers.ts'
import { encoderOf } from './encoder.ts'

const at = new Date('2026-07-18T14:48:00.250Z')
const text = '2026-07-18T14:48:00.250Z'

describe('an answer', () => {
  it.each([
    ['a field', z.object({ at: moment }), { at }, { at: text }],
    ['none', z.object({ at: moment.nullable() }), { at: null }, { at: null }],
    ['what may be left out', z.object({ at: moment.optional() }), {}, {}],
    ['a list', z.array(z.object({ at: moment })).max(2), [{ at }], [{ at: text }]],
    ['a table', z.record(z.string(), moment), { first: at }, { first: text }],
    ['a pair', z.tuple([moment, moment]), [at, at], [text, text]],
    [
      'one of two kinds',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('open') }),
        z.object({ kind: z.literal('closed'), at: moment }),
      ]),
      { kind: 'closed', at },
      { kind: 'closed', at: text },
    ],
    [
      'what extends another',
      z.object({ id: z.int() }).extend({ at: moment }).strict(),
      { id: 1, at },
      { id: 1, at: text },
    ],
  ])('tells its moments as text: %s', (_, schema, answer, told) => {
    expect(encoderOf<z.ZodType>(schema)(answer)).toEqual(told)
    expect(z.encode<z.ZodType>(schema, answer)).toEqual(told)
  })

  it('leaves out what the contract does not name, and keeps its order', () => {
    const encode = encoderOf(z.object({ title: z.string(), at: moment }))
    const row = { at, team_note: 'ligar antes', title: 'Feira' }
    expect(JSON.stringify(encode(row))).toBe(`{"title":"Feira","at":"${text}"}`)
  })

  it('is refused where it is not what the contract says', () => {
    const encode = encoderOf<z.ZodType>(z.array(z.object({ at: moment })).max(1))
    expect(() => encode([{ at: text }])).toThrow(z.ZodError)
    expect(() => encode([{ at }, { at }])).toThrow(z.ZodError)
    expect(() => encode([{}])).toThrow(z.ZodError)
  })
})

/** What is JSON: a file is sent as it is. */
const answers = Object.entries(endpoints).filter(([, endpoint]) => !('produces' in endpoint))

/** Many endpoints answer alike: each schema once. */
const kinds = [...new Map(answers.map((answer) => [answer[1].response, answer])).values()]
/** A schema is compiled when it is first used, and there are hundreds: a busy machine takes its time. */
const TIMEOUT_MS = 180_000

/** What the server holds of what is told: filled, or empty where a rule refuses what was made up. */
function heldBy(endpoint: (typeof endpoints)[keyof typeof endpoints]) {
  for (const isNull of [false, true]) {
    const told = toldBy(endpoint, isNull)
    const { data } = z.safeDecode<z.ZodType>(endpoint.response, told)
    if (data !== undefined) return { told, row: data }
  }
  throw new Error('nothing fits this answer')
}

describe('every answer of the contract', () => {
  it(
    'tells what is held letter by letter, its fields in the order of the contract',
    () => {
      const other = kinds.flatMap(([name, endpoint]) => {
        const { told, row } = heldBy(endpoint)
        const sent = JSON.stringify(encoderOf<z.ZodType>(endpoint.response)(row))
        return sent === JSON.stringify(told) ? [] : [name]
      })
      expect(answers.length).toBeGreaterThan(400)
      expect(other).toEqual([])
    },
    TIMEOUT_MS,
  )

  it('keeps back what it does not name, at every depth', () => {
    const open = answers.flatMap(([name, { response }]) => openPartsOf(response, name))
    // What a person takes along, and what the audit log noted, have a form of their own.
    expect(open).toEqual(['exportPersonalData.data', 'listAuditEntries.entries.details'])
  })

  it.each([
    [
      'a review',
      Review,
      { user_id: 'u', writer_name: 'Rosa Pinheiro', writer_email: 'rosa@x.com' },
    ],
    ['a contribution', Contribution, { email: 'rosa@x.com', sender_name: 'Rosa', client_id: 'c' }],
    [
      'an order at the board',
      OwnOrder,
      { contact_phone: '5591988887777', content_hash: Buffer.from('hash'), device_mark: 'mark' },
    ],
  ])('tells nobody the private columns of %s', (_, schema, columns) => {
    const endpoint = { response: z.array<z.ZodType>(schema) } as never
    const { told, row } = heldBy(endpoint)
    const [held] = row as object[]
    const sent = encoderOf<z.ZodType>(z.array(schema))([
      { password_hash: 'hash', ...columns, ...held },
    ])
    expect(JSON.stringify(sent)).toBe(JSON.stringify(told))
  })
})

/** Where an answer would let through what nobody named. */
function openPartsOf(schema: z.core.$ZodType, path: string, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema._zod as { def: { type: string; shape?: object; catchall?: z.ZodType } }
  if (def.type === 'unknown' || def.type === 'any') return [path]
  const open = def.catchall && def.catchall.def.type !== 'never' ? [path] : []
  const fields = Object.entries(def.shape ?? {}).map(([name, part]) => [`${path}.${name}`, part])
  const parts = Object.values(def)
    .flat()
    .map((part) => [path, part])
  const inner = [...fields, ...parts].flatMap(([at, part]) =>
    part instanceof z.core.$ZodType ? openPartsOf(part, String(at), seen) : [],
  )
  return [...open, ...inner]
}
