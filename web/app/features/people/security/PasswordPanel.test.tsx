// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { PasswordPanel } from './PasswordPanel.tsx'

const CHANGE = 'POST /api/v1/auth/password/change'
let toasts: ToastMessage[] = []
let stopToasts = () => {}
beforeEach(() => {
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
})

const current = () => screen.getByLabelText<HTMLInputElement>('Senha atual')
const next = () => screen.getByLabelText<HTMLInputElement>('Nova senha')
async function change(from: string, to: string) {
  if (from) await userEvent.type(current(), from)
  if (to) await userEvent.type(next(), to)
  await userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }))
}

describe('changing the password', () => {
  it('sends both, says that the other devices are out, and forgets what was typed', async () => {
    const api = fakeApi({ [CHANGE]: () => ok({ changed: true }) })
    renderAs(signedIn(), <PasswordPanel />)
    await change('mare-baixa', 'mare-cheia-2026')
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Senha alterada' }]))
    expect(api.sent(CHANGE)).toEqual([
      { current_password: 'mare-baixa', password: 'mare-cheia-2026' },
    ])
    expect([current().value, next().value]).toEqual(['', ''])
  })

  it('asks nothing of the server before both fields can be right', async () => {
    const api = fakeApi({})
    renderAs(signedIn(), <PasswordPanel />)
    await change('', '12345')
    expect(screen.getByText('Escreva sua senha atual.')).toBeDefined()
    expect(screen.getByText('A senha deve ter no mínimo 6 caracteres.')).toBeDefined()
    expect(document.activeElement).toBe(current())
    expect(api.sent(CHANGE)).toEqual([])
  })

  it.each([
    ['accounts.invalid-credentials', 'A senha atual não confere.', 'Senha atual'],
    ['accounts.password-too-common', 'Esta senha é muito comum. Escolha outra.', 'Nova senha'],
    [
      'accounts.admin-password-too-short',
      'Quem administra o portal precisa de uma senha com pelo menos 15 caracteres.',
      'Nova senha',
    ],
  ])('shows %s under its field, focused, and keeps what was typed', async (code, text, label) => {
    fakeApi({ [CHANGE]: () => refused(422, code) })
    renderAs(signedIn(), <PasswordPanel />)
    await change('mare-baixa', 'mare-cheia')
    expect(await screen.findByText(text)).toBeDefined()
    const field = screen.getByLabelText<HTMLInputElement>(label)
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(next().value).toBe('mare-cheia')

    await userEvent.type(field, 'x')
    expect(screen.queryByText(text)).toBeNull()
  })

  it('says in a toast what no field is to blame for', async () => {
    fakeApi({ [CHANGE]: () => refused(429, 'limits.too-many', 'Espere um pouco.') })
    renderAs(signedIn(), <PasswordPanel />)
    await change('mare-baixa', 'mare-cheia')
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Erro ao trocar a senha', description: 'Espere um pouco.' },
      ]),
    )
  })

  it('asks 15 characters of who administers the portal', async () => {
    fakeApi({})
    renderAs(signedIn({ planType: 'admin' }), <PasswordPanel />)
    expect(screen.getByText('Pelo menos 15 caracteres.')).toBeDefined()
    await change('mare-baixa', 'quatorze-letra')
    expect(screen.getByText('A senha deve ter no mínimo 15 caracteres.')).toBeDefined()
  })
})

it('tells who signs in with Google only how to get a password', () => {
  renderAs(signedIn({ user: { identities: [{ provider: 'google' }] } }), <PasswordPanel />)
  expect(screen.getByText(/não tem uma senha no portal/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Criar uma senha' }).getAttribute('href')).toBe(
    '/recuperar-senha',
  )
  expect(screen.queryByLabelText('Senha atual')).toBeNull()
})
