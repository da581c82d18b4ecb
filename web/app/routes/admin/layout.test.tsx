// @vitest-environment jsdom
import type { Session } from '@portal/contract/accounts/session'
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
  second_factor,
  user: {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'chefe@exemplo.com.br',
    email_verified: true,
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

describe('the admin area', () => {
  it('lists the pages that exist and says which one is open', () => {
    openAdmin('met', '/admin/pessoas')
    const [desk] = screen.getAllByRole('navigation', { name: 'Painel Admin' })
    const links = within(desk as HTMLElement).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Visão geral', '/admin'],
      ['Moderação', '/admin/moderacao'],
      ['Estabelecimentos', '/admin/estabelecimentos'],
      ['Categorias', '/admin/categorias'],
      ['Importar e exportar', '/admin/importacao'],
      ['Cadastros repetidos', '/admin/duplicados'],
      ['Buscas', '/admin/buscas'],
      ['Notícias', '/admin/noticias'],
      ['Eventos', '/admin/eventos'],
      ['Podcast', '/admin/podcast'],
      ['Praias', '/admin/praias'],
      ['Atrações', '/admin/atracoes'],
      ['Marés', '/admin/mares'],
      ['Utilidade pública', '/admin/utilidades'],
      ['Você no Portal', '/admin/participacoes'],
      ['Coberturas', '/admin/coberturas'],
      ['Cartas por e-mail', '/admin/newsletter'],
      ['Faixa e aviso', '/admin/banners'],
      ['Documentos', '/admin/documentos'],
      ['Barra inferior', '/admin/barra-inferior'],
      ['Configurações do portal', '/admin/configuracoes'],
      ['Pessoas', '/admin/pessoas'],
      ['Auditoria', '/admin/auditoria'],
    ])
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual(['Pessoas'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pessoas')
    const trail = within(screen.getByRole('navigation', { name: 'Você está em' }))
    expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Início',
      'Painel Admin',
      'Pessoas',
    ])
  })

  it('folds its menu away on a phone, and again with Esc or by following a link', async () => {
    const { router } = openAdmin('met')
    const button = screen.getByRole('button', { name: /^Menu do painel/ })
    const isOpen = () => button.getAttribute('aria-expanded')
    await userEvent.click(button)
    expect(isOpen()).toBe('true')
    await userEvent.keyboard('{Tab}{Escape}')
    expect(isOpen()).toBe('false')
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    const [, phone] = screen.getAllByRole('navigation', { name: 'Painel Admin' })
    await userEvent.click(within(phone as HTMLElement).getByRole('link', { name: 'Auditoria' }))
    expect(router.state.location.pathname).toBe('/admin/auditoria')
    expect(isOpen()).toBe('false')
  })
})

describe('without the second factor', () => {
  it('is told so on a machine that does not ask for it, with the way to set it up', () => {
    openAdmin('met', '/admin/pessoas')
    const notice = within(screen.getByRole('note'))
    expect(notice.getByText(/Nesta demonstração o painel abre só com a senha/)).toBeDefined()
    const link = notice.getByRole('link', { name: 'Ativar as duas etapas' })
    expect(link.getAttribute('href')).toBe('/dash-clube#seguranca')
    expect(screen.getByText('conteúdo')).toBeDefined()
  })

  it('reads nothing of it once the factor is on', () => {
    openAdmin('met', '/admin/pessoas', [{ type: 'totp' }])
    expect(screen.queryByRole('note')).toBeNull()
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
