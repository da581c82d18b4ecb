import type { MoneyPayment } from '@portal/contract/money/payments/money'
import { expect, it } from 'vitest'
import { DETAILS, PAYMENT } from './money.testing.tsx'
import { timelineOf } from './order-timeline.rules.ts'

const REFUND: MoneyPayment['refunds'][number] = {
  id: '0197f2f0-0000-7000-8000-0000000000c1',
  payment_id: PAYMENT.id,
  provider_id: 'D1',
  amount_cents: 1000,
  reason: 'by-staff',
  note: null,
  requested_by: null,
  status: 'done',
  protocol: 'P-1',
  requested_at: '2026-07-20T12:00:00Z',
}
const withPayment = (payment: Partial<MoneyPayment>) => ({
  ...DETAILS,
  payments: [{ ...PAYMENT, ...payment }],
})
const textsOf = (details: typeof DETAILS) =>
  timelineOf(details).map(({ text }) => text.replaceAll('\u00a0', ' '))

it('tells a purchase from its placing to its period, the oldest first', () => {
  expect(textsOf(DETAILS)).toEqual([
    'Compra feita',
    'Código Pix: pago',
    `Pagamento de R$ 49,90 (${PAYMENT.provider_id})`,
    'Período aberto: de 18 de julho de 2026 a 18 de agosto de 2026',
    'Lançamento: R$ 49,90',
  ])
})

it('sorts by the moment, however its time zone is written', () => {
  const ledger = [{ id: 2, amount_cents: 1, at: '2026-07-18T18:59:00-03:00' }]
  expect(textsOf({ ...DETAILS, ledger })[0]).toBe('Lançamento: R$ 0,01')
})

it('keeps apart two lines of the ledger that say the same', () => {
  const at = '2026-07-19T10:00:00Z'
  const ledger = [1, 2].map((id) => ({ id, amount_cents: 4990, at }))
  const keys = timelineOf({ ...DETAILS, ledger }).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

it('names who decided and why, and somebody where the account is gone', () => {
  const decided = { at: '2026-07-19T10:00:00Z', reason: 'Pagou no último minuto.' }
  expect(textsOf(withPayment({ decided: { ...decided, by: 'Ana' } }))).toContain(
    'Ana decidiu: Pagou no último minuto.',
  )
  expect(textsOf(withPayment({ decided: { ...decided, by: null } }))).toContain(
    'Alguém da equipe decidiu: Pagou no último minuto.',
  )
})

it('tells a refund with its protocol, and the note of who asked for it', () => {
  expect(textsOf(withPayment({ refunds: [REFUND] }))).toContain(
    'Dinheiro devolvido: R$ 10,00, protocolo P-1',
  )
  expect(textsOf(withPayment({ refunds: [{ ...REFUND, reason: 'outside' }] }))).toContain(
    'Devolvido por fora do banco: R$ 10,00, protocolo P-1',
  )
  const noted = {
    ...REFUND,
    status: 'not_done' as const,
    note: 'Cobrança dobrada.',
    requested_by: 'Ana',
  }
  expect(textsOf(withPayment({ refunds: [noted] }))).toContain(
    'O banco não fez a devolução: R$ 10,00, protocolo P-1 (Ana: Cobrança dobrada.)',
  )
})

it('ends a period whose money went back', () => {
  const grant = PAYMENT.grant && { ...PAYMENT.grant, revoked_at: '2026-07-21T10:00:00Z' }
  expect(textsOf(withPayment({ grant })).at(-1)).toBe('Período encerrado: o dinheiro voltou')
})

it('begins with the purchase alone where nothing else happened', () => {
  expect(textsOf({ ...DETAILS, codes: [], payments: [], ledger: [] })).toEqual(['Compra feita'])
})
