// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { fakeMoneyApi, refusal, renderMoney } from './money.testing.tsx'
import ReconciliationScreen from './ReconciliationScreen.tsx'
import { ageText, lengthText } from './reconciliation.texts.ts'

const PATH = '/api/v1/admin/plan-reconciliation'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const NOTHING = { count: 0, oldest_at: null }
const TOTALS = { paid_cents: 14_970, refunded_cents: 4990 }
const state = () => ({
  has_bank: true,
  has_cards: true,
  watermarks: [
    mark('pix', 'five-minutes', { read_to: minutesAgo(4) }),
    mark('pix', 'hour', { read_to: minutesAgo(200), allowed_minutes: 130, is_late: true }),
    mark('pix', 'night', { allowed_minutes: 1560, is_late: true }),
    mark('stripe', 'card-events', { read_to: minutesAgo(4) }),
    mark('stripe', 'card-night', { allowed_minutes: 1560, is_late: true }),
  ],
  hints: NOTHING,
  unknown_codes: { count: 2, oldest_at: minutesAgo(50) },
  open_refunds: { count: 1, oldest_at: minutesAgo(3000) },
  comparisons: [compared('pix'), compared('stripe')],
})
const mark = (provider: string, name: string, more: object) => ({
  ...{ provider, name, read_to: null, allowed_minutes: 15, is_late: false },
  ...more,
})
const compared = (provider: string) => ({
  provider,
  compared_at: minutesAgo(30),
  from: minutesAgo(3000),
  to: minutesAgo(30),
  ours: TOTALS,
  theirs: TOTALS,
  is_same: true,
})
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const item = (name: string) => screen.getByText(name).closest('li')?.textContent

let toasts: ToastMessage[]
let stopToasts: () => void

beforeEach(() => {
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

it('says how old each reading is, and in words which one is late', async () => {
  fakeMoneyApi({ [`GET ${PATH}`]: state })
  renderMoney(<ReconciliationScreen />)
  await screen.findByText('Leituras do banco')
  expect(item('Leitura a cada 5 minutos')).toMatch(/Em dia.*há 4 minutos.*até 15 minutos/)
  expect(item('Leitura a cada hora')).toMatch(/Atrasada.*há 3 horas/)
  expect(item('Leitura da noite')).toMatch(/Atrasada.*Ainda não aconteceu/)
  const cards = await region('Leituras dos cartões')
  expect(cards.getAllByRole('listitem')).toHaveLength(2)
  expect(item('Leitura dos avisos a cada 5 minutos')).toMatch(/Em dia.*há 4 minutos/)
  expect(item('Leitura das faturas da noite')).toMatch(/Atrasada.*Ainda não aconteceu/)
})

it('counts what waits, with the age of the oldest', async () => {
  fakeMoneyApi({ [`GET ${PATH}`]: state })
  renderMoney(<ReconciliationScreen />)
  const waiting = within(await screen.findByRole('region', { name: 'O que espera' }))
  expect(waiting.getByText('Nada espera')).toBeTruthy()
  expect(waiting.getByText('2 códigos, o mais antigo há 50 minutos')).toBeTruthy()
  expect(waiting.getByText('1 devolução, a mais antiga há 2 dias')).toBeTruthy()
})

it('says that the books are equal, or by how much the bank or the cards differ', async () => {
  const wrong = { theirs: { paid_cents: 15_970, refunded_cents: 0 }, is_same: false }
  const comparisons = [
    { ...compared('pix'), ...wrong },
    { ...compared('stripe'), ...wrong },
  ]
  fakeMoneyApi({ [`GET ${PATH}`]: () => ({ ...state(), comparisons }) })
  renderMoney(<ReconciliationScreen />)
  expect(await screen.findAllByText('Os livros não batem')).toHaveLength(2)
  expect(screen.getByText(/^O banco tem R\$\s10,00 a mais$/)).toBeTruthy()
  expect(screen.getByText(/^O banco tem R\$\s49,90 a menos$/)).toBeTruthy()
  const cards = await region('Última comparação com a operadora de cartões')
  expect(cards.getByText(/^A operadora tem R\$\s10,00 a mais$/)).toBeTruthy()
  expect(cards.getByRole('columnheader', { name: 'Operadora' })).toBeTruthy()
  cleanup()
  fakeMoneyApi({ [`GET ${PATH}`]: state })
  renderMoney(<ReconciliationScreen />)
  expect(await screen.findAllByText('Os livros batem')).toHaveLength(2)
  expect(screen.getAllByText('Igual')).toHaveLength(4)
})

it('asks for a reading now, and tells that it was asked for', async () => {
  const writes = fakeMoneyApi({
    [`GET ${PATH}`]: state,
    [`POST ${PATH}`]: () => ({ queued: true }),
  })
  renderMoney(<ReconciliationScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Conferir agora' }))
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Conferência pedida', variant: 'success' }]),
  )
  expect(writes).toHaveLength(1)
})

it('passes on why it could not be asked for', async () => {
  fakeMoneyApi({
    [`GET ${PATH}`]: state,
    [`POST ${PATH}`]: () => refusal(409, 'conflict', 'Já há uma conferência.'),
  })
  renderMoney(<ReconciliationScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Conferir agora' }))
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([
      { description: 'Já há uma conferência.', variant: 'destructive' },
    ]),
  )
})

it('calls nothing late and asks for nothing where there is no bank', async () => {
  const calm = state().watermarks.map((one) => ({ ...one, read_to: null, is_late: false }))
  fakeMoneyApi({
    [`GET ${PATH}`]: () => ({
      ...{ ...state(), has_bank: false, has_cards: false },
      ...{ watermarks: calm, comparisons: [] },
    }),
  })
  renderMoney(<ReconciliationScreen />)
  expect(await screen.findByText(/^Nenhum banco está configurado/)).toBeTruthy()
  expect(screen.getByText(/^Nenhuma operadora de cartões está configurada/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Conferir agora' })).toBeNull()
  expect(screen.queryByText('Atrasada')).toBeNull()
  expect(screen.getByText('Os livros ainda não foram comparados com o banco.')).toBeTruthy()
})

it('asks for a reading where there are cards and no bank', async () => {
  const writes = fakeMoneyApi({
    [`GET ${PATH}`]: () => ({ ...state(), has_bank: false }),
    [`POST ${PATH}`]: () => ({ queued: true }),
  })
  renderMoney(<ReconciliationScreen />)
  expect(await screen.findByText(/^O que a operadora de cartões recebeu é lido/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Conferir agora' }))
  await vi.waitFor(() => expect(writes).toHaveLength(1))
})

it('writes an age as people say it', () => {
  const now = new Date('2026-11-17T12:00:00Z')
  const ago = (minutes: number) => ageText(new Date(now.getTime() - minutes * 60_000), now)
  expect([ago(-1), ago(0), ago(1), ago(60), ago(2880)]).toEqual([
    'agora',
    'agora',
    'há 1 minuto',
    'há 1 hora',
    'há 2 dias',
  ])
  expect(lengthText(1560)).toBe('26 horas')
})
