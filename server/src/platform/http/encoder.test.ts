import { moment } from '@portal/contract/shared/moment'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
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
