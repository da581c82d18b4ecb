// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { EmailPanel } from './EmailPanel.tsx'

const CHANGE = 'POST /api/v1/auth/email-change'
afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
async function ask(email: string, password: string) {
  await userEvent.clear(field('Novo e-mail'))
  if (email) await userEvent.type(field('Novo e-mail'), email)
  if (password) await userEvent.type(field('Senha da conta'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Trocar e-mail' }))
}

describe('asking for another e-mail', () => {
  it('sends it with the password, and says what is to be done in which mailbox', async () => {
    const api = fakeApi({ [CHANGE]: () => ok({ accepted: true }) })
    renderAs(signedIn(), <EmailPanel />)
    await ask(' Nova@Example.com ', 'mare-cheia')
    expect(await screen.findByText(/Enviamos um link para nova@example.com/)).toBeDefined()
    expect(screen.getByText(/Avisamos também rosangela@example.com/)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'E-mail' }))
    expect(api.sent(CHANGE)).toEqual([{ email: 'nova@example.com', password: 'mare-cheia' }])
  })

  it('asks nothing of the server before both can be right', async () => {
    const api = fakeApi({})
    renderAs(signedIn(), <EmailPanel />)
    await ask('nada', '')
    expect(screen.getByText('Escreva um e-mail válido.')).toBeDefined()
    await ask('rosangela@example.com', '')
    expect(screen.getByText('Este já é o e-mail da sua conta. Escreva o novo.')).toBeDefined()
    await ask('nova@example.com', '')
    expect(screen.getByText('Escreva sua senha.')).toBeDefined()
    expect(document.activeElement).toBe(field('Senha da conta'))
    expect(api.sent(CHANGE)).toEqual([])
  })

  it('says under its field what the server refused', async () => {
    const refusals = [
      refused(422, 'accounts.invalid-credentials'),
      refused(429, 'email-change.too-many', 'Espere um pouco.'),
    ]
    fakeApi({ [CHANGE]: () => refusals.shift() ?? ok({}) })
    renderAs(signedIn(), <EmailPanel />)
    await ask('nova@example.com', 'errada')
    expect(await screen.findByText('A senha não confere.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Trocar e-mail' }))
    expect(await screen.findByText('Espere um pouco.')).toBeDefined()
  })

  it('asks no password of who has none, and says to enter anew', async () => {
    const sentence = 'Por segurança, saia da conta e entre de novo.'
    const api = fakeApi({
      [CHANGE]: () => refused(403, 'accounts.fresh-sign-in-required', sentence),
    })
    const auth = signedIn({ user: { identities: [{ provider: 'google' }] } })
    renderAs(auth, <EmailPanel />)
    expect(screen.queryByLabelText('Senha da conta')).toBeNull()
    await ask('nova@example.com', '')
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(api.sent(CHANGE)).toEqual([{ email: 'nova@example.com', password: '' }])
  })
})
