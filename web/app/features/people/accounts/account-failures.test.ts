import { describe, expect, it } from 'vitest'
import { ApiError } from '~/platform/api.ts'
import { googleStartFailure, signInFailure, signUpFailure } from './account-failures.ts'

const refusal = (code: string, detail: string, errors?: { path: string; message: string }[]) =>
  new ApiError(400, {
    type: '',
    title: '',
    status: 400,
    code,
    detail,
    requestId: '',
    ...(errors ? { errors } : {}),
  })
const network = new TypeError('Failed to fetch')

describe('the words of spec §8', () => {
  it('for a sign-in that was refused', () => {
    expect(signInFailure(refusal('accounts.invalid-credentials', 'Outra frase.'))).toEqual({
      title: 'Erro ao fazer login',
      description: 'Email ou senha incorretos.',
      variant: 'destructive',
    })
    expect(signInFailure(refusal('limits.too-many', 'Espere 30 segundos.'))).toEqual({
      title: 'Erro ao fazer login',
      description: 'Espere 30 segundos.',
      variant: 'destructive',
    })
  })

  // spec: 234
  it('for a sign-in that failed in a way nobody foresaw', () => {
    for (const error of [network, new ApiError(502, null), new Error('?')]) {
      expect(signInFailure(error)).toEqual({
        title: 'Erro inesperado',
        description: 'Tente novamente em alguns instantes.',
        variant: 'destructive',
      })
    }
  })

  // spec: 235
  it('for a sign-up that was refused', () => {
    expect(signUpFailure(refusal('accounts.email-taken', 'Já cadastrado.'))).toEqual({
      title: 'Erro no cadastro',
      description: 'Já cadastrado.',
      variant: 'destructive',
    })
    expect(signUpFailure(refusal('x.y', ''))).toMatchObject({
      description: 'Erro ao criar conta. Tente novamente.',
    })
    const errors = [{ path: 'city', message: 'Selecione uma cidade.' }]
    expect(signUpFailure(refusal('request.invalid', 'Confira.', errors))).toMatchObject({
      description: 'Selecione uma cidade.',
    })
  })

  // spec: 233
  it('for a sign-up that failed in a way nobody foresaw', () => {
    expect(signUpFailure(network)).toEqual({
      title: 'Erro inesperado',
      description: 'Ocorreu um erro inesperado. Tente novamente ou entre em contato com o suporte.',
      variant: 'destructive',
    })
  })

  // spec: 231
  it('for Google', () => {
    expect(googleStartFailure(refusal('accounts.google-away', 'Use e-mail e senha.'))).toEqual({
      title: 'Erro no login',
      description: 'Use e-mail e senha.',
      variant: 'destructive',
    })
    expect(googleStartFailure(network)).toEqual({
      title: 'Erro no login',
      description: 'Erro ao fazer login com Google. Tente novamente.',
      variant: 'destructive',
    })
  })
})
