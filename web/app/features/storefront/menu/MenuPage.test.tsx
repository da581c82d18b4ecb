// @vitest-environment jsdom
import type { Catalogue } from '@portal/contract/storefront/catalogue/catalogue'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeItem, fakeMenu } from './fake-menu.ts'
import { MenuPage } from './MenuPage.tsx'

const BUSINESS = { name: 'Maré Cheia', slug: 'mare-cheia', photo: null }
const NOW = '2026-07-18T20:00:00Z'

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

function open(menu: Catalogue, more: Partial<ComponentProps<typeof MenuPage>> = {}) {
  const element = (
    <MenuPage
      business={BUSINESS}
      menu={menu}
      renderedAt={NOW}
      openLine={() => <p>Aberto</p>}
      {...more}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const menu = fakeMenu([
  [
    'Da brasa',
    fakeItem({
      name: 'Pescada na brasa',
      price_cents: 9_800,
      promo: { cents: 8_400, starts_at: null, ends_at: null },
      allergens: ['peixe'],
    }),
    fakeItem({ name: 'Peixe-serra', sold_out_until: '2026-07-19T08:00:00Z' }),
  ],
  ['Doces', fakeItem({ name: 'Sorvete de bacuri', tags: ['vegetariano'] })],
])

describe('the menu', () => {
  // spec: 585
  it('tells price, promotion, allergens and what is sold out', () => {
    open(menu)
    const row = within(
      screen.getByRole('heading', { name: 'Pescada na brasa' }).closest('li') as HTMLElement,
    )
    expect(row.getByText('R$ 84,00')).toBeTruthy()
    expect(row.getByText('R$ 98,00', { exact: false }).tagName).toBe('S')
    expect(row.getByText('Contém: peixe')).toBeTruthy()
    expect(screen.getByText('Acabou por hoje')).toBeTruthy()
  })

  // spec: 579
  it('says that what is not written about allergens was not told', () => {
    open(menu)
    const row = screen.getByRole('heading', { name: 'Sorvete de bacuri' }).closest('li')
    expect(row?.textContent).not.toMatch(/contém|alergên|glúten/i)
    expect(
      screen.getByText(/onde nada está escrito, os ingredientes não foram informados/),
    ).toBeDefined()
  })

  // spec: 585
  it('leads to each section by its name', () => {
    open(menu)
    const tabs = within(screen.getByRole('navigation', { name: 'Seções do cardápio' }))
    const link = tabs.getByRole('link', { name: 'Doces' })
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1))
    expect(target?.textContent).toContain('Sorvete de bacuri')
  })

  // spec: 585
  it('shows what was looked for, says how much that is, and everything again', async () => {
    open(menu)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Buscar no cardápio'), 'bacuri')
    expect(screen.queryByText('Pescada na brasa')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('1 item encontrado')
    await user.type(screen.getByLabelText('Buscar no cardápio'), 'zzz')
    await user.click(screen.getByRole('button', { name: 'Ver tudo' }))
    expect(screen.getByText('Pescada na brasa')).toBeTruthy()
  })

  // spec: 585
  it('shows only what fits a diet', async () => {
    open(menu)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Vegetariano' }))
    expect(screen.getByText('Sorvete de bacuri')).toBeTruthy()
    expect(screen.queryByText('Pescada na brasa')).toBeNull()
  })

  // spec: 586
  it('names the table the code belongs to, and nothing that somebody else wrote there', () => {
    window.history.replaceState(null, '', '/cardapio/mare-cheia?mesa=12')
    open(menu)
    expect(screen.getByText('Mesa 12')).toBeTruthy()
    cleanup()
    window.history.replaceState(null, '', '/cardapio/mare-cheia?mesa=<b>pague+aqui</b>')
    open(menu)
    expect(screen.queryByText(/^Mesa/)).toBeNull()
  })

  it('says that a menu without items is on its way', () => {
    open(fakeMenu([]))
    expect(screen.getByText('O cardápio está sendo montado')).toBeTruthy()
  })
})

describe('a menu that can be ordered from', () => {
  const order = {
    action: ({ name }: { name: string }) => <button type="button">Pôr {name}</button>,
    head: () => <p>Retirar</p>,
    foot: () => <p>Ver pedido</p>,
  }

  it('has its pieces beside what is to be had, and none beside what is sold out', () => {
    open(menu, { order })
    expect(screen.getByText('Retirar')).toBeTruthy()
    expect(screen.getByText('Ver pedido')).toBeTruthy()
    const buttons = screen.getAllByRole('button', { name: /^Pôr/ })
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Pôr Pescada na brasa',
      'Pôr Sorvete de bacuri',
    ])
  })

  it('promises nothing without them', () => {
    open(menu)
    expect(screen.queryByText(/pedido/i)).toBeNull()
  })
})

describe('a shop', () => {
  const variant = (name: string, left: number | null) => ({
    ...{ id: name, name, sku: null, price_cents: null, promo_cents: null },
    ...{ is_available: true, left },
  })
  const shop = {
    ...fakeMenu([
      [
        'Camisas',
        fakeItem({ name: 'Camisa guará', variants: [variant('P', 0), variant('M', 2)] }),
        fakeItem({ name: 'Boné', variants: [variant('Único', 0)] }),
      ],
    ]),
    kind: 'shop' as const,
  }

  it('says which sizes are left, and what is sold out altogether', () => {
    open(shop, { kind: 'shop' })
    expect(screen.getByLabelText('Buscar na loja')).toBeTruthy()
    const row = (name: string) => screen.getByRole('heading', { name }).closest('li')?.textContent
    expect(row('Camisa guará')).toMatch(/P esgotado.*M · Restam 2/)
    expect(row('Boné')).toContain('Esgotado')
    expect(screen.queryByText(/alergia/)).toBeNull()
  })
})
