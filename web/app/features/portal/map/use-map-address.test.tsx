// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type MapState, readMapAddress } from './map-address.rules.ts'
import { useMapAddress } from './use-map-address.ts'

const HERE = '01a1e167-fa34-7f05-ad46-d50e0e1de7d5'
const THERE = '01a1e167-fa34-7f05-ad46-d50e0e1de7d6'
const CAMERA = { center: { lat: -0.62, lng: -47.36 }, zoom: 14 }
const NOTHING = readMapAddress(new URLSearchParams())

let change: (part: Partial<MapState>) => void
const onVisit = vi.fn()
const onBack = vi.fn()

function Probe() {
  const map = useMapAddress(NOTHING, { onVisit, onBack })
  change = map.change
  return (
    <>
      <output>{map.state.placeId ?? 'nenhum'}</output>
      <Link to="/mapa">Mapa</Link>
    </>
  )
}

const chosen = () => screen.getByRole('status').textContent
const address = () => window.location.pathname + window.location.search
/** React follows the browser's history a moment later. */
const shows = (id: string) => vi.waitFor(() => expect(chosen()).toBe(id))
const when = (path: string) => vi.waitFor(() => expect(address()).toBe(path))

async function openMap(path: string) {
  const router = createBrowserRouter([
    { path: '/', element: <p>Início</p> },
    { path: '/mapa', element: <Probe /> },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate(path))
  return router
}
const walk = (steps: number) => act(async () => window.history.go(steps))
const set = (part: Partial<MapState>) => act(async () => change(part))

beforeEach(async () => {
  // Each test begins on a home of its own, over whatever the others left behind.
  window.history.pushState(null, '', '/')
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

// spec: 330
it('closes the card on the way back, then leaves; forward opens it again', async () => {
  await openMap('/mapa')
  await set({ placeId: HERE })
  await when(`/mapa?lugar=${HERE}`)
  await walk(-1)
  await when('/mapa')
  await shows('nenhum')
  expect(onBack).toHaveBeenCalledOnce()
  await walk(1)
  await shows(HERE)
  await walk(-1)
  await shows('nenhum')
  await walk(-1)
  await screen.findByText('Início')
})

// spec: 330
it('makes one step of any number of cards, and none of looking around', async () => {
  await openMap('/mapa')
  const before = window.history.length
  await set({ camera: CAMERA })
  await set({ layers: ['comer'] })
  expect(window.history.length).toBe(before)
  await set({ placeId: HERE })
  await set({ placeId: THERE })
  await set({ camera: { ...CAMERA, zoom: 15 } })
  await when(`/mapa?camadas=comer&em=-0.62,-47.36,15&lugar=${THERE}`)
  expect(window.history.length).toBe(before + 1)
  await walk(-1)
  await shows('nenhum')
  // The map stays where it was moved to with the card open.
  await when('/mapa?camadas=comer&em=-0.62,-47.36,15')
})

it('goes back to the whole list, and to the map it was beside', async () => {
  await openMap('/mapa?em=-0.62,-47.36,12&ver=lista')
  await set({ placeId: HERE, isList: false })
  await set({ camera: CAMERA })
  await when(`/mapa?em=-0.62,-47.36,14&lugar=${HERE}`)
  await walk(-1)
  await when('/mapa?em=-0.62,-47.36,12&ver=lista')
  await shows('nenhum')
})

it('leaves no step behind where the card is closed by hand', async () => {
  await openMap('/mapa')
  await set({ placeId: HERE })
  await when(`/mapa?lugar=${HERE}`)
  await set({ placeId: null })
  await shows('nenhum')
  await when('/mapa')
  await walk(-1)
  await screen.findByText('Início')
})

it('keeps a card that is opened while the one before it is still closing', async () => {
  await openMap('/mapa')
  await set({ placeId: HERE })
  await when(`/mapa?lugar=${HERE}`)
  await act(async () => {
    change({ placeId: null })
    change({ placeId: THERE, camera: CAMERA })
  })
  await when(`/mapa?em=-0.62,-47.36,14&lugar=${THERE}`)
  await shows(THERE)
  await walk(-1)
  await shows('nenhum')
})

// spec: 330
it('is left at once from a shared address, whose card closes without a step', async () => {
  await openMap(`/mapa?lugar=${HERE}`)
  await shows(HERE)
  await set({ placeId: THERE })
  await when(`/mapa?lugar=${THERE}`)
  await set({ placeId: null })
  await when('/mapa')
  await walk(-1)
  await screen.findByText('Início')
})

it('begins anew where it is asked for anew, and Back finds what was there', async () => {
  await openMap('/mapa')
  await set({ camera: CAMERA, placeId: HERE })
  await when(`/mapa?em=-0.62,-47.36,14&lugar=${HERE}`)
  await act(async () => screen.getByRole('link', { name: 'Mapa' }).click())
  await when('/mapa')
  await vi.waitFor(() => expect(onVisit).toHaveBeenLastCalledWith(NOTHING))
  await walk(-1)
  await shows(HERE)
  expect(onVisit).toHaveBeenLastCalledWith({ ...NOTHING, camera: CAMERA, placeId: HERE })
})

it('leaves Back to the page that shows the map inside its own', async () => {
  await openMap('/mapa?embed=1')
  const before = window.history.length
  await set({ placeId: HERE })
  await when(`/mapa?lugar=${HERE}&embed=1`)
  expect(window.history.length).toBe(before)
})
