// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { CalendarScreen } from './CalendarScreen.tsx'
import { daysAfter } from './calendar.rules.ts'
import { aCalendar, aRequest, STAY, today, UNIT } from './calendar.testing.ts'
import { dayText } from './calendar.texts.ts'

const BASE = '/api/v1/my/establishments/a1'
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const WINDOW = `from=${daysAfter(today, -1)}&until=${daysAfter(today, 30)}`
const show = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    [`GET ${BASE}/lodging-calendar?${WINDOW}`]: () => ok(aCalendar()),
    ...answers,
  })
  renderAs(signedIn(), <CalendarScreen establishment={{ id: 'a1' }} rooms="/quartos" />)
  return api
}

// spec: 642
it('begins with what waits, and says how the other calendars are', async () => {
  show()
  expect(await screen.findByRole('heading', { name: '1 pedido espera você' })).toBeDefined()
  expect(screen.getByRole('button', { name: /Aceitar por R\$\s580,00/ })).toBeDefined()
  expect(screen.getByText(/nenhuma noite foi solta/)).toBeDefined()
})

// spec: 642
it('blocks nights by keyboard, as far as they are free', async () => {
  const api = show({ [`POST ${BASE}/night-blocks`]: () => ok({ ids: [UNIT] }) })
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
      { blocks: [{ unit_id: UNIT, arrival: today, departure: daysAfter(today, 6) }] },
    ]),
  )
})

