// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EatNow } from './EatNow.tsx'

const HERE = { coords: { latitude: -0.61234, longitude: -47.35678 } }
const DENIED = { code: 1, PERMISSION_DENIED: 1 }

/** A phone that was asked before, or not, and answers so when it is asked. */
function phone(state: 'granted' | 'prompt' | 'denied') {
  const getCurrentPosition = vi.fn((found: (at: object) => void, failed: (why: object) => void) =>
    state === 'denied' ? failed(DENIED) : found(HERE),
  )
  const query = async () => ({ state })
  vi.stubGlobal('navigator', {
    ...{ userAgent: 'test', geolocation: { getCurrentPosition } },
    permissions: { query },
  })
  return getCurrentPosition
}

const KINDS = [
  { value: 'pizzaria', count: 0 },
  { value: 'lanchonete', count: 1 },
  { value: 'padaria', count: 4 },
]

function renderSection(kinds = KINDS) {
  const router = createMemoryRouter([{ path: '*', element: <EatNow kinds={kinds} /> }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('eating now, near', () => {
  // spec: 454
  it('asks for the position when it is wanted, and goes to what is open, the nearest first', async () => {
    const asked = phone('prompt')
    const router = renderSection()
    expect(asked).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'Ver o que está aberto perto' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/guia-comercial'))
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      categoria: 'onde-comer',
      aberto: '1',
      ordem: 'distancia',
      lat: '-0.612',
      lng: '-47.357',
    })
  })

  // spec: 454
  it('shows what is open anywhere where the position is denied', async () => {
    phone('denied')
    const router = renderSection()
    await userEvent.click(screen.getByRole('link', { name: 'Ver o que está aberto perto' }))
    await waitFor(() => expect(router.state.location.search).toBe('?categoria=onde-comer&aberto=1'))
  })

  // spec: 786
  it('offers the kinds of food of which somebody is open, and asks nobody for that', () => {
    const asked = phone('prompt')
    renderSection()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Padaria4 abertos',
      'Lanches1 aberto',
    ])
    expect(screen.getByRole('link', { name: /Lanches/ }).getAttribute('href')).toBe(
      '/guia-comercial?categoria=lanchonete&aberto=1',
    )
    expect(asked).not.toHaveBeenCalled()
  })

  // spec: 786
  it('says so where no kitchen is open, and leads to when they open', () => {
    phone('prompt')
    renderSection([{ value: 'pizzaria', count: 0 }])
    expect(screen.getByRole('heading', { name: 'Nenhuma cozinha aberta agora' })).toBeTruthy()
    const [way] = screen.getAllByRole('listitem')
    expect(way?.textContent).toBe('Onde comerVer quando abrem')
    expect(way?.querySelector('a')?.getAttribute('href')).toBe(
      '/guia-comercial?categoria=onde-comer',
    )
  })

  it('shows the three nearest where the position was allowed before', async () => {
    phone('granted')
    const listing = (name: string) => ({ slug: name, name, distance_meters: 350 })
    const establishments = ['um', 'dois', 'tres', 'quatro'].map(listing)
    vi.stubGlobal('fetch', async () => Response.json({ establishments }))
    renderSection()
    await screen.findByRole('link', { name: /tres/ })
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'um350 m',
      'dois350 m',
      'tres350 m',
    ])
  })
})
