import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ordersBy, sortedList } from './sorted-list.ts'

const ID = '0198f6a0-0000-7000-8000-000000000001'
const ORDERS = ordersBy(sql`moment`, sql`name`)
type Sort = keyof typeof ORDERS
const cursorOf = (sort: Sort, key: number | string) =>
  sortedList(ORDERS, sort, 'id').toPage(
    [
      { id: ID, sort_key: key },
      { id: ID, sort_key: key },
    ],
    1,
  ).nextCursor ?? ''
const refused = expect.objectContaining({ code: 'cursor.invalid' })

describe('a cursor of a sorted list', () => {
  it('leads on in its own order and in no other', () => {
    void fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 8.64e15 }), (name, micros) => {
        const byName = cursorOf('nome', name)
        const byMoment = cursorOf('recentes', micros)
        const after = (sort: Sort, cursor: string) => () =>
          sortedList(ORDERS, sort, 'id').after(cursor)
        if (name.includes('\0')) return expect(after('nome', byName)).toThrow(refused)
        expect(after('nome', byName)).not.toThrow()
        expect(after('recentes', byMoment)).not.toThrow()
        expect(after('nome-desc', byName)).toThrow(refused)
        expect(after('recentes', byName)).toThrow(refused)
        expect(after('nome', byMoment)).toThrow(refused)
        expect(after('antigos', byMoment)).toThrow(refused)
      }),
    )
  })

  it('is refused when anything in it is not ours', () => {
    const { after } = sortedList(ORDERS, 'recentes', 'id')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const cursor of ['!', encode(null), encode(['recentes', 'x', 1]), encode({}), encode(1)]) {
      expect(() => after(cursor)).toThrow(refused)
    }
    expect(() => after(encode(['recentes', ID, 9e15]))).toThrow(refused)
    expect(() => after(encode(['recentes', ID, 1.5]))).toThrow(refused)
    expect(() => after(`${encode(['recentes', ID, 1])}=`)).toThrow(refused)
  })

  it('is none on the last page', () => {
    const { toPage } = sortedList(ORDERS, 'nome', 'id')
    expect(toPage([{ id: ID, sort_key: 'a' }], 1).nextCursor).toBeNull()
  })
})
