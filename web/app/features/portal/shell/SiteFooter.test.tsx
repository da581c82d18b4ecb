// @vitest-environment jsdom
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { PortalSettings } from '@portal/contract/ground/settings/portal-settings'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteFooter } from './SiteFooter.tsx'

afterEach(cleanup)

function renderFooter(settings: Partial<PortalSettings> = {}) {
  render(
    <MemoryRouter>
      <SiteFooter identity={siteIdentity(settings)} year={2026} />
    </MemoryRouter>,
  )
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the footer', () => {
  // spec: 50, 76
  it('links the sections people look for first', () => {
    renderFooter()
    const nav = within(screen.getByRole('navigation', { name: 'Links rápidos' }))
    expect(
      nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Início', '/'],
      ['Turismo & Praias', '/turismo'],
      ['Guia Comercial', '/guia-comercial'],
      ['Eventos', '/eventos'],
      ['PODSAL', '/podcast'],
      ['Mapa Interativo', '/mapa'],
    ])
  })

  // spec: 77
  it('tells how to reach the guide', () => {
    renderFooter({ contact_phone: '(91) 98888-7777', contact_email: 'oi@salinas.com.br' })
    expect(hrefOf('(91) 98888-7777')).toBe('https://wa.me/5591988887777')
    expect(hrefOf('oi@salinas.com.br')).toBe('mailto:oi@salinas.com.br')
    expect(screen.getByText('24/7 Online')).toBeDefined()
  })

  // spec: 75
  it('shows only the social networks that are set', () => {
    renderFooter({ social_youtube: 'https://youtube.com/@salinas' })
    expect(hrefOf('YouTube')).toBe('https://youtube.com/@salinas')
    expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull()
  })

  // spec: 78
  it('ends with the year, the legal pages and the way back up', () => {
    renderFooter({ site_name: 'Guia Bragança' })
    expect(screen.getByText('© 2026 Guia Bragança')).toBeDefined()
    expect(hrefOf('Privacidade')).toBe('/politica-de-privacidade')
    expect(hrefOf('Termos de uso')).toBe('/termos-de-uso')
    expect(hrefOf('Dados abertos')).toBe('/dados-abertos')
    expect(hrefOf('Voltar ao topo')).toBe('#topo')
  })
})
