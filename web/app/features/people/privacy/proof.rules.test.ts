import { expect, it } from 'vitest'
import { isOwnEmail, proofKind } from './proof.rules.ts'

it('asks the password of whoever has one, the e-mail of who signs in with Google only', () => {
  expect(proofKind({ identities: [{ provider: 'credential' }] })).toBe('password')
  expect(proofKind({ identities: [{ provider: 'google' }, { provider: 'credential' }] })).toBe(
    'password',
  )
  expect(proofKind({ identities: [{ provider: 'google' }] })).toBe('email')
  expect(proofKind({ identities: [] })).toBe('email')
})

it('takes the e-mail in any case, and no other', () => {
  expect(isOwnEmail(' Ana@Exemplo.com ', 'ana@exemplo.com')).toBe(true)
  expect(isOwnEmail('ana@exemplo.com.br', 'ana@exemplo.com')).toBe(false)
  expect(isOwnEmail('', 'ana@exemplo.com')).toBe(false)
})
