// @vitest-environment jsdom
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeAccountDialog, useAccountDialog } from '~/platform/session/account-dialog.ts'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { type Viewer, viewerOf } from './viewer.ts'

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
    setTablet() {
      query.matches = true
    },
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
  closeAccountDialog()
  cleanup()
  vi.unstubAllGlobals()
})

const auth = signedIn({ planType: 'admin' })
const admin = viewerOf(auth)

function renderMenu(viewer: Viewer = { status: 'visitor' }, disabled = false) {
  const menu = <MobileMenu identity={siteIdentity(null)} viewer={viewer} disabled={disabled} />
  const router = createMemoryRouter([{ path: '*', element: menu }])
  render(
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>,
  )
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

  // spec: 47, 50, 51
  it('opens a drawer that invites a visitor and lists every section, the plans last', async () => {
    renderMenu()
    const drawer = await openDrawer()
    expect(drawer.getByText('O Site oficial da cidade')).toBeDefined()
    const logo = drawer.getByRole('link', { name: /^Guia Salinópolis, O Site oficial da cidade/ })
    expect(logo.textContent).toContain('Guia Salinópolis')
    expect(logo.querySelector('svg')).not.toBeNull()
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
    const own = within(drawer.getByRole('navigation', { name: 'Para a sua viagem' }))
    expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/favoritos',
      '/meu-roteiro',
    ])
  })

  // spec: 53
  it('shows a member who they are, their plan and the way to their dashboard', async () => {
    renderMenu(admin)
    const drawer = await openDrawer()
    expect(drawer.getByText('rosangela@example.com')).toBeDefined()
    expect(drawer.getByText('Administrador')).toBeDefined()
    expect(document.querySelector('[role=dialog] [data-initials=RA]')).not.toBeNull()
    expect(drawer.getByText('Acesso rápido')).toBeDefined()
    expect(drawer.getByRole('link', { name: 'Painel Admin' }).getAttribute('href')).toBe('/admin')
    expect(drawer.getByRole('navigation', { name: 'Navegação' })).toBeDefined()
    expect(drawer.queryByRole('link', { name: 'Entrar' })).toBeNull()
  })

  // spec: 52
  it('shows the member’s picture where there is one', async () => {
    renderMenu({ ...(admin as Viewer & { status: 'member' }), avatarUrl: '/fotos/rosa.webp' })
    const drawer = await openDrawer()
    const picture = drawer.getByText('rosangela@example.com').closest('div')?.parentElement
    expect(picture?.querySelector('img')?.getAttribute('src')).toBe('/fotos/rosa.webp')
  })

  // spec: 49, 54
  it('signs a member out and closes', async () => {
    const router = renderMenu(admin)
    await act(() => router.navigate('/eventos'))
    const drawer = await openDrawer()
    await userEvent.click(drawer.getByRole('button', { name: 'Sair' }))
    expect(auth.signOut).toHaveBeenCalledOnce()
    await expectClosed()
    expect(router.state.location.pathname).toBe('/')
  })

  it('keeps the place while it is not known who looks', async () => {
    renderMenu({ status: 'unknown' })
    const drawer = await openDrawer()
    expect(drawer.queryByRole('link', { name: 'Entrar' })).toBeNull()
    expect(drawer.queryByRole('button', { name: 'Sair' })).toBeNull()
  })

  it('leads to the sign-in page on a phone and opens the dialog on a tablet', async () => {
    const router = renderMenu()
    const { result } = renderHook(useAccountDialog)
    await userEvent.click((await openDrawer()).getByRole('link', { name: 'Entrar' }))
    expect(router.state.location.pathname).toBe('/auth')
    expect(result.current[0]).toBeNull()
    await act(() => router.navigate('/'))
    await expectClosed()
    viewport.setTablet()
    await userEvent.click((await openDrawer()).getByRole('link', { name: 'Cadastrar' }))
    expect(result.current[0]).toBe('sign-up')
    expect(router.state.location.pathname).toBe('/')
    await expectClosed()
  })

  it('cannot be opened while it is disabled', () => {
    renderMenu(admin, true)
    expect(menuButton()).toHaveProperty('disabled', true)
  })

  it('closes with Esc and gives the focus back to its button', async () => {
    renderMenu()
    await openDrawer()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(document.activeElement).toBe(menuButton()))
  })

  // spec: 48
  it('closes when one of its links is followed', async () => {
    const router = renderMenu()
    const drawer = await openDrawer()
    await userEvent.click(drawer.getByRole('link', { name: 'Planos' }))
    expect(router.state.location.pathname).toBe('/planos')
    await expectClosed()
  })

  // spec: 48
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
