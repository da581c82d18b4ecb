// @vitest-environment jsdom
import type { MapPlace } from '@portal/contract/portal/map/map'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { TOWN_BOUNDS } from '~/ui/map/map.constants.ts'
import type { Bounds, MapViewProps } from '~/ui/map/map.types.ts'
import { pinsOf } from './kept-places.rules.ts'
import { keepSeen } from './kept-places.ts'
import { MapPage } from './MapPage.tsx'
import { samplePlace } from './map.samples.ts'
import { readMapAddress } from './map-address.rules.ts'

const NEAR: Bounds = { west: -47.36, south: -0.62, east: -47.34, north: -0.6 }

/** Stands for what only a graphics card draws: pins as buttons, and a hand that moves it. */
function DrawnMap({ markers, selectedId, pointedId, onSelect, whole }: MapViewProps) {
  const see = (bounds: Bounds) =>
    whole?.onSight({ bounds, camera: { center: { lat: -0.61, lng: -47.35 }, zoom: 14 } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once
  useEffect(() => {
    whole?.onSight({ bounds: TOWN_BOUNDS, camera: whole.camera })
    whole?.onDrawn()
  }, [])
  return (
    <section aria-label="Mapa da cidade">
      {markers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selectedId || id === pointedId}
          onClick={() => onSelect?.(id)}
        >
          {name}
        </button>
      ))}
      <button type="button" onClick={() => see(NEAR)}>
        mover
      </button>
      {whole?.tools}
    </section>
  )
}

const map = vi.hoisted(() => ({ outcome: 'loading' as 'loading' | 'unsupported' | 'failed' }))
vi.mock('~/ui/map/use-map-view.ts', () => ({
  useMapView: () => ({
    ...{ View: map.outcome === 'loading' ? DrawnMap : null, outcome: map.outcome },
    ...{ retry: vi.fn(), giveUp: vi.fn(), fail: vi.fn() },
  }),
}))
vi.mock('./ListRows.tsx', async () => ({
  // Its code comes when the list is seen, and nothing is seen here.
  ListRows: (await import('./PlaceList.tsx')).PlaceList,
}))

const CITY = [samplePlace(1), samplePlace(2, { layer: 'ficar' }), samplePlace(30)]
const asked: string[] = []
let served: MapPlace[] = CITY

function serve(address: string): Response {
  const { pathname, searchParams } = new URL(address, 'http://portal.test')
  asked.push(pathname + (searchParams.get('layers') ? ` ${searchParams.get('layers')}` : ''))
  const layers = searchParams.get('layers')?.split(',') ?? []
  const found = served.filter(({ layer }) => layers.length === 0 || layers.includes(layer))
  const one = /places\/(.+)$/.exec(pathname)?.[1]
  if (one) return Response.json(samplePlace(Number(one.slice(-12))))
  if (pathname === '/api/v1/map') return Response.json(pinsOf(found, 16))
  return Response.json({ places: found, next_cursor: null, total: found.length })
}

async function openPage(search = '', sent: MapPlace[] = CITY) {
  window.history.pushState(null, '', `/mapa${search}`)
  const data = {
    state: readMapAddress(new URLSearchParams(search)),
    list: { places: sent, next_cursor: null, total: sent.length },
    pins: pinsOf(sent, 16),
    chosen: null,
    renderedAt: '2026-07-18T15:00:00Z',
  }
  const router = createBrowserRouter([
    { path: '/mapa', element: <MapPage data={data} city="Salinópolis" /> },
    { path: '*', element: <p>outra página</p> },
  ])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  if (map.outcome === 'loading') await screen.findByRole('region', { name: 'Mapa da cidade' })
}

const list = () => within(screen.getByRole('region', { name: 'Lista de lugares' }))
const pins = () => within(screen.getByRole('region', { name: 'Mapa da cidade' }))
const listed = () =>
  list()
    .queryAllByRole('listitem')
    .map((row) => within(row).getByRole('heading').textContent)
const pinned = () =>
  pins()
    .queryAllByRole('button', { name: /^Lugar/ })
    .map((pin) => pin.textContent)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
      put: async (key: string, answer: Response) => void kept.set(key, await answer.text()),
    }),
  })
  vi.stubGlobal('fetch', async (address: string) => serve(address))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Object.assign(map, { outcome: 'loading' })
  asked.length = 0
  served = CITY
})

// spec: 329, 332
it('shows the same places as pins and as a list, also after a filter', async () => {
  await openPage()
  expect(listed()).toEqual(['Lugar 1', 'Lugar 2', 'Lugar 30'])
  await vi.waitFor(() => expect(pinned()).toEqual(listed()))
  await userEvent.click(screen.getByRole('link', { name: 'Ficar' }))
  await vi.waitFor(() => expect(listed()).toEqual(['Lugar 2']))
  await vi.waitFor(() => expect(pinned()).toEqual(['Lugar 2']))
  expect(asked).toContain('/api/v1/map ficar')
  expect(asked).toContain('/api/v1/map/places ficar')
  expect(screen.getByText('1 lugar em Salinópolis')).toBeTruthy()
})

