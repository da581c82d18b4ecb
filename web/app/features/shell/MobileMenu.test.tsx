// @vitest-environment jsdom
import { siteIdentity } from '@portal/contract/settings/fallbacks'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MobileMenu } from './MobileMenu.tsx'
import type { Viewer } from './viewer.ts'

/** A window whose width a test can change. */
function fakeViewport() {
  const listeners = new Set<() => void>()
  const query = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => query)
  return {
    becomeDesktop() {
      query.matches = true
      for (const listener of listeners) listener()
    },
  }
}

let viewport: ReturnType<typeof fakeViewport>
beforeEach(() => {
  viewport = fakeViewport()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderMenu(viewer: Viewer = { status: 'visitor' }) {
  const menu = <MobileMenu identity={siteIdentity(null)} viewer={viewer} disabled={false} />
  const router = createMemoryRouter([{ path: '*', element: menu }])
  render(<RouterProvider router={router} />)
  return router
}

const menuButton = () => screen.getByRole('button', { name: 'Abrir menu', hidden: true })

async function openDrawer() {
  await userEvent.click(menuButton())
  return within(await screen.findByRole('dialog'))
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(menuButton().getAttribute('aria-expanded')).toBe('false')
}

describe('the mobile menu', () => {
  it('leads to the search', () => {
    renderMenu()
    expect(screen.getByRole('link', { name: 'Buscar' }).getAttribute('href')).toBe('/buscar')
  })

  it('opens a drawer that invites a visitor and lists every section, the plans last', async () => {
    renderMenu()
    const drawer = await openDrawer()
    expect(drawer.getByText('O Site oficial da cidade')).toBeDefined()
    expect(drawer.getByText('Faça login para acessar seu dashboard')).toBeDefined()
    expect(drawer.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/auth')
    expect(drawer.getByRole('link', { name: 'Cadastrar' }).getAttribute('href')).toBe(
      '/criar-conta',
    )
    const links = within(drawer.getByRole('navigation', { name: 'Navegação' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Início',
      'Guia Comercial',
      'Mapa Interativo',
      'Eventos',
      'Clube de Vantagens',
      'Notícias',
      'Turismo',
      'Você no Portal',
      'Utilidade Pública',
      'PODSAL',
      'Planos',
    ])
  })

  it('offers a member the dashboard instead', async () => {
    renderMenu({ status: 'member', planType: 'admin' })
    const drawer = await openDrawer()
    expect(drawer.getByRole('link', { name: 'Painel Admin' }).getAttribute('href')).toBe('/admin')
    expect(drawer.queryByRole('link', { name: 'Entrar' })).toBeNull()
  })

  it('closes with Esc and gives the focus back to its button', async () => {
    renderMenu()
    await openDrawer()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(document.activeElement).toBe(menuButton()))
  })

  it('closes when one of its links is followed', async () => {
    const router = renderMenu()
    const drawer = await openDrawer()
    await userEvent.click(drawer.getByRole('link', { name: 'Planos' }))
    expect(router.state.location.pathname).toBe('/planos')
    await expectClosed()
  })

  it('closes when the page changes by itself, as the back button does', async () => {
    const router = renderMenu()
    await openDrawer()
    await act(() => router.navigate('/eventos'))
    await expectClosed()
  })

  it('closes when the screen becomes wide enough for the links in a row', async () => {
    renderMenu()
    await openDrawer()
    act(() => viewport.becomeDesktop())
    await expectClosed()
  })
})
