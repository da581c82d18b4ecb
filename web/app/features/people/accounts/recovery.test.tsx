// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '~/platform/testing/fake-api.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { accountApi, fakeAuth, MARIA, renderAccounts, unreachable } from './accounts.testing.tsx'
import ConfirmEmailScreen from './ConfirmEmailScreen.tsx'
import NewPasswordScreen from './NewPasswordScreen.tsx'
import RecoverPasswordScreen from './RecoverPasswordScreen.tsx'

let toasts: ToastMessage[] = []

const said = () => toasts
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => {
  toasts = []
  receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('a forgotten password', () => {
  const RECOVERY = 'POST /api/v1/auth/password/recovery'
  const ask = async (email: string) => {
    await userEvent.type(screen.getByLabelText('E-mail'), email)
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }))
  }

  it('gets the same answer whoever asks, and can be asked for again', async () => {
    const api = accountApi()
    renderAccounts(<RecoverPasswordScreen />, { path: '/recuperar-senha' })
    await ask(' maria@exemplo.com ')
    expect(
      await screen.findByText(
        'Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha. Ele vale por 1 hora. Se você já pediu há pouco, use o link que está na caixa de entrada: ele continua valendo.',
      ),
    ).toBeTruthy()
    expect(api.sent(RECOVERY)).toEqual([{ email: 'maria@exemplo.com' }])
    expect(linkTo('Voltar para o login')).toBe('/auth')
    await userEvent.click(screen.getByRole('button', { name: 'envie de novo' }))
    expect(screen.getByLabelText('E-mail')).toBeTruthy()
  })

  it('needs an e-mail', async () => {
    const api = accountApi()
    renderAccounts(<RecoverPasswordScreen />)
    await ask('maria')
    expect(await screen.findByText('Email inválido.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
    expect(api.made).toEqual([])
  })

  it.each([
    ['asked for too often', () => refused(429, 'limits.x', 'Espere 1 minuto.'), 'Espere 1 minuto.'],
    ['out of reach', unreachable, 'Verifique sua conexão e tente de novo.'],
  ])('says when it was %s', async (_, answer, description) => {
    accountApi({ [RECOVERY]: answer })
    renderAccounts(<RecoverPasswordScreen />)
    await ask('maria@exemplo.com')
    await waitFor(() =>
      expect(said()).toEqual([
        { title: 'Não foi possível enviar o link', description, variant: 'destructive' },
      ]),
    )
  })
})

