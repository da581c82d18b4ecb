// @vitest-environment jsdom
import type { Collection } from '@portal/contract/city/collections/collection'
import { readPlan } from '@portal/contract/city/itinerary/plan-text'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import CollectionRoute from './collection.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PLACE = { latitude: -0.6, longitude: -47.3 }
const STOP = { about: '', note: '', photo: null, place: PLACE, way_here: null, day: 1 }
const COLLECTION: Collection = {
  ...{ id: 'c', kind: 'itinerary', slug: 'um-dia', title: 'Um dia em Salinas', summary: 'Um dia.' },
  ...{ photo: null, stop_count: 2, day_count: 1, card_path: '/c.png' },
  updated_at: '2026-07-01T12:00:00Z',
  stops: [
    { ...STOP, id: 'a', kind: 'praia', slug: 'atalaia', name: 'Praia do Atalaia', minute: 540 },
    { ...STOP, id: 'b', kind: 'guia', slug: 'brasa', name: 'Peixe na Brasa', minute: 1200 },
  ],
}

/** On Mondays the dinner is closed. */
function answer(plan: string) {
  const stops = readPlan(plan).map((stop) => ({
    ...stop,
    ...{ name: stop.slug, about: '', photo: null, place: null, way_here: null },
    warnings: stop.slug === 'brasa' && stop.date === '2099-07-20' ? ['Fechado nesta hora.'] : [],
  }))
  return new Response(JSON.stringify({ stops, missing: [] }))
}

// spec: 1046
it('checks a ready itinerary for the date that its reader chooses, and tells of every way', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    answer(new URL(url, 'http://portal.test').searchParams.get('p') ?? ''),
  )
  const props = {
    loaderData: { collection: COLLECTION, jsonLd: {}, renderedAt: '2026-07-18T12:00:00Z' },
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CollectionRoute {...(props as unknown as Parameters<typeof CollectionRoute>[0])} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByText('Sem caminho conhecido por rua até aqui: confira como ir.')).toBeTruthy()
  const date = screen.getByLabelText('Começa em')
  fireEvent.change(date, { target: { value: '2099-07-20' } })
  expect(await screen.findByText('Fechado nesta hora.')).toBeTruthy()
  expect(screen.getByText('Conferido para 20 de jul.: 1 aviso abaixo.')).toBeTruthy()
  fireEvent.change(date, { target: { value: '2099-07-21' } })
  expect(
    await screen.findByText('Conferido para 21 de jul.: nada fecha na hora marcada.'),
  ).toBeTruthy()
  expect(screen.queryByText('Fechado nesta hora.')).toBeNull()
})
