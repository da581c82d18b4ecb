// @vitest-environment jsdom
import type { Category } from '@portal/contract/guide/categories/category'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NearObserver } from '~/platform/testing/near-observer.ts'
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

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('IntersectionObserver', NearObserver)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openPage(search = '', given: Partial<DirectoryData> = {}) {
  const data: DirectoryData = {
    state: readDirectory(new URLSearchParams(search)),
    list: { establishments: [CARD], next_cursor: 'mais', total: 46, total_is_exact: true },
    categories,
    neighbourhoods: [{ name: 'Maçarico' }],
    counts: null,
    openTotal: 2,
    instead: null,
    renderedAt: NOW.toISOString(),
    ...given,
  }
  const element = <DirectoryPage data={data} city="Salinópolis" />
  const router = createMemoryRouter([{ path: '/guia-comercial', element }], {
    initialEntries: [`/guia-comercial?${search}`],
  })
  render(<RouterProvider router={router} />)
  // What comes after the page is there at once.
  await act(() => vi.dynamicImportSettled())
  return { search: () => router.state.location.search }
}

it('says of a paid place that it is one, also where it has a coupon', async () => {
  const establishments = [{ ...CARD, has_coupon: true, is_featured: true }]
  await openPage('', {
    list: { establishments, next_cursor: null, total: 1, total_is_exact: true },
  })
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Tem cupom')).toBeTruthy()
  expect(card.getByText('Destaque')).toBeTruthy()
})

// spec: 461
it('says of an invented place, quietly and by its data, that it is an example', async () => {
  const establishments = [{ ...CARD, is_demo: true }]
  await openPage('', {
    list: { establishments, next_cursor: null, total: 1, total_is_exact: true },
  })
  expect(screen.getByText('Peixes e frutos do mar · Maçarico · exemplo')).toBeTruthy()
})

it('shows the icon of its kind where a place has no photo', async () => {
  await openPage()
  const icon = screen.getByRole('article').querySelector('use')
  expect(icon?.getAttribute('href')).toMatch(/#utensils$/)
})

// spec: 293
it('lists what was found, with all a person needs to choose', async () => {
  await openPage('categoria=onde-comer')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Onde comer em Salinópolis')
  expect(screen.getByRole('status').textContent).toBe('46 lugares · 2 abertos agora')
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
    '/guia-comercial?categoria=onde-comer&paginas=2#lugar-2',
  )
})

it('counts who is open from the cards themselves where all are there', async () => {
  const closed = { ...CARD, id: 'fechado', hours: null }
  const list = { establishments: [CARD, closed], next_cursor: null, total: 2, total_is_exact: true }
  await openPage('', { list, openTotal: null })
  expect(screen.getByRole('status').textContent).toBe('2 lugares · 1 aberto agora')
})

