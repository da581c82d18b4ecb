// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, refused } from '~/platform/testing/fake-api.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { UNKNOWN_EMAIL_REDIRECT_MS } from './accounts.constants.ts'
import {
  accountApi,
  fakeAuth,
  MARIA,
  pass,
  renderAccounts,
  unreachable,
} from './accounts.testing.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInScreen } from './SignInScreen.tsx'

let toasts: ToastMessage[] = []

beforeEach(() => {
  toasts = []
  receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Senha')
const submit = () => screen.getByRole('button', { name: 'Entrar' })
const said = () => toasts

async function fillIn() {
  await userEvent.type(email(), 'maria@exemplo.com')
  await userEvent.type(password(), 'maré cheia')
}

describe('signing in', () => {
  // spec: 146, 148, 149, 150
  it('goes through its four steps in order, says so and leads home', async () => {
    const api = accountApi()
    localStorage.setItem('portal.auth.old', 'x')
    const { place } = renderAccounts(<SignInScreen />)
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.made).toEqual(['POST auth/email-check', 'POST auth/sign-out', 'POST auth/sign-in'])
    expect(api.sent('POST /api/v1/auth/sign-out')).toEqual([{ scope: 'global' }])
    expect(api.sent('POST /api/v1/auth/sign-in')).toEqual([
      { email: 'maria@exemplo.com', password: 'maré cheia' },
    ])
    expect(localStorage.getItem('portal.auth.old')).toBeNull()
    expect(said()).toEqual([{ title: 'Login realizado com sucesso!', variant: 'success' }])
  })

  it('leads who runs a business to its panel, and to where they were asked to sign in', async () => {
    const session = { ...MARIA, plan_type: 'espadarte' }
    const answers = {
      'POST /api/v1/auth/sign-in': () => ok({ session, needs_second_factor: false }),
    }
    accountApi(answers)
    const { place } = renderAccounts(<SignInScreen />)
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(place().pathname).toBe('/dash-espadarte'))
    cleanup()
    accountApi(answers)
    const asked = renderAccounts(<SignInScreen />, { state: { from: '/carteira' } })
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(asked.place().pathname).toBe('/carteira'))
  })

  // spec: 23
  it('leads back to the page whose guard asked for it', async () => {
    accountApi()
    const { place } = renderAccounts(<SignInScreen />, { state: { from: '/dash-clube?aba=1' } })
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(place().pathname + place().search).toBe('/dash-clube?aba=1'))
  })

  it('leads home when somebody planted another site as the way back', async () => {
    accountApi()
    const { place } = renderAccounts(<SignInScreen />, { state: { from: '//mau.example/x' } })
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(place().pathname).toBe('/'))
  })

  // spec: 147, 148
  it('goes on when the old session cannot be ended', async () => {
    accountApi({ 'POST /api/v1/auth/sign-out': unreachable })
    localStorage.setItem('portal.auth.old', 'x')
    const { place } = renderAccounts(<SignInScreen />)
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(place().pathname).toBe('/'))
    // What was stored is forgotten before the server is asked, not because it answered.
    expect(localStorage.getItem('portal.auth.old')).toBeNull()
  })

  // spec: 167, 236
  it.each([
    ['e-mail', 'Senha', 'E-mail'],
    ['password', 'E-mail', 'Senha'],
  ])('without %s asks for all fields and goes to the empty one', async (_, filled, empty) => {
    const api = accountApi()
    renderAccounts(<SignInScreen />)
    await userEvent.type(screen.getByLabelText(filled), 'maria@exemplo.com')
    await userEvent.click(submit())
    expect(said()).toEqual([
      {
        title: 'Erro',
        description: 'Por favor, preencha todos os campos.',
        variant: 'destructive',
      },
    ])
    expect(document.activeElement).toBe(screen.getByLabelText(empty))
    expect(api.made).toEqual([])
  })

  // spec: 238
  it('says when the password is wrong, and keeps what was typed', async () => {
    accountApi({
      'POST /api/v1/auth/sign-in': () => refused(401, 'accounts.invalid-credentials', 'Não.'),
    })
    renderAccounts(<SignInScreen />)
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() =>
      expect(said()).toEqual([
        {
          title: 'Erro ao fazer login',
          description: 'Email ou senha incorretos.',
          variant: 'destructive',
        },
      ]),
    )
    expect([email().value, password().value]).toEqual(['maria@exemplo.com', 'maré cheia'])
  })

  // spec: 238
  it("repeats the server's own sentence for any other refusal", async () => {
    accountApi({
      'POST /api/v1/auth/email-check': () => refused(429, 'limits.x', 'Espere 40 segundos.'),
    })
    renderAccounts(<SignInScreen />)
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() =>
      expect(said()).toEqual([
        {
          title: 'Erro ao fazer login',
          description: 'Espere 40 segundos.',
          variant: 'destructive',
        },
      ]),
    )
  })

  // spec: 234
  it('says when something unexpected happens', async () => {
    accountApi({ 'POST /api/v1/auth/email-check': unreachable })
    renderAccounts(<SignInScreen />)
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() =>
      expect(said()).toEqual([
        {
          title: 'Erro inesperado',
          description: 'Tente novamente em alguns instantes.',
          variant: 'destructive',
        },
      ]),
    )
  })

  it('sends once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof ok>>()
    const api = accountApi({ 'POST /api/v1/auth/sign-in': () => answer.promise })
    const { place } = renderAccounts(<SignInScreen />)
    await fillIn()
    await userEvent.click(submit())
    const busy = await screen.findByRole('button', { name: 'Entrando…' })
    await userEvent.click(busy)
    await userEvent.type(password(), '{Enter}')
    answer.resolve(ok({ session: MARIA, needs_second_factor: false }))
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.sent('POST /api/v1/auth/sign-in')).toHaveLength(1)
  })

  it('works with the keyboard alone, in the order one reads', async () => {
    const api = accountApi()
    const { place } = renderAccounts(<SignInScreen />)
    await userEvent.tab()
    expect(document.activeElement).toBe(email())
    await userEvent.keyboard('maria@exemplo.com')
    await userEvent.tab()
    expect(document.activeElement).toBe(password())
    await userEvent.keyboard('maré cheia{Enter}')
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.sent('POST /api/v1/auth/sign-in')).toHaveLength(1)
  })

  it('gives phones the right keyboards and password managers the right words', () => {
    renderAccounts(<SignInScreen />)
    expect([email().type, email().inputMode, email().autocomplete]).toEqual([
      'email',
      'email',
      'username',
    ])
    expect(password().autocomplete).toBe('current-password')
    // Should the browser send the form by itself, the password stays out of the address.
    expect(email().form?.method).toBe('post')
  })

  it('leads to the recovery of the password and to the sign-up, with what is known', async () => {
    const { place } = renderAccounts(<SignInScreen />, { state: { email: 'a@b.co' } })
    expect(email().value).toBe('a@b.co')
    expect(screen.getByRole('link', { name: 'Esqueci minha senha' }).getAttribute('href')).toBe(
      '/recuperar-senha',
    )
    await userEvent.click(screen.getByRole('link', { name: 'Criar conta' }))
    expect([place().pathname, place().state]).toEqual(['/criar-conta', { email: 'a@b.co' }])
  })
})

