// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import MoneyScreen from './MoneyScreen.tsx'
import { DETAILS, fakeMoneyApi, refusal, renderMoney } from './money.testing.tsx'

const ORDER = DETAILS.order
const STRAY = {
  id: '0197f2f0-0000-7000-8000-0000000000d2',
  provider_id: `E${'1'.repeat(31)}`,
  amount_cents: 777,
  paid_at: '2026-07-18T22:00:00Z',
  order: null,
  answer_by: null,
  may: { return: true, return_outside: false },
}
const DECISION = `/api/v1/admin/plan-payments/${STRAY.id}/decision`
const page = (orders: object[], undecided: object[]) => ({
  orders,
  next_cursor: null,
  total: orders.length,
  undecided,
})
const savedFilters = { 'GET /api/v1/admin/saved-filters': () => [] }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows orders behind what needs a decision, and returns a Pix without an order', async () => {
  let undecided: object[] = [STRAY]
  const writes = fakeMoneyApi({
    ...savedFilters,
    'GET /api/v1/admin/plan-orders': () => page([ORDER], undecided),
    [`POST ${DECISION}`]: () => {
      undecided = []
      return { payment: {} }
    },
  })
  renderMoney(<MoneyScreen />)
  const link = await screen.findByRole('link', { name: 'Rosa Pinheiro' })
  expect(link.getAttribute('href')).toBe(`/admin/financeiro/${ORDER.id}`)
  const waiting = within(screen.getByRole('region', { name: 'Precisa de decisão' }))
  await userEvent.click(waiting.getByRole('button', { name: /^Devolver o valor de R\$\s7,77$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver o valor' }))
  expect(writes).toEqual([])
  await userEvent.type(dialog.getByLabelText(/Motivo/), 'Ninguém pediu.')
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver o valor' }))
  // What was pressed is gone: the place is kept by the heading over it.
  expect(await waiting.findByText('Nada espera por uma decisão.')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Precisa de decisão'))
  expect(writes).toEqual([
    {
      method: 'POST',
      path: DECISION,
      body: { decision: 'returned', reason: 'Ninguém pediu.' },
    },
  ])
})

it('offers what is left of the ways back of an old Pix without an order', async () => {
  const old = { ...STRAY, may: { return: false, return_outside: true } }
  fakeMoneyApi({ ...savedFilters, 'GET /api/v1/admin/plan-orders': () => page([], [old]) })
  renderMoney(<MoneyScreen />)
  const waiting = within(await screen.findByRole('region', { name: 'Precisa de decisão' }))
  const names = waiting.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
  expect(names.map((name) => name?.replaceAll('\u00a0', ' '))).toEqual([
    'Registrar R$ 7,77 como devolvido por fora',
  ])
})

it('leads to the order of money that waits, where its period can be opened', async () => {
  fakeMoneyApi({
    ...savedFilters,
    'GET /api/v1/admin/plan-orders': () => page([], [{ ...STRAY, order: ORDER }]),
  })
  renderMoney(<MoneyScreen />)
  const link = await screen.findByRole('link', { name: 'Abrir a compra de Rosa Pinheiro' })
  expect(link.getAttribute('href')).toBe(`/admin/financeiro/${ORDER.id}`)
})

it('has words for a portal where nobody has bought anything', async () => {
  fakeMoneyApi({ ...savedFilters, 'GET /api/v1/admin/plan-orders': () => page([], []) })
  renderMoney(<MoneyScreen />)
  expect(await screen.findByText('Nenhuma compra ainda')).toBeTruthy()
  expect(screen.getByText('Nada espera por uma decisão.')).toBeTruthy()
})

it('does not say that nothing waits when it could not be read', async () => {
  fakeMoneyApi({
    ...savedFilters,
    'GET /api/v1/admin/plan-orders': () => refusal(403, 'forbidden', 'Só para superadmins.'),
  })
  renderMoney(<MoneyScreen />)
  expect(await screen.findByText('Só para superadmins.')).toBeTruthy()
  expect(screen.queryByText('Nada espera por uma decisão.')).toBeNull()
})
