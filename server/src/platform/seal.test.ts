import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a secret of the portal', 'documents')

// spec: 543
it('opens what it closed, and shows none of it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4 }), (text) => {
      const closed = seal.close(text)
      expect(seal.open(closed)).toBe(text)
      expect(closed.includes(text)).toBe(false)
    }),
  )
})

it('closes the same text differently each time', () => {
  expect(seal.close('12345678909')).not.toEqual(seal.close('12345678909'))
})

it('opens nothing that was changed, or closed for another purpose', () => {
  const closed = seal.close('12345678909')
  const changed = Buffer.from(closed)
  changed.writeUInt8(closed.readUInt8(closed.length - 1) ^ 1, closed.length - 1)
  expect(() => seal.open(changed)).toThrow()
  expect(() => createSeal('a secret of the portal', 'other').open(closed)).toThrow()
})