// spec: 642
it('blocks nights by dragging over them', async () => {
  show()
  const user = userEvent.setup()
  const grid = await screen.findByRole('grid', { name: 'Noites de cada quarto' })
  const cell = (days: number) =>
    within(grid).getByRole('gridcell', { name: new RegExp(dayText(daysAfter(today, days))) })
  await user.pointer([{ keys: '[MouseLeft>]', target: cell(2) }, { target: cell(5) }])
  await user.pointer({ keys: '[/MouseLeft]', target: cell(5) })
  await user.pointer({ target: cell(1) })
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(4)
  const panel = screen.getByRole('region', { name: 'Noites marcadas' })
  await user.click(within(panel).getByRole('button', { name: 'Bloquear' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear noites' })
  expect(within(dialog).getByRole('button', { name: 'Bloquear 4 noites' })).toBeDefined()
})

it('asks for a second yes where a calendar does not answer', async () => {
  const sent: unknown[] = []
  const unread = { code: 'stays.unread', detail: 'Não lido.', details: { calendars: 'Airbnb' } }
  const problem = { type: 'about:blank', title: 'Conflito', status: 409, requestId: 'r' }
  show({
    [`POST ${BASE}/stays/${STAY}/accept`]: (body) => {
      sent.push(body)
      return sent.length === 1 ? { status: 409, body: { ...problem, ...unread } } : ok(aRequest())
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Aceitar por/ }))
  await user.click(await screen.findByRole('button', { name: 'Já conferi, aceitar assim mesmo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ version: 1, total_cents: 58_000, despite: ['calendar'] })
})

// spec: 646
it('writes to a guest who has not written, until the guest has to answer', async () => {
  const THREAD = `${BASE}/stays/${STAY}/messages`
  const words = {
    id: 'h1',
    by: 'house',
    text: 'A que horas chegam?',
    created_at: '2026-07-18T12:00:00Z',
  }
  const api = show({
    [`GET ${THREAD}`]: () => ok({ messages: [], barrier: null }),
    [`POST ${THREAD}`]: () => ({
      status: 201,
      body: { messages: [words], barrier: 'unanswered' },
    }),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Mensagens com o hóspede' }))
  const thread = await screen.findByRole('region', { name: 'Conversa com João Moraes' })
  const box = await within(thread).findByLabelText(/^Sua mensagem para João Moraes/)
  expect(thread.textContent).toContain('Ninguém escreveu ainda.')
  await user.type(box, 'A que horas chegam?')
  await user.click(within(thread).getByRole('button', { name: 'Enviar mensagem' }))
  expect(await within(thread).findByText(/Você já escreveu 3 vezes sem resposta/)).toBeDefined()
  expect(within(thread).getByText('A que horas chegam?')).toBeDefined()
  expect(within(thread).queryByRole('textbox')).toBeNull()
  expect(api.sent(`POST ${THREAD}`)).toMatchObject([{ text: 'A que horas chegam?' }])
})

// spec: 651
it('says who comes and goes today', async () => {
  const guest = { id: STAY, name: 'Edson Nogueira', guests: 2, is_confirmed: true }
  const stayFrom = (arrival: string, departure: string, id: string) => ({
    ...{ id, unit_id: UNIT, kind: 'stay' as const, arrival, departure, note: '', portals: [] },
    ...{ stay: guest, expires_at: null },
  })
  const occupancies = [
    stayFrom(daysAfter(today, -2), today, '0d000000-0000-4000-8000-0000000000e1'),
    stayFrom(today, daysAfter(today, 2), '0d000000-0000-4000-8000-0000000000e2'),
  ]
  show({
    [`GET ${BASE}/lodging-calendar?${WINDOW}`]: () => ok(aCalendar({ occupancies, requests: [] })),
  })
  const list = await screen.findByRole('region', { name: /^Hoje, / })
  const rows = within(list)
    .getAllByRole('button')
    .map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringContaining('Edson Nogueira chega · Suíte Mar'),
    expect.stringContaining('Edson Nogueira sai hoje · Suíte Mar'),
  ])
  expect(list.textContent).toContain('1 de 1 ocupados')
})

// spec: 651
it('has one room at a time on a phone, and blocks nights that are touched', async () => {
  const listeners = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...listeners }))
  const api = show({ [`POST ${BASE}/night-blocks`]: () => ok({ ids: [UNIT] }) })
  const user = userEvent.setup()
  const nights = await screen.findByRole('table', { name: 'Noites de Suíte Mar' })
  expect(screen.queryByRole('grid')).toBeNull()
  const night = (days: number) =>
    within(nights).getByRole('button', {
      name: new RegExp(`${dayText(daysAfter(today, days))}, livre`),
    })
  await user.click(night(1))
  await user.click(night(3))
  expect(within(nights).getAllByRole('button', { pressed: true })).toHaveLength(3)
  const panel = screen.getByRole('region', { name: 'Noites marcadas' })
  await user.click(within(panel).getByRole('button', { name: 'Bloquear' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear noites' })
  await user.click(within(dialog).getByRole('button', { name: 'Bloquear 3 noites' }))
  await waitFor(() =>
    expect(api.sent(`POST ${BASE}/night-blocks`)).toMatchObject([
      { blocks: [{ arrival: daysAfter(today, 1), departure: daysAfter(today, 4) }] },
    ]),
  )
  vi.unstubAllGlobals()
})

const OTHER = '0d000000-0000-4000-8000-0000000000a2'
const LONG = 'Chalé da Ponta do Maçarico com varanda para o mar e rede'
const twoRooms = () => {
  const { units, ...rest } = aCalendar()
  const [unit] = units
  return { ...rest, units: unit ? [unit, { ...unit, id: OTHER, name: LONG }] : [] }
}

// spec: 743
it('blocks a whole row and the same nights of another room, where they are free', async () => {
  const api = show({
    [`GET ${BASE}/lodging-calendar?${WINDOW}`]: () => ok(twoRooms()),
    [`POST ${BASE}/night-blocks`]: () => ok({ ids: [UNIT] }),
  })
  const user = userEvent.setup()
  const grid = await screen.findByRole('grid', { name: 'Noites de cada quarto' })
  const cell = (room: string, days: number) =>
    within(grid).getByRole('gridcell', {
      name: new RegExp(`${room}, ${dayText(daysAfter(today, days))}, livre`),
    })
  await user.click(cell('Suíte Mar', 5))
  await user.click(cell(LONG, 9))
  const dock = screen.getByRole('region', { name: 'Noites marcadas' })
  expect(dock.textContent).toContain('em 2 quartos')
  expect(dock.textContent).toContain('10 noites: 8 livres, o resto fica como está')
  expect(
    within(dock).getByRole<HTMLButtonElement>('button', { name: 'Reserva por telefone' }).disabled,
  ).toBe(true)
  await user.click(within(dock).getByRole('button', { name: 'Bloquear' }))
  await user.click(await screen.findByRole('button', { name: 'Bloquear 8 noites' }))
  await waitFor(() =>
    expect(api.sent(`POST ${BASE}/night-blocks`)).toMatchObject([
      {
        blocks: [
          { unit_id: UNIT, arrival: daysAfter(today, 5), departure: daysAfter(today, 6) },
          { unit_id: UNIT, arrival: daysAfter(today, 8), departure: daysAfter(today, 10) },
          { unit_id: OTHER, arrival: daysAfter(today, 5), departure: daysAfter(today, 10) },
        ],
      },
    ]),
  )
  await user.click(within(grid).getByRole('button', { name: `Marcar ${LONG}` }))
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(30)
})

// spec: 741
it('writes down who asks by phone, for what was agreed', async () => {
  const api = show({
    [`GET ${BASE}/lodging-calendar?${WINDOW}`]: () => ok(twoRooms()),
    [`POST ${BASE}/stays`]: () => ({ status: 201, body: { ids: [STAY] } }),
  })
  const user = userEvent.setup()
  const grid = await screen.findByRole('grid', { name: 'Noites de cada quarto' })
  const cell = (days: number) =>
    within(grid).getByRole('gridcell', {
      name: new RegExp(`Suíte Mar, ${dayText(daysAfter(today, days))}, livre`),
    })
  await user.click(cell(1))
  await user.click(cell(2))
  await user.click(screen.getByRole('button', { name: 'Reserva por telefone' }))
  const dialog = await screen.findByRole('dialog', { name: /Reserva por telefone/ })
  expect(dialog.textContent).toMatch(/pela tabela: R\$\s1\.100,00/)
  await user.type(within(dialog).getByLabelText('Nome do hóspede'), 'Cleide Barros')
  const agreed = within(dialog).getByLabelText(/Total combinado, Suíte Mar$/)
  await user.clear(agreed)
  await user.type(agreed, '900,00')
  await user.click(within(dialog).getByRole('button', { name: /Guardar reserva, R\$\s900,00/ }))
  await waitFor(() =>
    expect(api.sent(`POST ${BASE}/stays`)).toMatchObject([
      {
        ...{ name: 'Cleide Barros', phone: null },
        ...{ arrival: daysAfter(today, 1), departure: daysAfter(today, 3) },
        rooms: [{ unit_id: UNIT, adults: 2, total_cents: 90_000 }],
      },
    ]),
  )
})

it('leads who has no room yet to where rooms are entered', async () => {
  const none = aCalendar({ units: [], occupancies: [], requests: [] })
  show({ [`GET ${BASE}/lodging-calendar?${WINDOW}`]: () => ok(none) })
  const link = await screen.findByRole('link', { name: 'Abrir quartos e diárias' })
  expect(link.getAttribute('href')).toBe('/quartos')
})
