// @vitest-environment jsdom
import { TABBAR_ICONS } from '@portal/contract/portal/tabbar/tabbar-item'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { TabBar } from './TabBar.tsx'
import type { Tab } from './tabbar.rules.ts'
import { visibleTabs } from './tabbar.rules.ts'

afterEach(cleanup)

const dashboardOf = () => ({ label: 'Dashboard Clube', path: '/dash-clube' })

function renderAt(
  pathname: string,
  tabs: Tab[] = visibleTabs([], { status: 'visitor' }, dashboardOf),
) {
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <TabBar tabs={tabs} />
    </MemoryRouter>,
  )
}

describe('TabBar', () => {
  // spec: 60
  it('links every tab and marks the one a person is at', () => {
    renderAt('/guia-comercial/onde-comer')
    const links = within(screen.getByRole('navigation', { name: 'Atalhos' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/turismo',
      '/mapa',
      '/clube-de-vantagens',
      '/guia-comercial',
      '/planos',
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      null,
      'page',
      null,
    ])
  })

  // spec: 56
  it.each(['/admin/usuarios', '/dash-espadarte'])('stays away from %s', (path) => {
    renderAt(path)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('is not there without tabs', () => {
    renderAt('/', [])
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('draws a picture for every icon an administrator may choose', () => {
    renderAt(
      '/',
      TABBAR_ICONS.map((icon, index) => ({
        id: icon,
        icon,
        route: `/${icon}`,
        label: icon,
        position: index,
      })),
    )
    for (const icon of TABBAR_ICONS) {
      expect(screen.getByRole('link', { name: icon }).querySelector('svg')).not.toBeNull()
    }
  })
})
