// @vitest-environment jsdom
import type { MoneyOrderDetails } from '@portal/contract/money/payments/money'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as topics from '~/platform/live/live-topics.ts'
import MoneyOrderScreen from './MoneyOrderScreen.tsx'
import { DETAILS, fakeMoneyApi, PAYMENT, refusal, renderMoney } from './money.testing.tsx'

const live = { watched: [] as unknown[], change: () => {} }
beforeEach(() => {
  vi.spyOn(topics, 'liveTopics').mockReturnValue({
    watch(asked, onChange) {
      live.watched.push(...asked)
      live.change = onChange
      return () => {}
    },
  })
})

const { id } = DETAILS.order
const PATH = `/api/v1/admin/plan-orders/${id}`
async function open(details: MoneyOrderDetails) {
  fakeMoneyApi({ [`GET ${PATH}`]: () => details })
  renderMoney(<MoneyOrderScreen params={{ id }} />)
  return within(await screen.findByRole('region', { name: 'Dados da compra' }))
}
const OUTSIDE = {
  id: '0197f2f0-0000-7000-8000-0000000000e9',
  provider_id: 'r9',
  amount_cents: 4990,
  reason: 'outside' as const,
  note: 'Transferência para a conta dela.',
  requested_by: 'Ana',
  status: 'done' as const,
  protocol: 'P-9',
  requested_at: '2026-11-19T22:00:00Z',
}
const acts = () =>
  within(screen.getByRole('region', { name: 'Pagamentos' }))
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows who bought what, and under which terms', async () => {
  const facts = await open(DETAILS)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Compra 000000d1')
  expect(facts.getByText('Paga')).toBeTruthy()
  expect(facts.getByText('rosa@exemplo.com.br')).toBeTruthy()
  expect(facts.getByText('Plano Atalaia, mensal')).toBeTruthy()
  expect(facts.getByText('Versão 3, código do texto sha256-abc')).toBeTruthy()
  expect(facts.getByText('18 de julho de 2026, 19h, do endereço 203.0.113.7')).toBeTruthy()
  expect(facts.getByText('Não emitida')).toBeTruthy()
  expect(facts.queryByText('Crédito do plano anterior')).toBeNull()
})

it('does not show a canceled invoice as one that stands', async () => {
  const invoice = { ...DETAILS.invoice, status: 'canceled' as const, number: '15', version: 2 }
  const facts = await open({ ...DETAILS, invoice })
  expect(facts.getByText('15, cancelada')).toBeTruthy()
})

it('offers only what may be done with a payment', async () => {
  await open(DETAILS)
  expect(acts()).toEqual(['Devolver R$ 49,90'])
  cleanup()
  const may = { refund: false, grant: true, keep: false, return: true, return_outside: false }
  const offer = { starts_at: '2026-07-19T03:00:00Z', ends_at: '2026-08-19T03:00:00Z' }
  await open({
    ...DETAILS,
    offer,
    payments: [{ ...PAYMENT, decision: 'review', grant: null, may }],
  })
  expect(acts()).toEqual(['Abrir o período com R$ 49,90', 'Devolver o valor de R$ 49,90'])
})

it('leaves what is done with the own money to another of the team', async () => {
  fakeMoneyApi({
    [`GET ${PATH}`]: () => DETAILS,
    'GET /api/v1/admin/own-decisions': () => ({ own: [PAYMENT.id] }),
  })
  renderMoney(<MoneyOrderScreen params={{ id }} />)
  expect(await screen.findByText('É seu: outra pessoa da equipe decide.')).toBeTruthy()
  expect(acts()).toEqual([])
})

it('asks what becomes of a second withdrawal, until when, and tells its buyer why it is not followed', async () => {
  const may = { refund: false, grant: false, keep: true, return: true, return_outside: false }
  const withdrawal = {
    protocol: '20260720-1234567',
    requested_at: '2026-07-20T12:00:00Z',
    answer_by: '2026-07-25T12:00:00Z',
    decision: null,
    reason: null,
  }
  const details = { ...DETAILS, payments: [{ ...PAYMENT, withdrawal, may }] }
  const path = `/api/v1/admin/plan-payments/${PAYMENT.id}/decision`
  const writes = fakeMoneyApi({
    [`GET ${PATH}`]: () => details,
    [`POST ${path}`]: () => ({ payment: PAYMENT }),
  })
  renderMoney(<MoneyOrderScreen params={{ id }} />)
  const name = /^Manter a compra de R\$\s49,90$/
  const keep = await screen.findByRole('button', { name })
  expect(acts()).toEqual(['Manter a compra de R$ 49,90', 'Devolver o valor de R$ 49,90'])
  expect(screen.getByText(/responder até 25 de julho de 2026/)).toBeTruthy()
  await userEvent.click(keep)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Motivo/), 'Usou o plano sete vezes.')
  await userEvent.click(dialog.getByRole('button', { name: 'Manter a compra' }))
  await vi.waitFor(() =>
    expect(writes).toEqual([
      { method: 'POST', path, body: { decision: 'granted', reason: 'Usou o plano sete vezes.' } },
    ]),
  )
})

