// @vitest-environment jsdom
import type { Session } from '@portal/contract/people/accounts/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/platform/api.ts'
import { createQueryClient } from '~/platform/query-client.ts'
import { type Auth, AuthContext } from '~/platform/session/auth-context.ts'
import AdminLayout from './layout.tsx'

afterEach(cleanup)

const session = (second_factor: Session['second_factor']): Session => ({
  id: '00000000-0000-4000-8000-000000000001',
  expires_at: 1_800_000_000,
  expires_in: 604_800,
  plan_type: 'admin',
  staff_role: null,
  second_factor,
  user: {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'chefe@exemplo.com.br',
    email_verified: true,
    is_proved: true,
    identities: [],
    factors: [],
    user_metadata: { full_name: 'Chefe', avatar_url: null },
  },
})

function openAdmin(
  secondFactor: Session['second_factor'],
  path = '/admin',
  factors: Session['user']['factors'] = [],
) {
  const base = session(secondFactor)
  const own = { ...base, user: { ...base.user, factors } }
  const auth = {
    user: own.user,
    session: own,
    isLoading: false,
    isAdmin: true,
    planType: 'admin',
    authError: null,
    signOut: vi.fn(async () => undefined),
    refreshSession: vi.fn(async () => own),
  } as unknown as Auth
  const client = createQueryClient()
  const router = createMemoryRouter(
    [
      {
        path: '/admin',
        Component: AdminLayout,
        children: [{ path: '*', element: 'conteúdo' }],
      },
      { path: '/auth', element: 'entrar' },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={client}>
      <AuthContext value={auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
  return { auth, client, router }
}

// spec: 13
it('names the page that is open and says what it is for', () => {
  openAdmin('met', '/admin/pessoas')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pessoas')
  expect(screen.getByText(/Quem tem conta no portal/)).toBeDefined()
})

describe('without the second factor', () => {
  it('is told so on a machine that does not ask for it, with the way to set it up', () => {
    openAdmin('met', '/admin')
    const notice = within(screen.getByRole('note'))
    expect(notice.getByText(/Nesta demonstração o painel abre só com a senha/)).toBeDefined()
    const link = notice.getByRole('link', { name: 'Ativar as duas etapas' })
    expect(link.getAttribute('href')).toBe('/dash-clube#seguranca')
  })

  it('reads nothing of it once the factor is on', () => {
    openAdmin('met', '/admin', [{ type: 'totp' }])
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('is told so where one comes in, and left to work on every other page', () => {
    openAdmin('met', '/admin/pessoas')
    expect(screen.queryByRole('note')).toBeNull()
    expect(screen.getByText('conteúdo')).toBeDefined()
  })

  it('says what is needed and leads to where it is set up', () => {
    openAdmin('set-up')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Falta proteger sua conta')
    const link = screen.getByRole('link', { name: 'Ativar as duas etapas' })
    expect(link.getAttribute('href')).toBe('/dash-clube#seguranca')
    expect(screen.queryByText('conteúdo')).toBeNull()
  })

  it('asks to sign in again when this session did not prove it, and remembers the page', async () => {
    const { auth, router } = openAdmin('prove', '/admin/pessoas?busca=ana')
    await userEvent.click(screen.getByRole('button', { name: 'Entrar de novo' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(auth.signOut).toHaveBeenCalledWith('local')
    expect(router.state.location.state).toEqual({ from: '/admin/pessoas?busca=ana' })
  })

  it('looks at the session again when the API asks for it, once', async () => {
    const { auth, client } = openAdmin('met')
    const problem = { code: 'accounts.second-factor-required' } as ApiError['problem']
    for (const key of ['a', 'b']) {
      const queryFn = () => Promise.reject(new ApiError(403, problem))
      await act(() => client.fetchQuery({ queryKey: ['admin', key], queryFn }).catch(() => null))
    }
    expect(auth.refreshSession).toHaveBeenCalledTimes(1)
  })
})
