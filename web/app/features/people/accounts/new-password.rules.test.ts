import { describe, expect, it } from 'vitest'
import { newPasswordProblems, passwordHint } from './new-password.rules.ts'

describe('a new password', () => {
  it('has at least 6 characters', () => {
    expect(newPasswordProblems('12345', '12345')).toEqual({
      password: 'A senha deve ter no mínimo 6 caracteres.',
    })
    expect(newPasswordProblems('123456', '123456')).toEqual({})
  })

  it('is typed the same way twice', () => {
    expect(newPasswordProblems('maré cheia', 'maré vazia')).toEqual({
      repeated: 'As senhas não são iguais. Digite a mesma nos dois campos.',
    })
  })

  it.each([
    ['', 'Pelo menos 6 caracteres. Uma frase curta é mais fácil de lembrar.'],
    ['mar', 'Faltam 3 caracteres.'],
    ['maré1', 'Falta 1 caractere.'],
    ['maré cheia', 'Boa. Com mais palavras ela fica mais forte.'],
    ['maré cheia em julho', 'Senha forte.'],
  ])('%j: %s', (password, hint) => expect(passwordHint(password)).toBe(hint))
})