it('writes down that old money went back in another way, and shows it as that', async () => {
  const may = { refund: false, grant: false, keep: false, return: false, return_outside: true }
  const review = { ...PAYMENT, decision: 'review' as const, grant: null, may }
  let details: MoneyOrderDetails = { ...DETAILS, payments: [review] }
  const path = `/api/v1/admin/plan-payments/${PAYMENT.id}/outside-return`
  const writes = fakeMoneyApi({
    [`GET ${PATH}`]: () => details,
    [`POST ${path}`]: () => {
      const gone = { ...OUTSIDE, payment_id: PAYMENT.id }
      const payment = { ...review, decision: 'returned' as const, left_cents: 0, refunds: [gone] }
      details = { ...DETAILS, payments: [{ ...payment, may: { ...may, return_outside: false } }] }
      return { payment: details.payments[0] ?? payment }
    },
  })
  renderMoney(<MoneyOrderScreen params={{ id }} />)
  const name = /^Registrar R\$\s49,90 como devolvido por fora$/
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^O banco já não devolve este Pix: passaram 90 dias/)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/Motivo/), 'Transferência para a conta dela.')
  await userEvent.click(dialog.getByRole('button', { name: 'Devolvido por fora' }))
  const payments = within(screen.getByRole('region', { name: 'Pagamentos' }))
  expect(await payments.findByText('Devolvido por fora')).toBeTruthy()
  expect(acts()).toEqual([])
  expect(screen.getByText(/^Devolvido por fora do banco: R\$\s49,90, protocolo P-9/)).toBeTruthy()
  expect(writes).toEqual([
    { method: 'POST', path, body: { reason: 'Transferência para a conta dela.' } },
  ])
})

it('opens no period where there is none to offer', async () => {
  const may = { refund: false, grant: true, keep: false, return: true, return_outside: false }
  await open({ ...DETAILS, payments: [{ ...PAYMENT, decision: 'review', grant: null, may }] })
  expect(acts()).toEqual(['Devolver o valor de R$ 49,90'])
})

it('has words for a purchase that nobody paid, of an account that is gone', async () => {
  const order = { ...DETAILS.order, status: 'expired' as const, email: null, paid_at: null }
  const facts = await open({ ...DETAILS, order, payments: [], codes: [], ledger: [] })
  expect(facts.getByText('Conta apagada')).toBeTruthy()
  expect(facts.queryByText('Paga em')).toBeNull()
  expect(screen.getByText('Nenhum pagamento chegou.')).toBeTruthy()
})

it('has words for a purchase whose buyer is forgotten', async () => {
  const order = { ...DETAILS.order, buyer: null, accepted_from: null }
  const facts = await open({ ...DETAILS, order })
  expect(facts.getByText('Dados apagados')).toBeTruthy()
  expect(facts.getByText('18 de julho de 2026, 19h, endereço já apagado')).toBeTruthy()
  expect(facts.queryByRole('button', { name: 'Ver CPF/CNPJ inteiro' })).toBeNull()
})

// spec: 549
it('shows the whole document only to who asks for it', async () => {
  const writes = fakeMoneyApi({
    [`GET ${PATH}`]: () => DETAILS,
    [`POST ${PATH}/buyer-document`]: () => ({ document: '529.982.247-25' }),
  })
  renderMoney(<MoneyOrderScreen params={{ id }} />)
  expect(await screen.findByText('***.982.247-**')).toBeTruthy()
  expect(writes).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Ver CPF/CNPJ inteiro' }))
  expect(document.activeElement).toBe(await screen.findByText('529.982.247-25'))
  expect(screen.queryByText('***.982.247-**')).toBeNull()
})

// spec: 566
it('turns by itself when the money has gone back', async () => {
  const refund = {
    id: '0197f2f0-0000-7000-8000-0000000000e1',
    payment_id: PAYMENT.id,
    provider_id: 'r1',
    amount_cents: 4990,
    reason: 'withdrawal' as const,
    note: null,
    requested_by: null,
    status: 'processing' as const,
    protocol: '2026-000123',
    requested_at: '2026-07-19T22:00:00Z',
  }
  let details: MoneyOrderDetails = {
    ...DETAILS,
    payments: [{ ...PAYMENT, left_cents: 0, refunds: [refund] }],
  }
  fakeMoneyApi({ [`GET ${PATH}`]: () => details })
  renderMoney(<MoneyOrderScreen params={{ id }} />)
  expect(await screen.findByText('Paga')).toBeTruthy()
  details = { ...details, order: { ...details.order, status: 'refunded' } }
  await waitFor(() => expect(live.watched).toContain(`planOrders:${DETAILS.order.user_id}`))
  live.change()
  expect(await screen.findByText('Devolvida')).toBeTruthy()
})

it('says why a purchase did not open, beside the way back', async () => {
  fakeMoneyApi({ [`GET ${PATH}`]: () => refusal(404, 'not-found', 'Não achamos essa compra.') })
  renderMoney(<MoneyOrderScreen params={{ id }} />)
  expect(await screen.findByText('Não achamos essa compra.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar às compras' }).getAttribute('href')).toBe(
    '/admin/financeiro',
  )
})

it('asks the bank about a Pix that is said to be paid, and not about one that is', async () => {
  const order = { ...DETAILS.order, status: 'awaiting_payment' as const, method: 'pix' as const }
  const details = { ...DETAILS, order, payments: [] }
  const writes = fakeMoneyApi({
    [`GET ${PATH}`]: () => details,
    [`POST ${PATH}/check`]: () => ({ outcome: 'not-yet' }),
  })
  renderMoney(<MoneyOrderScreen params={{ id }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Verificar no banco agora' }))
  expect(await screen.findByText(/O banco não tem pagamento desta compra/)).toBeTruthy()
  expect(writes).toHaveLength(1)
  cleanup()
  await open(DETAILS)
  expect(screen.queryByRole('button', { name: 'Verificar no banco agora' })).toBeNull()
})
