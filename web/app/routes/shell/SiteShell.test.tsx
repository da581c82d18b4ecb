// @vitest-environment jsdom
import type { Profile } from '@portal/contract/people/profiles/profile'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { closeAccountDialog, openAccountDialog } from '~/platform/session/account-dialog.ts'
import { type Auth, AuthContext } from '~/platform/session/auth-context.ts'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { NearObserver } from '~/platform/testing/near-observer.ts'
import { ROSANGELA, signedIn } from '~/platform/testing/signed-in.tsx'
import { SiteShell } from './SiteShell.tsx'

afterEach(() => {
  act(closeAccountDialog)
  cleanup()
  vi.unstubAllGlobals()
})

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver))

const visitor: Auth = { ...signedIn(), user: null, session: null, planType: null }

function renderShell(auth: Auth, path = '/') {
  const router = createMemoryRouter(
    [{ path: '*', element: <SiteShell year={2026}>conteúdo</SiteShell> }],
    { initialEntries: [path] },
  )
  const queries = createQueryClient()
  const shell = (current: Auth) => (
    <QueryClientProvider client={queries}>
      <AuthContext value={current}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>
  )
  const { rerender } = render(shell(auth))
  return { router, become: (next: Auth) => rerender(shell(next)) }
}

const profile = (changes: Partial<Profile> = {}): Profile => ({
  id: ROSANGELA.id,
  user_id: ROSANGELA.id,
  email: ROSANGELA.email,
  full_name: 'Rosângela Alves',
  whatsapp: '91988887777',
  whatsapp_confirmed_at: null,
  state: 'PA',
  city: 'Salinópolis',
  plan_type: 'clube',
  plan_ends_at: null,
  accepts_promotions: false,
  birth_date: null,
  updated_at: '2026-07-01T12:00:00Z',
  is_complete: true,
  ...changes,
})

const apiWith = (own: Profile) =>
  fakeApi({ 'GET /api/v1/mobile-tabbar': () => ok([]), 'GET /api/v1/profile': () => ok(own) })

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Atalhos' }))
    .getAllByRole('link')
    .map((tab) => tab.textContent)

describe('the shell around every page', () => {
  // spec: 255
  it('shows the default tabs and the fallback name when nothing can be read', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('network'))),
    )
    renderShell(visitor)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(tabs()).toEqual(['Início', 'Turismo', 'Mapa', 'Clube', 'Comércio', 'Anuncie'])
    expect((await screen.findByRole('contentinfo')).textContent).toContain('Guia Salinópolis')
  })

  it('wraps the page between header and footer', () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise(() => {})),
    )
    renderShell(visitor)
    expect(screen.getByRole('main').textContent).toBe('conteúdo')
    expect(screen.getByRole('banner')).toBeDefined()
  })

  it('asks nothing about a profile while nobody is signed in', async () => {
    const { sent } = apiWith(profile())
    renderShell(visitor)
    await screen.findByRole('navigation', { name: 'Atalhos' })
    expect(sent('GET /api/v1/profile')).toEqual([])
  })

  // spec: 62
  it('has the tabs of a visitor until it is known who looks, then those of the member', () => {
    apiWith(profile())
    const { become } = renderShell({ ...visitor, isLoading: true })
    expect(tabs().at(-1)).toBe('Anuncie')
    become(signedIn({ planType: 'espadarte' }))
    expect(tabs().at(-1)).toBe('Dashboard Empresarial')
  })
})

describe('a place of work', () => {
  const publicNav = () => screen.queryByRole('navigation', { name: 'Principal' })

  it('has a bar with the way out, and neither header nor foot of the public pages', () => {
    apiWith(profile())
    renderShell({ ...visitor, isLoading: true }, '/dash-clube')
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByRole('link', { name: 'Início' }).getAttribute('href')).toBe('/')
    expect(publicNav()).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(tabs()).toContain('Clube')
  })

  it('gets its menu once its person is known, and keeps what it shows meanwhile', async () => {
    apiWith(profile())
    const { become } = renderShell({ ...visitor, isLoading: true }, '/dash-clube')
    const main = screen.getByRole('main')
    become(signedIn())
    expect(await screen.findByRole('navigation', { name: 'Seções do painel' })).toBeDefined()
    expect(screen.getByRole('main')).toBe(main)
    expect(publicNav()).toBeNull()
  })

  it('has no tabs of the portal in the administration', () => {
    apiWith(profile())
    renderShell(signedIn({ planType: 'admin' }), '/admin')
    expect(screen.queryByRole('navigation', { name: 'Atalhos' })).toBeNull()
  })
})

describe('windows over the page', () => {
  it('are the sign-in and the sign-up, from wherever they are asked for', async () => {
    apiWith(profile())
    renderShell(visitor)
    act(() => openAccountDialog('sign-in'))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('heading').textContent).toBe('Entre na sua conta')
    act(() => openAccountDialog('sign-up'))
    expect(within(dialog).getByRole('heading').textContent).toBe('Crie sua conta')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  // spec: 42
  it('are the profile, from "Configurações", while its person is here', async () => {
    apiWith(profile())
    const { become } = renderShell(signedIn())
    await userEvent.click(await screen.findByRole('button', { name: 'Menu da conta' }))
    await userEvent.click(screen.getByRole('button', { name: 'Configurações' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('heading', { name: 'Meu Perfil' })).toBeDefined()
    become(visitor)
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are the message to an establishment', async () => {
    apiWith(profile())
    const contactModal = {
      establishmentName: 'Maré Cheia',
      establishmentId: '00000000-0000-7000-8000-000000000001',
    }
    renderShell({ ...signedIn(), contactModal })
    expect((await screen.findByRole('dialog')).textContent).toContain('Maré Cheia')
  })
})

describe('an incomplete profile', () => {
  // spec: 45, 126
  it('is asked for, and disables the menu and the account until it is given', async () => {
    apiWith(profile({ is_complete: false, whatsapp: null }))
    renderShell(signedIn())
    expect(await screen.findByRole('button', { name: 'Finalizar Cadastro' })).toBeDefined()
    const hidden = true
    for (const name of ['Menu da conta', 'Abrir menu', 'Mais']) {
      expect(screen.getByRole('button', { name, hidden })).toHaveProperty('disabled', true)
    }
    for (const name of ['Dashboard Clube', 'Eventos', 'Buscar']) {
      const [link] = screen.getAllByRole('link', { name, hidden })
      expect(link?.getAttribute('aria-disabled')).toBe('true')
    }
  })

  it('is nothing to a complete one', async () => {
    const { sent } = apiWith(profile())
    renderShell(signedIn())
    await vi.waitFor(() => expect(sent('GET /api/v1/profile')).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Menu da conta' })).toHaveProperty(
      'disabled',
      false,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
