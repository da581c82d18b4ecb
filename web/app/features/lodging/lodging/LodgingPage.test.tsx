// @vitest-environment jsdom
import type { UnitAnswer } from '@portal/contract/lodging/lodging/lodging'
import { quoteStay } from '@portal/contract/lodging/lodging/quote'
import type { LodgingUnit } from '@portal/contract/lodging/lodging/unit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { BookingPanel } from './BookingPanel.tsx'
import { fakeLodging, fakeUnit } from './fake-lodging.ts'
import { GuestCalendar } from './GuestCalendar.tsx'
import { LodgingPage, type LodgingPageProps } from './LodgingPage.tsx'
import { lodgingJsonLd } from './lodging-json-ld.ts'
import { StayCalendar } from './StayCalendar.tsx'

afterEach(cleanup)

const STAY = { arrival: '2026-07-30', departure: '2026-08-02', guests: 2 }
const business = {
  ...{ id: 'b1', slug: 'rede-branca', name: 'Pousada Rede Branca', photos: [], amenities: [] },
  ...{ category: { slug: 'onde-ficar', name: 'Onde ficar' }, subcategory: null, rooms: 9 },
  ...{ neighbourhood: 'Maçarico', rating: null, description: null, whatsapp: null, phone: null },
} as Partial<LodgingPageProps['business']> as LodgingPageProps['business']

function answer(unit: LodgingUnit, part: Partial<UnitAnswer> = {}): UnitAnswer {
  const quote = quoteStay(unit, STAY, 6000)
  if (!quote) throw new Error('no stay')
  return { id: unit.id, state: 'free', quote, instead: null, ...part }
}

function show(part: Partial<LodgingPageProps> = {}) {
  const element = (
    <LodgingPage
      business={business}
      lodging={fakeLodging()}
      stay={null}
      problem={null}
      answers={[]}
      chosenId={null}
      today="2026-07-18"
      address={[]}
      calendar={null}
      booking={(booking) => (
        <BookingPanel
          {...booking}
          siteName="Guia Salinópolis"
          links={{ chat: 'https://wa.me/5591900000812?text=', call: null }}
        />
      )}
      {...part}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

// spec: 632
it('says what a night costs at least, and the rules, before anybody has dates', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  const page = plain(document.body.textContent)
  expect(page).toContain('A partir de R$ 290 por noite')
  expect(page).toContain('14h às 22h')
  expect(page).toContain('Cadastur 15.004812.10.0001-0')
  expect(page).toContain('Cancele sem custo até 7 dias antes do check-in.')
  expect(page).toContain('1 cama de casal, 2 redes')
})

it('counts the nights one by one, with the cleaning, and asks the house in words', async () => {
  const unit = fakeUnit()
  show({ stay: STAY, answers: [answer(unit)] })
  const table = await screen.findByRole('table', { name: 'Preço noite por noite' })
  expect(plain(table.textContent)).toContain('TotalR$ 1.050')
  const chat = screen.getByRole('link', { name: 'Combinar pelo WhatsApp' })
  const written = plain(decodeURIComponent(chat.getAttribute('href') ?? ''))
  expect(written).toContain('Suíte Mar, de qui., 30 de jul. a dom., 2 de ago., para 2 pessoas')
  expect(written).toContain('R$ 1.050')
})

it('offers other dates of a room that is taken, and the cheapest of those that are free', async () => {
  const taken = fakeUnit({ id: 't', name: 'Chalé' })
  const dear = fakeUnit({ id: 'd', name: 'Cara', base_price_cents: 90_000 })
  const cheap = fakeUnit({ id: 'c', name: 'Barata' })
  const instead = { arrival: '2026-08-02', departure: '2026-08-05', total_cents: 153_000 }
  show({
    lodging: fakeLodging([taken, dear, cheap]),
    stay: STAY,
    answers: [answer(taken, { state: 'taken', instead }), answer(dear), answer(cheap)],
  })
  const other = await screen.findByRole('link', { name: /Livre de 2 de ago\. a 5 de ago\./ })
  expect(other.getAttribute('href')).toContain('chegada=2026-08-02&saida=2026-08-05')
  expect(screen.getByRole('link', { name: 'Escolher Cara' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Escolher Barata' })).toBeNull()
})

// spec: 636
it('describes each room to machines', () => {
  const described = JSON.stringify(
    lodgingJsonLd(
      { ...business, schema_type: 'BedAndBreakfast' },
      fakeLodging(),
      'https://portal.test',
    ),
  )
  expect(described).toContain('"@type":"Accommodation","name":"Suíte Mar"')
  expect(described).toContain('"petsAllowed":false')
})

// spec: 652
it('has the nights of a room, each where a stay may begin', async () => {
  const night = (date: string, cents: number, is_taken = false) => ({
    ...{ date, cents, is_taken, min_nights: 1 },
  })
  const nights = [
    night('2026-07-29', 29_000),
    night('2026-07-30', 29_000),
    night('2026-07-31', 48_000, true),
    night('2026-08-01', 35_000),
  ]
  const unit = { id: 'u1', name: 'Suíte Mar' }
  show({
    calendar: <GuestCalendar slug="rede-branca" unit={unit} nights={nights} stay={STAY} />,
  })
  const first = await screen.findByRole('link', { name: /^Chegar .*29 de jul.*290/ })
  // Three nights were asked for; two are free before the one that is taken.
  expect(first.getAttribute('href')).toBe(
    '/hospedagem/rede-branca?chegada=2026-07-29&saida=2026-07-31&pessoas=2&quarto=u1#reserva',
  )
  expect(screen.getByRole('table', { name: /julho/i }).textContent).toContain('saída')
  expect(screen.getByText(/31 de jul.*, ocupado/)).toBeTruthy()
  expect(screen.getByRole('table', { name: /agosto/i })).toBeTruthy()
  const mine = screen.getAllByRole('link', { current: 'date' })
  expect(mine.map((day) => day.querySelector('b')?.textContent)).toEqual(['30', '1'])
})

// spec: 1026
it('takes an arrival, then a departure that is free until then and long enough', async () => {
  const night = (date: string, more: object = {}) => ({
    ...{ date, cents: 29_000, is_taken: false, min_nights: 1, ...more },
  })
  const nights = [
    night('2026-07-28', { min_nights: 2 }),
    night('2026-07-29', { cents: 25_000 }),
    night('2026-07-30'),
    night('2026-07-31', { is_taken: true }),
    night('2026-08-01'),
  ]
  const picked = vi.fn()
  render(
    <MemoryRouter>
      <StayCalendar
        nights={nights}
        stay={null}
        lead="Toque no dia da chegada."
        addressOf={() => '/'}
        onPick={picked}
      />
    </MemoryRouter>,
  )
  const tap = (name: RegExp, role: 'link' | 'button' = 'link') =>
    userEvent.click(screen.getByRole(role, { name }))
  await tap(/^Chegar .*28 de jul/)
  expect(screen.getByText(/^Chegada .*28 de jul.* Agora toque/)).toBeTruthy()
  await tap(/^Sair .*29 de jul/)
  expect(screen.getByText(/o mínimo são 2 noites/)).toBeTruthy()
  expect(picked).not.toHaveBeenCalled()
  // Beyond the taken night nobody stays on: a tap there is another arrival.
  expect(screen.getByRole('link', { name: /^Chegar .*1º? de ago/ })).toBeTruthy()
  await tap(/^Sair .*31 de jul/, 'button')
  expect(picked).toHaveBeenCalledWith({ arrival: '2026-07-28', departure: '2026-07-31', guests: 2 })
})
