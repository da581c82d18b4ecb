// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { accountApi, fakeAuth, MARIA, renderAccounts } from './accounts.testing.tsx'
import { TestLoginScreen } from './TestLoginScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// spec: 18
it('signs in as any of the demo people with one tap', async () => {
  const api = accountApi()
  const { place } = renderAccounts(<TestLoginScreen />, { path: '/test-login' })
  const people = screen.getAllByRole('button', { name: /^Entrar como/ })
  expect(people).toHaveLength(7)
  await userEvent.click(
    screen.getByRole('button', { name: /^Entrar como superadmin@demo.salinas/ }),
  )
  await waitFor(() => expect(place().pathname).toBe('/'))
  expect(api.sent('POST /api/v1/auth/sign-in')).toEqual([
    { email: 'superadmin@demo.salinas', password: 'salinas-demo-2026-administra' },
  ])
})

it('shows the session and what can be done with it', async () => {
  const auth = fakeAuth({ session: MARIA })
  renderAccounts(<TestLoginScreen />, { path: '/test-login', auth })
  expect(screen.getByText(/"plan_type": "clube"/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'refreshSession' }))
  expect(auth.refreshSession).toHaveBeenCalledOnce()
  for (const scope of ['local', 'others', 'global'] as const) {
    await userEvent.click(screen.getByRole('button', { name: `Sair: ${scope}` }))
    expect(auth.signOut).toHaveBeenLastCalledWith(scope)
  }
})
