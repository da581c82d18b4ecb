import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeDirectoryCursor, encodeDirectoryCursor } from './directory-cursor.rules.ts'

const numbers = fc.double({ min: -8.64e15, max: 8.64e15, noNaN: true })

it('brings back the place it was made of, in the order it was made for', () => {
  fc.assert(
    fc.property(fc.uuid(), numbers, fc.string({ unit: 'grapheme' }), (id, number, name) => {
      fc.pre(!Object.is(number, -0) && !name.includes('\0'))
      const byRank = encodeDirectoryCursor('relevancia', { key: number, id })
      expect(decodeDirectoryCursor('relevancia', byRank)).toEqual({ key: number, id })
      const byName = encodeDirectoryCursor('nome', { key: name, id })
      expect(decodeDirectoryCursor('nome', byName)).toEqual({ key: name, id })
      expect(() => decodeDirectoryCursor('avaliacao', byRank)).toThrow()
      expect(() => decodeDirectoryCursor('relevancia', byName)).toThrow()
    }),
  )
})

it('takes nothing else for a cursor', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => decodeDirectoryCursor('relevancia', text)).toThrow()
    }),
  )
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const id = '0197f2f0-0000-7000-8000-000000000001'
  for (const value of [
    null,
    [],
    ['relevancia', id],
    ['relevancia', id, '1'],
    ['relevancia', id, 1e17],
    ['relevancia', id, null],
    ['relevancia', 'x', 1],
    ['nome', id, 1],
    ['nome', id, 'a\0b'],
    ['relevancia', id, 1, 2],
    { 0: 'relevancia', 1: id, 2: 1 },
  ]) {
    for (const sort of ['relevancia', 'nome']) {
      expect(() => decodeDirectoryCursor(sort, forged(value)), JSON.stringify(value)).toThrow()
    }
  }
})