describe('an e-mail nobody knows', () => {
  async function tryUnknown(onLeave = vi.fn()) {
    accountApi({ 'POST /api/v1/auth/email-check': () => ok({ exists: false }) })
    const view = renderAccounts(<SignInForm onLeave={onLeave} switcher={null} />)
    await fillIn()
    vi.useFakeTimers()
    fireEvent.click(submit())
    await pass(0)
    return { ...view, onLeave }
  }

  // spec: 151, 237, 270
  it('is told, closes the dialog and leads to the sign-up after 1.5 s, with the e-mail', async () => {
    expect(UNKNOWN_EMAIL_REDIRECT_MS).toBe(1500)
    const { place, onLeave } = await tryUnknown()
    expect(said()).toEqual([
      {
        title: 'Email não encontrado',
        description: 'Este email não está cadastrado. Redirecionando para criar conta...',
      },
    ])
    expect(onLeave).toHaveBeenCalledOnce()
    await pass(1499)
    expect(place().pathname).toBe('/auth')
    await pass(1)
    expect(place().pathname).toBe('/criar-conta')
    expect(place().state).toEqual({ email: 'maria@exemplo.com' })
  })

  it('leads on though the dialog is gone by then', async () => {
    const { place } = await tryUnknown()
    cleanup()
    await pass(1500)
    expect(place().pathname).toBe('/criar-conta')
  })

  it('leaves alone who has gone somewhere else meanwhile', async () => {
    const { place } = await tryUnknown()
    window.history.replaceState(null, '', '/eventos')
    await pass(1500)
    expect(place().pathname).toBe('/auth')
  })
})

