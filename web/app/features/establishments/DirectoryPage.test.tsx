// @vitest-environment jsdom
import type { Category } from '@portal/contract/categories/category'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DirectoryData, DirectoryPage } from './DirectoryPage.tsx'
import { readDirectory } from './directory-address.rules.ts'
import { CARD } from './fake-establishments.ts'

const NOW = new Date('2026-07-18T20:00:00Z')
const category = (slug: string, name: string, parent_id: string | null): Category => ({
  ...{ id: slug, slug, name, parent_id, icon: 'utensils', schema_type: 'Restaurant' },
  ...{ position: 0, is_active: true },
})
const categories = [
  category('onde-comer', 'Onde comer', null),
  category('pizzaria', 'Pizzaria', 'onde-comer'),
  category('compras', 'Compras', null),
]

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage(search = '', given: Partial<DirectoryData> = {}) {
  const data: DirectoryData = {
    state: readDirectory(new URLSearchParams(search)),
    list: { establishments: [CARD], next_cursor: 'mais', total: 46, total_is_exact: true },
    categories,
    neighbourhoods: [{ name: 'Maçarico', count: 3 }],
    renderedAt: NOW.toISOString(),
    ...given,
  }
  const element = <DirectoryPage data={data} city="Salinópolis" />
  const router = createMemoryRouter([{ path: '/guia-comercial', element }], {
    initialEntries: [`/guia-comercial?${search}`],
  })
  render(<RouterProvider router={router} />)
  return { search: () => router.state.location.search }
}

it('says of a paid place that it is one, also where it has a coupon', () => {
  const establishments = [{ ...CARD, has_coupon: true, is_featured: true }]
  openPage('', { list: { establishments, next_cursor: null, total: 1, total_is_exact: true } })
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Tem cupom')).toBeTruthy()
  expect(card.getByText('Destaque')).toBeTruthy()
})

it('lists what was found, with all a person needs to choose', () => {
  openPage('categoria=onde-comer')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Onde comer em Salinópolis')
  expect(screen.getByRole('status').textContent).toBe('46 lugares')
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('link').getAttribute('href')).toBe('/guia/mare-cheia')
  expect(card.getByText('Peixes e frutos do mar · Maçarico')).toBeTruthy()
  expect(card.getByText('Aberto agora · fecha às 23h')).toBeTruthy()
  expect(card.getByRole('img', { name: 'Nota 4,7 de 5, 312 avaliações' })).toBeTruthy()
  expect(card.getByText('350 m')).toBeTruthy()
  expect(card.getByText('Acessível')).toBeTruthy()
  const types = within(screen.getByRole('navigation', { name: 'Tipos' }))
  expect(types.getByRole('link', { name: 'Pizzaria' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver mais' }).getAttribute('href')).toBe(
    '/guia-comercial?categoria=onde-comer&cursor=mais',
  )
})

it('filters by links, and sends the lists the moment one is chosen', async () => {
  const { search } = openPage('aberto=1')
  const on = screen.getByRole('link', { name: 'Tirar filtro: Aberto agora' })
  expect(on.getAttribute('href')).toBe('/guia-comercial')
  expect(screen.getByRole('link', { name: 'Aceita pet' }).getAttribute('href')).toBe(
    '/guia-comercial?aberto=1&pet=1',
  )
  await userEvent.selectOptions(screen.getByLabelText('Bairro'), 'Maçarico')
  expect(search()).toBe('?aberto=1&bairro=Ma%C3%A7arico')
})

it('asks where the person is only when they want it, and roughly', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: -0.61349, longitude: -47.35612 } } as GeolocationPosition),
  )
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
  const { search } = openPage()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await act(async () => screen.getByRole('button', { name: 'Perto de mim' }).click())
  await vi.waitFor(() => expect(search()).toBe('?lat=-0.613&lng=-47.356&ordem=distancia'))
})

it('shows the map beside the list, and the list alone again', async () => {
  openPage('pet=1')
  const view = within(screen.getByRole('navigation', { name: 'Modo de ver' }))
  const links = () =>
    view.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links()).toEqual([
    ['Lista', '/guia-comercial?pet=1'],
    ['Lista e mapa', '/guia-comercial?pet=1&ver=mapa'],
  ])
  expect(view.getByRole('link', { current: true }).textContent).toBe('Lista')
  expect(screen.getByRole('link', { name: 'Ver no mapa' }).getAttribute('href')).toBe(
    '/guia-comercial?pet=1&ver=mapa#mapa',
  )
  expect(document.getElementById('mapa')).toBeNull()
})

it('says on the map which places have no pin, and keeps them in the list', async () => {
  const pinless = { ...CARD, id: 'sem-ponto', slug: 'sem-ponto', name: 'Sem ponto', place: null }
  const list = {
    establishments: [CARD, pinless],
    next_cursor: null,
    total: 2,
    total_is_exact: true,
  }
  openPage('ver=mapa', { list })
  expect(
    await screen.findByText('1 lugar ainda não tem ponto no mapa: está só na lista.'),
  ).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Ver só a lista' })).toBeTruthy()
})

it('says what to do where nothing was found', () => {
  const list = { establishments: [], next_cursor: null, total: 0, total_is_exact: true }
  openPage('pet=1&busca=sushi', { list })
  expect(screen.getByText(/Tire um filtro/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Tirar filtros' }).getAttribute('href')).toBe(
    '/guia-comercial?busca=sushi',
  )
})

it('offers to try again where the list could not be read', () => {
  openPage('', { list: null })
  expect(screen.getByRole('alert').textContent).toContain('Não deu para carregar os lugares')
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
})
