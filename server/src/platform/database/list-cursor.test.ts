import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCursor, encodeCursor, toPage } from './list-cursor.ts'

const ID = '0198f6a0-0000-7000-8000-000000000001'
const refused = expect.objectContaining({
  code: 'cursor.invalid',
  fields: [{ path: 'cursor', message: expect.stringContaining('Volte ao início') }],
})

describe('a cursor', () => {
  it('leads back to where it was made', () => {
    void fc.assert(
      fc.property(fc.integer({ min: 0, max: 8.64e15 }), fc.uuid(), (micros, id) => {
        expect(decodeCursor(encodeCursor({ micros, id }))).toEqual({ micros, id })
      }),
    )
  })

  it('is refused when anything in it is not ours', () => {
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    for (const text of [
      '',
      '!!!!',
      encode(''),
      encode(`${ID}`),
      encode(`-1.${ID}`),
      encode(`1e3.${ID}`),
      encode(`0001.${ID}`),
      encode(`9999999999999999.${ID}`),
      encode(`1.${ID}'; drop table users`),
      encode('1.nada'),
      `${encode(`1.${ID}`)}=`,
      ` ${encode(`1.${ID}`)}`,
    ]) {
      expect(() => decodeCursor(text)).toThrow(refused)
    }
  })

  it('survives whatever is sent in its place', () => {
    void fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeCursor(text)).toThrow(refused)
      }),
    )
  })
})

it('gives a page a next one only when there is more', () => {
  const rows = [3, 2, 1].map((micros) => ({ micros, id: ID }))
  expect(toPage(rows, 2)).toEqual({
    rows: rows.slice(0, 2),
    nextCursor: encodeCursor({ micros: 2, id: ID }),
  })
  expect(toPage(rows, 3)).toEqual({ rows, nextCursor: null })
  expect(toPage([], 3)).toEqual({ rows: [], nextCursor: null })
})
