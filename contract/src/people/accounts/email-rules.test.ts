import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Email } from '../../shared/person-fields.ts'
import { isEmail } from './email-rules.ts'

const fromPieces = fc
  .array(fc.constantFrom('a', 'Z', '9', '.', '..', '@', '-', '_', "'", '+', ' ', 'ç', '.com'), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''))

describe('what counts as an e-mail', () => {
  it.each(['maria@exemplo.com.br', ' maria@exemplo.com ', "o'brien+clube@a-b.co"])(
    'takes %j',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each(['', 'maria', 'maria@', '@exemplo.com', 'maria@exemplo', 'a b@c.de', 'a..b@c.de'])(
    'refuses %j',
    (text) => expect(isEmail(text)).toBe(false),
  )

  it('decides as the server does', () => {
    fc.assert(
      fc.property(fc.oneof(fromPieces, fc.emailAddress(), fc.string()), (text) => {
        expect(isEmail(text)).toBe(Email.safeParse(text).success)
      }),
    )
  })

  it('refuses what is longer than an address can be, as the server does', () => {
    const long = `${'a'.repeat(250)}@b.co`
    expect(isEmail(long)).toBe(Email.safeParse(long).success)
    expect(isEmail(long)).toBe(false)
  })
})
