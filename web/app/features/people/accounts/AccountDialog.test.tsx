// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AccountView } from '~/platform/session/account-dialog.ts'
import { refused } from '~/platform/testing/fake-api.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { accountApi, renderAccounts } from './accounts.testing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page({ first = null }: { first?: AccountView | null }) {
  const [view, setView] = useState<AccountView | null>(first)
  return (
    <>
      <button type="button" onClick={() => setView('sign-in')}>
        Login
      </button>
      <AccountDialog view={view} onViewChange={setView} />
    </>
  )
}

const signIn = () => screen.findByRole('dialog', { name: 'Entre na sua conta' })
const signUp = () => screen.findByRole('dialog', { name: 'Crie sua conta' })

it('is not there until it is wanted', () => {
  renderAccounts(<Page />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

// spec: 66
it('switches between signing in and signing up, with the first field in focus', async () => {
  renderAccounts(<Page first="sign-in" />)
  const first = within(await signIn())
  await userEvent.click(first.getByRole('button', { name: 'Criar conta' }))
  const second = within(await signUp())
  await waitFor(() => expect(document.activeElement).toBe(second.getByLabelText('Nome completo')))
  await userEvent.click(second.getByRole('button', { name: 'Entrar' }))
  const third = within(await signIn())
  await waitFor(() => expect(document.activeElement).toBe(third.getByLabelText('E-mail')))
})

// spec: 150
it('closes once somebody is in, and leads home', async () => {
  accountApi()
  const { place } = renderAccounts(<Page first="sign-in" />, { path: '/eventos' })
  const dialog = within(await signIn())
  await userEvent.type(dialog.getByLabelText('E-mail'), 'maria@exemplo.com')
  await userEvent.type(dialog.getByLabelText('Senha'), 'maré cheia{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place().pathname).toBe('/')
})

it('brings an e-mail that has an account to the sign-in', async () => {
  accountApi({
    'POST /api/v1/auth/sign-up': () => refused(409, 'accounts.email-taken', 'Já cadastrado.'),
  })
  renderAccounts(<Page first="sign-up" />)
  const dialog = within(await signUp())
  await userEvent.type(dialog.getByLabelText('Nome completo'), 'Maria das Dores')
  await userEvent.type(dialog.getByLabelText('WhatsApp'), '91988887777')
  await userEvent.type(dialog.getByLabelText('E-mail'), 'maria@exemplo.com')
  await userEvent.type(dialog.getByLabelText('Senha'), 'maré cheia')
  await userEvent.click(dialog.getByRole('button', { name: 'Criar conta' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Entrar com este e-mail' }))
  const email = within(await signIn()).getByLabelText<HTMLInputElement>('E-mail')
  expect(email.value).toBe('maria@exemplo.com')
})

it('closes with Esc and gives the focus back', async () => {
  renderAccounts(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await signIn()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' }))
})
