import { describe, expect, it } from 'vitest'
import { googleFailure } from './google-return.rules.ts'

describe('why Google brought somebody back without an account', () => {
  it.each([
    [
      'access_denied',
      'Você não autorizou a entrada pelo Google. Tente de novo ou use e-mail e senha.',
    ],
    [
      'email_not_found',
      'O Google não passou um e-mail confirmado. Autorize o acesso ao e-mail ou entre com e-mail e senha.',
    ],
    [
      'account_not_linked',
      'Já existe uma conta com este e-mail. Entre com a senha ou crie uma nova em “Esqueci minha senha”.',
    ],
    [
      'email_not_verified',
      'Já existe uma conta com este e-mail. Entre com a senha ou crie uma nova em “Esqueci minha senha”.',
    ],
    ['state_mismatch', 'A entrada demorou demais ou foi aberta em outra janela. Comece de novo.'],
    [
      'please_restart_the_process',
      'A entrada demorou demais ou foi aberta em outra janela. Comece de novo.',
    ],
    [
      'unable_to_create_user',
      'Não foi possível criar a conta agora. Tente de novo em alguns instantes.',
    ],
  ])('%s', (code, sentence) => {
    expect(googleFailure(code)).toBe(sentence)
    expect(googleFailure(code.toUpperCase())).toBe(sentence)
  })

  it.each(['unknown', '', 'constructor', '__proto__', '<script>'])(
    'says the general sentence for %j',
    (code) => expect(googleFailure(code)).toBe('Erro ao fazer login com Google. Tente novamente.'),
  )
})
