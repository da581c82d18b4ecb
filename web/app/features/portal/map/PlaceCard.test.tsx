// @vitest-environment jsdom
import { NO_HOURS, sameEveryDay } from '@portal/contract/guide/establishments/hours-types'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { samplePlace } from './map.samples.ts'
import { PlaceCard } from './PlaceCard.tsx'

afterEach(cleanup)

const NOW = new Date('2026-07-18T15:00:00Z')
const PLACE = samplePlace(1, {
  name: 'Barraca do Zé (a de sempre)',
  place: { latitude: -0.5951, longitude: -47.3072, is_approximate: true },
})

function openCard({ isEmbedded = false, isTaken = true, place = PLACE } = {}) {
  const onClose = vi.fn()
  const card = (
    <PlaceCard place={place} now={NOW} search="?lugar=x" {...{ isTaken, isEmbedded, onClose }} />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />)
  return { onClose, card: screen.getByRole('article', { name: PLACE.name }) }
}

it('leads there with Google Maps, Waze or whatever the phone has, once asked', async () => {
  const { card } = openCard()
  expect(within(card).queryByRole('link', { name: 'Waze' })).toBeNull()
  await userEvent.click(within(card).getByRole('button', { name: 'Rota' }))
  const ways = within(within(card).getByRole('list', { name: 'Como chegar' })).getAllByRole('link')
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Google Maps', 'https://www.google.com/maps/dir/?api=1&destination=-0.5951%2C-47.3072'],
    ['Waze', 'https://waze.com/ul?ll=-0.5951%2C-47.3072&navigate=yes'],
    [
      'Outro aplicativo',
      'geo:-0.5951,-47.3072?q=-0.5951%2C-47.3072(Barraca%20do%20Z%C3%A9%20(a%20de%20sempre))',
    ],
  ])
})

it('says where the place is not measured, and leads to its page', () => {
  const { card } = openCard()
  expect(within(card).getByText('Local aproximado')).toBeTruthy()
  const page = within(card).getByRole('link', { name: `Ver página: ${PLACE.name}` })
  expect(page.getAttribute('href')).toBe('/guia/lugar-1')
  expect(page.hasAttribute('target')).toBe(false)
})

// spec: 372
it('says what a lodging tells of itself in place of its hours', () => {
  const hours = { ...NO_HOURS, weekly: sameEveryDay([{ opens: 0, closes: 1440 }]) }
  openCard({ place: { ...PLACE, hours } })
  expect(screen.getByText(/^Aberto/)).toBeTruthy()
  cleanup()
  openCard({ place: { ...PLACE, hours, facts: ['12 quartos', 'Entrada às 14h'] } })
  expect(screen.getByText('12 quartos · Entrada às 14h')).toBeTruthy()
  expect(screen.queryByText(/^Aberto/)).toBeNull()
})

it('takes the keyboard where the person opened it, and Escape closes it', async () => {
  const { card, onClose } = openCard()
  expect(document.activeElement).toBe(card)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('leaves the keyboard where it is when the address opened it', () => {
  openCard({ isTaken: false })
  expect(document.activeElement).toBe(document.body)
})

it('stands for a photo that does not come with the kind of place', () => {
  const photo = { id: 'f', width: 9, height: 6, thumbhash: 'J4cFLYJ/hIk+h3iieAdlmHhw2QSB', alt: '' }
  const place = samplePlace(2, { photo })
  const card = (
    <PlaceCard
      {...{ place, now: NOW, search: '', isTaken: false, isEmbedded: false }}
      onClose={vi.fn()}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />)
  const image = document.querySelector('.map-picture img')
  if (!image) throw new Error('no photo')
  fireEvent.error(image)
  expect(document.querySelector('.map-picture img')).toBeNull()
  expect(document.querySelector('.map-picture svg')).not.toBeNull()
})

it('opens pages outside of the site that shows the map', () => {
  const { card } = openCard({ isEmbedded: true })
  for (const link of within(card).getAllByRole('link', { hidden: true })) {
    expect(link.getAttribute('target')).toBe('_blank')
  }
})