describe('a new password', () => {
  const RESET = 'POST /api/v1/auth/password/reset'
  const open = (answers: Parameters<typeof accountApi>[0] = {}, address = '#token=segredo') => {
    const api = accountApi(answers)
    window.history.replaceState(null, '', `/nova-senha${address}`)
    renderAccounts(<NewPasswordScreen />, { path: '/nova-senha' })
    return api
  }
  const first = () => screen.getByLabelText<HTMLInputElement>('Nova senha')
  const second = () => screen.getByLabelText<HTMLInputElement>('Repita a nova senha')
  const save = async (password: string, repeated = password) => {
    await userEvent.type(first(), password)
    await userEvent.type(second(), repeated)
    await userEvent.click(screen.getByRole('button', { name: 'Salvar senha' }))
  }

  it('is set with the secret of the link, and leads to the sign-in', async () => {
    const api = open()
    expect([first().autocomplete, second().autocomplete]).toEqual(['new-password', 'new-password'])
    await save('maré cheia')
    expect(await screen.findByRole('heading', { name: 'Senha alterada' })).toBeTruthy()
    expect(api.sent(RESET)).toEqual([{ token: 'segredo', password: 'maré cheia' }])
    expect(linkTo('Entrar')).toBe('/auth')
  })

  it('takes the secret from the search part as well', async () => {
    const api = open({}, '?token=outro')
    await save('maré cheia')
    await waitFor(() => expect(api.sent(RESET)).toMatchObject([{ token: 'outro' }]))
  })

  it('hints at its strength while it is typed', async () => {
    open()
    await userEvent.type(first(), 'mar')
    expect(screen.getByText('Faltam 3 caracteres.')).toBeTruthy()
  })

  it.each([
    ['12345', '12345', 'A senha deve ter no mínimo 6 caracteres.', 'Nova senha'],
    [
      'maré cheia',
      'maré vazia',
      'As senhas não são iguais. Digite a mesma nos dois campos.',
      'Repita a nova senha',
    ],
  ])('%s and %s: %s', async (password, repeated, sentence, label) => {
    const api = open()
    await save(password, repeated)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    expect(api.made).toEqual([])
  })

  it('is refused under its field when everybody has it', async () => {
    const message = 'Esta senha é muito comum. Escolha outra.'
    open({
      [RESET]: () => ({
        status: 400,
        body: {
          code: 'accounts.password-too-common',
          detail: message,
          errors: [{ path: 'password', message }],
        },
      }),
    })
    await save('123456')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(first().getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    ['does not count any more', { [RESET]: () => refused(400, 'accounts.recovery-invalid') }],
    [
      'is no secret at all',
      {
        [RESET]: () => ({
          status: 400,
          body: { code: 'x', detail: '', errors: [{ path: 'token', message: 'curto' }] },
        }),
      },
    ],
  ])('leads to another link when this one %s', async (_, answers) => {
    open(answers)
    await save('maré cheia')
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeTruthy()
    expect(linkTo('Pedir outro link')).toBe('/recuperar-senha')
  })

  it('leads to another link when there is no secret in the address', async () => {
    open({}, '')
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeTruthy()
  })

  it('says when the server is out of reach, and keeps what was typed', async () => {
    open({ [RESET]: unreachable })
    await save('maré cheia')
    await waitFor(() =>
      expect(said()).toEqual([
        {
          title: 'Não foi possível salvar a senha',
          description: 'Verifique sua conexão e tente de novo.',
          variant: 'destructive',
        },
      ]),
    )
    expect(first().value).toBe('maré cheia')
  })
})

describe('an e-mail to confirm', () => {
  const CONFIRM = 'POST /api/v1/auth/email-confirmation/confirm'
  const RESEND = 'POST /api/v1/auth/email-confirmation'
  const unconfirmed = { ...MARIA, user: { ...MARIA.user, email_verified: false } }
  const open = (
    answers: Parameters<typeof accountApi>[0] = {},
    { address = '#token=segredo', auth = fakeAuth() } = {},
  ) => {
    const api = accountApi(answers)
    window.history.replaceState(null, '', `/confirmar-email${address}`)
    const screenOfLink = (
      <StrictMode>
        <ConfirmEmailScreen />
      </StrictMode>
    )
    return { api, ...renderAccounts(screenOfLink, { path: '/confirmar-email', auth }) }
  }

  it('is confirmed by one write when the page opens, and the session hears of it', async () => {
    const { api, auth } = open()
    const title = await screen.findByRole('heading', { name: 'E-mail confirmado' })
    expect(document.activeElement).toBe(title)
    expect(api.sent(CONFIRM)).toEqual([{ token: 'segredo' }])
    await waitFor(() => expect(auth.refreshSession).toHaveBeenCalledOnce())
    expect(linkTo('Entrar')).toBe('/auth')
  })

  it('leads who is signed in home', async () => {
    open({}, { auth: fakeAuth({ session: MARIA }) })
    await screen.findByRole('heading', { name: 'E-mail confirmado' })
    expect(linkTo('Ir para o início')).toBe('/')
  })

  it('with an old link can be asked for again by who is signed in', async () => {
    const { api } = open(
      { [CONFIRM]: () => refused(400, 'accounts.confirmation-invalid') },
      { auth: fakeAuth({ session: unconfirmed }) },
    )
    await screen.findByRole('heading', { name: 'Este link não vale mais' })
    await userEvent.click(screen.getByRole('button', { name: 'Enviar outro link' }))
    expect((await screen.findByRole('status')).textContent).toBe(
      'Enviamos um link novo para maria@example.com.',
    )
    expect(api.sent(RESEND)).toHaveLength(1)
  })

  it('with an old link sends a visitor to the sign-in first, and back', async () => {
    open({ [CONFIRM]: () => refused(400, 'accounts.confirmation-invalid') })
    expect(await screen.findByText('Entre na sua conta para pedir outro link.')).toBeTruthy()
    expect(linkTo('Entrar')).toBe('/auth')
  })

  it('with a used link says that the account needs no other', async () => {
    open(
      { [CONFIRM]: () => refused(400, 'accounts.confirmation-invalid') },
      { auth: fakeAuth({ session: MARIA }) },
    )
    expect(
      await screen.findByText('O e-mail desta conta já está confirmado. Não falta mais nada.'),
    ).toBeTruthy()
    expect(linkTo('Ir para o início')).toBe('/')
  })

  it('without a secret in the address offers another link', async () => {
    const { api } = open({}, { address: '', auth: fakeAuth({ session: unconfirmed }) })
    expect(await screen.findByRole('button', { name: 'Enviar outro link' })).toBeTruthy()
    expect(api.made).toEqual([])
  })

  it('can be tried again when the server was out of reach', async () => {
    const answers = [unreachable, () => ({ status: 200, body: { confirmed: true } })]
    open({ [CONFIRM]: () => (answers.shift() ?? unreachable)() })
    await screen.findByRole('heading', { name: 'Não deu para confirmar agora' })
    expect(screen.getByText('Verifique sua conexão e tente de novo.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('heading', { name: 'E-mail confirmado' })).toBeTruthy()
  })
})
