// @vitest-environment jsdom
import type { LodgingCalendar } from '@portal/contract/stays/calendar'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { CalendarScreen } from './CalendarScreen.tsx'
import { daysAfter } from './calendar.rules.ts'
import { dayText } from './calendar.texts.ts'

const BASE = '/api/v1/my/establishments/a1'
const UNIT = '0d000000-0000-4000-8000-0000000000a1'
const STAY = '0d000000-0000-4000-8000-0000000000b1'
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format()
const NIGHTS = [{ date: daysAfter(today, 10), cents: 52_000, season: null, is_weekend: false }]
const REQUEST: LodgingCalendar['requests'][number] = {
  id: STAY,
  version: 1,
  status: 'requested',
  unit: { id: UNIT, name: 'Suíte Mar' },
  arrival: daysAfter(today, 10),
  departure: daysAfter(today, 11),
  adults: 2,
  children: 1,
  nights: NIGHTS,
  nights_cents: 52_000,
  cleaning_fee_cents: 6_000,
  total_cents: 58_000,
  rule: {
    cancellation: 'moderada',
    free_until: new Date().toISOString(),
    late_fee_cents: 26_000,
  },
  message: 'Chegamos lá pelas 21h.',
  requested_at: new Date().toISOString(),
  respond_by: new Date(Date.now() + 3 * 3_600_000).toISOString(),
  confirm_by: null,
  ending: null,
  events: [],
  contact: { name: 'João Moraes', phone: '91988887777', email: 'joao@exemplo.test' },
  may: { accept: true, decline: true, confirm: false, cancel: false },
}
const CALENDAR: LodgingCalendar = {
  today,
  from: daysAfter(today, -1),
  until: daysAfter(today, 30),
  units: [
    {
      id: UNIT,
      name: 'Suíte Mar',
      capacity: 3,
      base_price_cents: 52_000,
      weekend_price_cents: null,
      min_nights: 1,
      seasons: [],
      export_url: 'https://guia.test/calendarios/a/b.ics',
    },
  ],
  occupancies: [
    {
      id: '0d000000-0000-4000-8000-0000000000c1',
      unit_id: UNIT,
      kind: 'import',
      arrival: daysAfter(today, 6),
      departure: daysAfter(today, 8),
      note: '',
      portals: ['Airbnb'],
      stay: null,
      expires_at: null,
    },
  ],
  requests: [REQUEST],
  clashes: [],
  feeds: [
    {
      id: '0d000000-0000-4000-8000-0000000000d1',
      unit_id: UNIT,
      portal: 'airbnb',
      name: 'Airbnb',
      host: 'airbnb.com',
      read_at: null,
      blocks: 1,
      fault: { code: 'status', status: 403, since: new Date().toISOString() },
    },
  ],
  may: { edit: true },
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const WINDOW = `from=${daysAfter(today, -1)}&until=${daysAfter(today, 30)}`
const show = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    [`GET ${BASE}/lodging-calendar?${WINDOW}`]: () => ok(CALENDAR),
    ...answers,
  })
  renderAs(signedIn(), <CalendarScreen establishment={{ id: 'a1' }} />)
  return api
}

it('begins with what waits, and says how the other calendars are', async () => {
  show()
  expect(await screen.findByRole('heading', { name: '1 pedido espera você' })).toBeDefined()
  expect(screen.getByRole('button', { name: /Aceitar por R\$\s580,00/ })).toBeDefined()
  expect(screen.getByText(/nenhuma noite foi solta/)).toBeDefined()
})

it('blocks nights by keyboard, as far as they are free', async () => {
  const api = show({ [`POST ${BASE}/night-blocks`]: () => ok({ id: UNIT }) })
  const user = userEvent.setup()
  const grid = await screen.findByRole('grid', { name: 'Noites de cada quarto' })
  const cell = within(grid).getByRole('gridcell', { name: new RegExp(dayText(today)) })
  cell.focus()
  for (let press = 0; press < 9; press += 1) await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() =>
    expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(6),
  )
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear noites' })
  await user.click(within(dialog).getByRole('button', { name: 'Bloquear 6 noites' }))
  await waitFor(() =>
    expect(api.sent(`POST ${BASE}/night-blocks`)).toMatchObject([
      { unit_id: UNIT, arrival: today, departure: daysAfter(today, 6) },
    ]),
  )
})

it('asks for a second yes where a calendar does not answer', async () => {
  const sent: unknown[] = []
  const unread = { code: 'stays.unread', detail: 'Não lido.', details: { calendars: 'Airbnb' } }
  const problem = { type: 'about:blank', title: 'Conflito', status: 409, requestId: 'r' }
  show({
    [`POST ${BASE}/stays/${STAY}/accept`]: (body) => {
      sent.push(body)
      return sent.length === 1 ? { status: 409, body: { ...problem, ...unread } } : ok(REQUEST)
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Aceitar por/ }))
  await user.click(await screen.findByRole('button', { name: 'Já conferi, aceitar assim mesmo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ version: 1, total_cents: 58_000, despite: ['calendar'] })
})