it('asks for nothing that came with the page, and follows the map once it is moved', async () => {
  await openPage()
  expect(asked).not.toContain('/api/v1/map/places')
  served = [samplePlace(5)]
  await userEvent.click(pins().getByRole('button', { name: 'mover' }))
  await vi.waitFor(() => expect(listed()).toEqual(['Lugar 5']))
  expect(screen.getByText('1 lugar nesta parte do mapa')).toBeTruthy()
  expect(window.location.search).toBe('?em=-0.61,-47.35,14')
})

it('makes the pin of the row stand out, and the row of the chosen pin', async () => {
  await openPage()
  await userEvent.hover(list().getByRole('heading', { name: 'Lugar 2' }))
  expect(pins().getByRole('button', { name: 'Lugar 2', pressed: true })).toBeTruthy()
  await userEvent.click(pins().getByRole('button', { name: 'Lugar 30' }))
  const row = list().getByRole('heading', { name: 'Lugar 30' }).closest('li')
  expect(row?.dataset.chosen).toBe('true')
})

it('opens a card by keyboard from the list, and gives the keyboard back on Escape', async () => {
  await openPage()
  const show = list().getByRole('button', { name: 'Mostrar Lugar 2 no mapa' })
  show.focus()
  await userEvent.keyboard('{Enter}')
  const card = await screen.findByRole('article', { name: 'Lugar 2' })
  expect(document.activeElement).toBe(card)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(document.activeElement).toBe(show)
})

// spec: 332
it('keeps the list one reads while it sends the map to a place of it', async () => {
  await openPage()
  served = [samplePlace(2, { layer: 'ficar' })]
  await userEvent.click(list().getByRole('button', { name: 'Mostrar Lugar 2 no mapa' }))
  await screen.findByRole('article', { name: 'Lugar 2' })
  await userEvent.click(pins().getByRole('button', { name: 'mover' }))
  await vi.waitFor(() => expect(window.location.search).toContain('em='))
  expect(listed()).toEqual(['Lugar 1', 'Lugar 2', 'Lugar 30'])
  await userEvent.click(screen.getByRole('button', { name: 'Fechar Lugar 2' }))
  await vi.waitFor(() => expect(listed()).toEqual(['Lugar 2']))
})

// spec: 332
it('says what to do where there is nothing, and does it', async () => {
  served = CITY.filter(({ layer }) => layer === 'comer')
  await openPage('?camadas=eventos', [])
  expect(screen.getByText('Nenhum lugar em Salinópolis por enquanto')).toBeTruthy()
  expect(list().getByText('Escolha outro tipo ou mostre todos.')).toBeTruthy()
  expect(list().queryByRole('button', { name: 'Ver a cidade toda' })).toBeNull()
  await userEvent.click(list().getByRole('link', { name: 'Todos os tipos' }))
  await vi.waitFor(() => expect(listed()).toEqual(['Lugar 1', 'Lugar 30']))
  served = []
  await userEvent.click(pins().getByRole('button', { name: 'mover' }))
  expect(await screen.findByText('Nenhum lugar nesta parte do mapa')).toBeTruthy()
  expect(list().getByRole('button', { name: 'Ver a cidade toda' })).toBeTruthy()
})

// spec: 331
it('goes on without a connection with what this phone kept, and says so', async () => {
  await keepSeen([samplePlace(1), samplePlace(7, { layer: 'ficar' })])
  await openPage()
  await act(async () => window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText('2 lugares guardados neste aparelho')).toBeTruthy()
  expect(screen.getByText(/Você está sem conexão/)).toBeTruthy()
  const before = asked.length
  await userEvent.click(screen.getByRole('link', { name: 'Ficar' }))
  expect(listed()).toEqual(['Lugar 7'])
  expect(pinned()).toEqual(['Lugar 7'])
  expect(asked).toHaveLength(before)
  await userEvent.click(pins().getByRole('button', { name: 'Lugar 7' }))
  expect(screen.getByRole('article', { name: 'Lugar 7' })).toBeTruthy()
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(listed()).toEqual(['Lugar 2']))
  expect(screen.queryByText(/Você está sem conexão/)).toBeNull()
})

it('is the list where the browser draws no map, and says why', async () => {
  map.outcome = 'unsupported'
  await openPage()
  expect(screen.getByText(/Este navegador não consegue mostrar o mapa/)).toBeTruthy()
  expect(listed()).toEqual(['Lugar 1', 'Lugar 2', 'Lugar 30'])
  expect(list().queryByRole('button', { name: /no mapa$/ })).toBeNull()
})

it('has no list inside the page of another site, and one way to the portal', async () => {
  await openPage('?embed=1&camadas=comer')
  expect(screen.queryByRole('region', { name: 'Lista de lugares' })).toBeNull()
  const way = screen.getByRole('link', { name: 'Abrir no portal' })
  expect(way.getAttribute('href')).toBe('/mapa?camadas=comer')
  expect(screen.queryByRole('button', { name: 'Compartilhar esta vista do mapa' })).toBeNull()
})
