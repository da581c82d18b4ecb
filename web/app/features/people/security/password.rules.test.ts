import { describe, expect, it } from 'vitest'
import { passwordProblems, passwordRefusal, shortestPassword } from './password.rules.ts'

describe('a new password', () => {
  it('has at least 6 characters, 15 for who administers the portal', () => {
    expect(shortestPassword('clube')).toBe(6)
    expect(shortestPassword(null)).toBe(6)
    expect(shortestPassword('admin')).toBe(15)
    expect(shortestPassword('superadmin')).toBe(15)
    expect(passwordProblems({ current: 'antiga', next: '12345' }, 6).next).toBe(
      'A senha deve ter no mínimo 6 caracteres.',
    )
    expect(passwordProblems({ current: 'antiga', next: '123456' }, 6)).toEqual({})
  })

  it('has at most 128 characters', () => {
    expect(passwordProblems({ current: 'antiga', next: 'x'.repeat(128) }, 6)).toEqual({})
    expect(passwordProblems({ current: 'antiga', next: 'x'.repeat(129) }, 6).next).toBe(
      'A senha deve ter no máximo 128 caracteres.',
    )
  })

  it('is another one, and the old one is asked for', () => {
    expect(passwordProblems({ current: 'mare-cheia', next: 'mare-cheia' }, 6).next).toBe(
      'A nova senha é igual à atual. Escolha outra.',
    )
    expect(passwordProblems({ current: '', next: 'mare-cheia' }, 6)).toEqual({
      current: 'Escreva sua senha atual.',
    })
  })
})

it('turns each refusal of the server into the sentence of a field', () => {
  expect(passwordRefusal('accounts.invalid-credentials')).toEqual({
    current: 'A senha atual não confere.',
  })
  expect(passwordRefusal('accounts.password-too-common')).toEqual({
    next: 'Esta senha é muito comum. Escolha outra.',
  })
  expect(passwordRefusal('accounts.admin-password-too-short')?.next).toContain('15 caracteres')
  expect(passwordRefusal('limits.too-many')).toBeNull()
})