// spec: 450
it('says who opens next, and who is open elsewhere, where nothing is', async () => {
  const list = { establishments: [], next_cursor: null, total: 0, total_is_exact: true }
  const instead = {
    next: [{ ...CARD, id: 'a', name: 'Abre já' }],
    open: [{ ...CARD, id: 'b', name: 'Aberto longe' }],
  }
  await openPage('aberto=1&categoria=compras', { list, instead })
  const part = (name: string) => within(screen.getByRole('region', { name }))
  expect(part('Quem abre primeiro').getByRole('link', { name: 'Abre já' })).toBeTruthy()
  expect(
    part('Abertos agora em outros lugares').getByRole('link', { name: 'Aberto longe' }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver a qualquer hora' }).getAttribute('href')).toBe(
    '/guia-comercial?categoria=compras',
  )
})

// spec: 450
it('goes on at the first new place where somebody asked for more', async () => {
  const establishments = [CARD, { ...CARD, id: 'novo', name: 'Lugar novo' }]
  await openPage('paginas=2#lugar-2', {
    list: { establishments, next_cursor: null, total: 2, total_is_exact: true },
  })
  expect(document.activeElement?.textContent).toBe('Lugar novo')
})

// spec: 450
it('filters by links, in the row and in the sheet', async () => {
  await openPage('aberto=1&bairro=Centro&categoria=onde-comer')
  const on = screen.getByRole('link', { name: 'Remover filtro: Aberto agora' })
  expect(on.getAttribute('href')).toBe('/guia-comercial?categoria=onde-comer&bairro=Centro')
  expect(screen.getByRole('link', { name: 'Remover filtro: Centro' }).getAttribute('href')).toBe(
    '/guia-comercial?categoria=onde-comer&aberto=1',
  )
  const opener = screen.getByRole('button', { name: /^Filtros\s*2 em uso$/ })
  const sheet = document.getElementById(opener.getAttribute('popovertarget') ?? '')
  const inSheet = within(sheet as HTMLElement)
  const href = (name: RegExp) => inSheet.getByText(name).closest('a')?.getAttribute('href')
  expect(href(/^Maçarico/)).toBe(
    '/guia-comercial?categoria=onde-comer&bairro=Ma%C3%A7arico&aberto=1',
  )
  expect(href(/^Nome/)).toBe(
    '/guia-comercial?categoria=onde-comer&bairro=Centro&aberto=1&ordem=nome',
  )
  expect(href(/^Pizzaria/)).toBe('/guia-comercial?categoria=pizzaria&bairro=Centro&aberto=1')
  expect(href(/^Limpar/)).toBe('/guia-comercial?categoria=onde-comer')
  expect(inSheet.getByText('Ver 46 lugares').getAttribute('popovertarget')).toBe(sheet?.id)
})

// spec: 783
it('says in the sheet what each choice would leave, and lets nobody choose what leaves nothing', async () => {
  await openPage('categoria=onde-comer&bairro=Centro', {
    neighbourhoods: [{ name: 'Maçarico' }, { name: 'Centro' }, { name: 'Atalaia' }],
    counts: [
      { part: 'neighbourhood', value: 'Atalaia', count: 2 },
      { part: 'flag', value: 'aberto', count: 5 },
      { part: 'price', value: '2', count: 3 },
    ],
  })
  const sheet = within(document.getElementById('filtros') as HTMLElement)
  const of = (text: RegExp) => sheet.getByText(text).closest('a, button')
  expect(of(/^Atalaia/)?.textContent).toBe('Atalaia2')
  expect(of(/^Aberto agora/)?.textContent).toBe('Aberto agora5')
  expect(of(/^Maçarico/)).toMatchObject({
    tagName: 'BUTTON',
    disabled: true,
    textContent: 'Maçarico0',
  })
  // What is on can always be taken off.
  expect(of(/^Centro/)).toMatchObject({ tagName: 'A', textContent: 'Centro0' })
})

it('asks for a price only where one table or bed is compared with another', async () => {
  await openPage('categoria=onde-comer')
  expect(screen.getByText('Preço')).toBeTruthy()
  cleanup()
  const workshops = { ...category('servicos', 'Serviços', null), schema_type: 'LocalBusiness' }
  await openPage('categoria=servicos', { categories: [{ ...workshops, icon: 'wrench' }] })
  expect(screen.queryByText('Preço')).toBeNull()
  expect(screen.getByPlaceholderText('Buscar em Serviços')).toBeTruthy()
})

it('asks where the person is only when they want it, and roughly', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: -0.61349, longitude: -47.35612 } } as GeolocationPosition),
  )
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
  const { search } = await openPage()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await act(async () => screen.getByRole('button', { name: 'Perto de mim' }).click())
  await vi.waitFor(() => expect(search()).toBe('?lat=-0.613&lng=-47.356&ordem=distancia'))
})

it('shows the map beside the list, and the list alone again', async () => {
  await openPage('pet=1')
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
  await openPage('ver=mapa', { list })
  expect(
    await screen.findByText('1 lugar ainda não tem ponto no mapa: está só na lista.'),
  ).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Ver só a lista' })).toBeTruthy()
})

it('says what to do where nothing was found', async () => {
  const list = { establishments: [], next_cursor: null, total: 0, total_is_exact: true }
  await openPage('pet=1&busca=sushi', { list })
  expect(screen.getByText(/Tire um filtro/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Remover filtros' }).getAttribute('href')).toBe(
    '/guia-comercial?busca=sushi',
  )
})

it('offers to try again where the list could not be read', async () => {
  await openPage('', { list: null })
  expect(screen.getByRole('alert').textContent).toContain('Não deu para carregar os lugares')
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
})
