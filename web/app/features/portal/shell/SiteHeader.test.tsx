// @vitest-environment jsdom
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { PortalSettings } from '@portal/contract/ground/settings/portal-settings'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteHeader } from './SiteHeader.tsx'

afterEach(cleanup)

function renderHeader({
  at = '/',
  settings = {},
  disabled = false,
}: {
  at?: string
  settings?: Partial<PortalSettings>
  disabled?: boolean
} = {}) {
  const header = (
    <SiteHeader
      identity={siteIdentity(settings)}
      viewer={{ status: 'visitor' }}
      disabled={disabled}
      onOpenProfile={() => {}}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: header }], { initialEntries: [at] })
  return render(<RouterProvider router={router} />)
}

const mainNav = () => within(screen.getByRole('navigation', { name: 'Principal' }))
const more = () => screen.getByRole('button', { name: 'Mais' })

describe('the header', () => {
  // spec: 31
  it('names the place and links the phone to a chat', () => {
    renderHeader({ settings: { contact_phone: '(91) 98888-7777' } })
    expect(screen.getByText('Salinópolis, PA')).toBeDefined()
    expect(screen.getByRole('link', { name: 'WhatsApp (91) 98888-7777' })).toHaveProperty(
      'href',
      'https://wa.me/5591988887777',
    )
  })

  // spec: 32
  it('links the fallback phone by its digits while none is set', () => {
    renderHeader()
    expect(screen.getByRole('link', { name: 'WhatsApp (91) 90000-0000' })).toHaveProperty(
      'href',
      'https://wa.me/5591900000000',
    )
  })

  // spec: 33, 50
  it('lists the main sections in their order and marks the current one', () => {
    renderHeader({ at: '/noticias/praia-limpa' })
    const links = mainNav().getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Início', '/'],
      ['Guia Comercial', '/guia-comercial'],
      ['Mapa Interativo', '/mapa'],
      ['Eventos', '/eventos'],
      ['Clube de Vantagens', '/clube-de-vantagens'],
      ['Notícias', '/noticias'],
    ])
    expect(mainNav().getByRole('link', { current: 'page' }).textContent).toBe('Notícias')
    // The plans are a matter of the mobile menu.
    expect(screen.queryByRole('link', { name: 'Planos' })).toBeNull()
  })

  // spec: 36
  it('names the site on its logo, with the first word set apart', () => {
    renderHeader({ settings: { site_name: 'Portal Cidade do Sol', logo_url: '/logo.png' } })
    const logo = screen.getByRole('link', { name: /^Portal Cidade do Sol, O site oficial/ })
    expect(logo.querySelector('b > span')?.textContent).toBe('Portal')
    expect(logo.querySelector('b')?.textContent).toBe('Portal Cidade do Sol')
    expect(logo.querySelector('img')?.getAttribute('src')).toBe('/logo.png')
  })

  // spec: 36
  it('says what the site is, or the fallback where nobody wrote it', () => {
    renderHeader({ settings: { site_description: 'A cidade inteira, da praia ao mangue.' } })
    expect(screen.getByText('A cidade inteira, da praia ao mangue.')).toBeDefined()
    cleanup()
    renderHeader()
    expect(screen.getByText(/^Seu guia completo para descobrir Salinópolis\./)).toBeDefined()
  })

  it('draws its own mark while no logo is set', () => {
    renderHeader()
    const logo = screen.getByRole('link', { name: /^Guia Salinópolis/ })
    expect(logo.querySelector('img')).toBeNull()
    expect(logo.querySelector('svg')).not.toBeNull()
  })

  // spec: 44
  it('leaves nothing to press or to reach by keyboard while disabled', async () => {
    renderHeader({ disabled: true })
    for (const link of mainNav().getAllByRole('link')) {
      expect(link.getAttribute('aria-disabled')).toBe('true')
      expect(link.classList).toContain('opacity-55')
    }
    expect(more()).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveProperty('disabled', true)
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^WhatsApp/)
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('the "Mais" dropdown', () => {
  // spec: 34
  it('opens and closes with its button', async () => {
    renderHeader()
    expect(more().getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more())
    expect(more().getAttribute('aria-expanded')).toBe('true')
    expect(
      ['Turismo', 'Você no Portal', 'Utilidade Pública', 'PODSAL'].map((name) =>
        mainNav().getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(['/turismo', '/voce-no-portal', '/utilidade-publica', '/podcast'])
    await userEvent.click(more())
    expect(mainNav().queryByRole('link', { name: 'PODSAL' })).toBeNull()
  })

  it('closes with Esc and gives the focus back', async () => {
    renderHeader()
    await userEvent.click(more())
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Turismo')
    await userEvent.keyboard('{Escape}')
    expect(more().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(more())
  })

  it('closes when the focus or a press goes elsewhere', async () => {
    renderHeader()
    await userEvent.click(more())
    await userEvent.click(document.body)
    expect(more().getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more())
    await userEvent.tab({ shift: true })
    expect(more().getAttribute('aria-expanded')).toBe('false')
  })

  it('closes on the way to one of its pages, and its button then says where one is', async () => {
    renderHeader()
    await userEvent.click(more())
    await userEvent.click(mainNav().getByRole('link', { name: 'Utilidade Pública' }))
    expect(more().getAttribute('aria-expanded')).toBe('false')
    expect(more().getAttribute('aria-current')).toBe('true')
  })
})