describe('the second factor', () => {
  async function reachCode(answers: Parameters<typeof accountApi>[0] = {}) {
    const api = accountApi({
      'POST /api/v1/auth/sign-in': () => ok({ session: null, needs_second_factor: true }),
      ...answers,
    })
    const view = renderAccounts(<SignInScreen />)
    await fillIn()
    await userEvent.click(submit())
    const code = await screen.findByLabelText<HTMLInputElement>('Código de 6 dígitos')
    return { ...view, api, code }
  }
  const confirm = () => screen.getByRole('button', { name: 'Confirmar' })

  it('asks for the code of the app, with its field in focus, and then leads on', async () => {
    const { api, code, place } = await reachCode()
    expect(document.activeElement).toBe(code)
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code'])
    expect(said()).toEqual([])
    await userEvent.paste('123 456')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.sent('POST /api/v1/auth/sign-in/second-factor')).toEqual([{ code: '123456' }])
    expect(said()).toEqual([{ title: 'Login realizado com sucesso!', variant: 'success' }])
  })

  it('takes a backup code instead', async () => {
    const { api, place } = await reachCode()
    await userEvent.click(screen.getByRole('button', { name: 'Usar um código de reserva' }))
    const backup = screen.getByLabelText('Código de reserva')
    expect(document.activeElement).toBe(backup)
    await userEvent.type(backup, 'aB3xY-z9Kwq{Enter}')
    await waitFor(() => expect(place().pathname).toBe('/'))
    expect(api.sent('POST /api/v1/auth/sign-in/second-factor')).toEqual([{ code: 'aB3xY-z9Kwq' }])
  })

  it('says under the field what is wrong with a code, before and after asking', async () => {
    const { api, code } = await reachCode({
      'POST /api/v1/auth/sign-in/second-factor': () =>
        refused(400, 'accounts.second-factor-wrong', 'Código incorreto ou vencido.'),
    })
    await userEvent.type(code, '12')
    await userEvent.click(confirm())
    expect(await screen.findByText('O código tem 6 dígitos.')).toBeTruthy()
    expect(api.sent('POST /api/v1/auth/sign-in/second-factor')).toEqual([])
    await userEvent.clear(code)
    await userEvent.type(code, '123456')
    await userEvent.click(confirm())
    expect(await screen.findByText('Código incorreto ou vencido.')).toBeTruthy()
    expect(code.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(code)
  })

  it('lets one start again with another account', async () => {
    await reachCode()
    await userEvent.click(screen.getByRole('button', { name: /Voltar/ }))
    expect(email()).toBeTruthy()
  })

  it('is asked of who came by Google and still owes it', async () => {
    accountApi()
    const session = { ...MARIA, second_factor: 'prove' as const }
    const auth = fakeAuth({ session })
    const { place } = renderAccounts(<SignInScreen />, { auth, state: { from: '/admin' } })
    await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123456{Enter}')
    await waitFor(() => expect(place().pathname).toBe('/admin'))
  })
})

describe('who is signed in already', () => {
  it('is told so and led on', () => {
    accountApi()
    renderAccounts(<SignInScreen />, { auth: fakeAuth({ session: MARIA }) })
    expect(screen.getByText('Você já entrou como maria@example.com.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Continuar no portal' })
    expect(link.getAttribute('href')).toBe('/')
  })
})

describe('Google', () => {
  it('says why it cannot be asked', async () => {
    accountApi({
      'POST /api/v1/auth/google': () => refused(409, 'accounts.google-away', 'Use e-mail e senha.'),
    })
    renderAccounts(<SignInScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Entrar com Google' }))
    await waitFor(() =>
      expect(said()).toEqual([
        { title: 'Erro no login', description: 'Use e-mail e senha.', variant: 'destructive' },
      ]),
    )
    expect(screen.getByRole('button', { name: 'Entrar com Google' })).toBeTruthy()
  })
})
