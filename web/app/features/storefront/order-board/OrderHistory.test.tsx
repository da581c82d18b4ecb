// @vitest-environment jsdom
import type { OrderPeriod, OwnOrder } from '@portal/contract/storefront/orders/board'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { OrdersScreen } from './OrdersScreen.tsx'
import { anOrder } from './orders.testing.ts'

const BASE = '/api/v1/my/establishments/a1'
const LIST = `GET ${BASE}/orders?from=2026-07-01&until=2026-07-18`
const ADDRESS = '/dash-espadarte?aba=pedidos'
const openView = (search: string) =>
  renderAs(
    signedIn(),
    <OrdersScreen
      establishment={{ id: 'a1', name: 'Maré Cheia', role: 'owner' }}
      address={ADDRESS}
      settings={null}
      pix={null}
    />,
    `${ADDRESS}&${search}`,
  )
const page = (orders: OwnOrder[], next_cursor: string | null = null) => ok({ orders, next_cursor })
const plain = (text: string | null) => text?.replace(/\s/g, ' ')

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
})

// spec: 619
it('lists the orders of a period, by state and by what is typed, with the sheet of it', async () => {
  fakeApi({
    [LIST]: () => page([anOrder({ status: 'delivered' })], 'abc'),
    [`${LIST}&status=cancelled`]: () => page([]),
    [`${LIST}&status=cancelled&search=Luciana`]: () => page([anOrder({ status: 'cancelled' })]),
  })
  openView('ver=todos&de=2026-07-01&ate=2026-07-18')
  expect(await screen.findByRole('link', { name: 'Ver o pedido 1043' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Próxima' }).getAttribute('href')).toContain('cursor=abc')
  expect(screen.getByRole('link', { name: 'Baixar em CSV' }).getAttribute('href')).toBe(
    `${BASE}/orders/sheet?from=2026-07-01&until=2026-07-18`,
  )
  await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Cancelado')
  expect(await screen.findByText('Nenhum pedido neste período')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Número, nome ou telefone'), 'Luciana')
  expect(await screen.findByRole('link', { name: 'Ver o pedido 1043' })).toBeDefined()
})

// spec: 618
it('opens an order with what happened to it, and takes back what was returned', async () => {
  const { id } = anOrder()
  let order = anOrder({
    catalogue: 'shop',
    status: 'delivered',
    events: [{ status: 'accepted', at: '2026-07-18T22:42:00Z', by: 'team', kind: 'moved' }],
    return: {
      status: 'asked',
      reason: 'Veio trocado',
      asked_at: '2026-07-18T22:42:00Z',
      answer_by: '2026-07-20T22:42:00Z',
      answer: null,
    },
  })
  const RETURNED = `POST ${BASE}/orders/${id}/returned`
  const api = fakeApi({
    [LIST]: () => page([order]),
    [`GET ${BASE}/orders/${id}`]: () => ok(order),
    [RETURNED]: () => {
      order = { ...order, return: { ...order.return, status: 'received' } as OwnOrder['return'] }
      return ok(order)
    },
  })
  openView(`ver=todos&de=2026-07-01&ate=2026-07-18&pedido=${id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Pedido 1043' }))
  expect(dialog.getByText('Quer devolver a compra: “Veio trocado”')).toBeDefined()
  expect(dialog.getByText('pela equipe')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Chegou de volta' }))
  await waitFor(() => expect(heard[0]?.title).toBe('Devolução confirmada'))
  expect(await dialog.findByText('A compra voltou e o estoque foi reposto.')).toBeDefined()
  expect(api.sent(RETURNED)).toEqual([{ version: 1 }])
})

// spec: 619
it('closes a day with what it sold, and by what it was paid', async () => {
  fakeApi({
    [`GET ${BASE}/orders/days/2026-07-18`]: () =>
      ok({
        ...{ day: '2026-07-18', delivered: 2, cancelled: 1, total_cents: 16_400 },
        ...{ items_cents: 15_600, delivery_cents: 800, service_cents: 0 },
        ...{ starts_at: '2026-07-18T07:00:00Z', ends_at: '2026-07-19T07:00:00Z' },
        mean_preparation_minutes: 24,
        by_payment: [{ method: 'Pix', orders: 2, total_cents: 16_400 }],
        by_mode: [{ mode: 'Entrega', orders: 2, total_cents: 16_400 }],
        items: [{ name: 'Caldeirada do Arapepó', quantity: 2, total_cents: 15_600 }],
      }),
  })
  openView('ver=dia&dia=2026-07-18')
  const sold = await screen.findByRole('region', { name: 'Vendido' })
  expect(plain(sold.textContent)).toContain('R$ 164,00')
  expect(screen.getByText('Maré Cheia, 18 de julho de 2026')).toBeDefined()
  expect(screen.getByText('De sáb., 18 de jul., 4h a dom., 19 de jul., 4h.')).toBeDefined()
  const items = within(screen.getByRole('table', { name: 'Itens vendidos' }))
  expect(items.getByRole('rowheader', { name: 'Caldeirada do Arapepó' })).toBeDefined()
})

it('offers another try where the day cannot be read', async () => {
  fakeApi({ [`GET ${BASE}/orders/days/2026-07-18`]: () => refused(422, 'x', 'Não agora.') })
  openView('ver=dia&dia=2026-07-18')
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined()
})

const week = (changes: Partial<OrderPeriod> = {}) =>
  ok({
    ...{ from: '2026-07-13', until: '2026-07-19', today: '2026-07-18' },
    ...{ delivered: 2, total_cents: 26_970, average_cents: 13_485, cancelled: 1 },
    reasons: [{ code: 'no-answer', orders: 1 }],
    returned: { orders: 1, total_cents: 6_900 },
    items: [{ name: 'Filhote na brasa', quantity: 3, total_cents: 26_970 }],
    days: [
      { day: '2026-07-17', delivered: 1, total_cents: 17_980 },
      { day: '2026-07-18', delivered: 1, total_cents: 8_990 },
    ],
    before: { delivered: 1, total_cents: 8_990 },
    ...changes,
  })
const WEEK = `GET ${BASE}/orders/periods/week/2026-07-18`

// spec: 714
it('adds up a week: sales, the average, refusals, what sold most, and what was before', async () => {
  fakeApi({ [WEEK]: () => week() })
  openView('ver=dia&dia=2026-07-18&periodo=semana')
  const sold = await screen.findByRole('region', { name: 'Vendido' })
  expect(plain(sold.textContent)).toContain('R$ 269,70 em 2 pedidos')
  expect(plain(sold.textContent)).toContain(
    'R$ 179,80 a mais que na semana anterior até este ponto.',
  )
  expect(plain(sold.textContent)).toContain('Média por pedidoR$ 134,85')
  expect(plain(sold.textContent)).toContain('1 compra, R$ 69,00')
  const reasons = within(screen.getByRole('table', { name: 'Por que não foram adiante' }))
  expect(reasons.getByRole('rowheader', { name: 'Ninguém respondeu a tempo' })).toBeDefined()
  expect(screen.getByRole('table', { name: 'O que mais saiu' })).toBeDefined()
  const days = within(screen.getByRole('table', { name: 'Por dia' }))
  expect(days.getByRole('rowheader', { name: 'sáb., 18 de jul.' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Semana' }).getAttribute('aria-current')).toBe('page')
  const before = screen.getByRole('link', { name: 'Semana anterior' })
  expect(before.getAttribute('href')).toContain('dia=2026-07-12')
  // The week has not ended: there is no next one.
  expect(screen.queryByRole('link', { name: 'Semana seguinte' })).toBeNull()
})

// spec: 714
it('says of a week without orders that there were none', async () => {
  const nothing = { delivered: 0, total_cents: 0, average_cents: null, cancelled: 0 }
  fakeApi({ [WEEK]: () => week({ ...nothing, reasons: [], items: [], days: [] }) })
  openView('ver=dia&dia=2026-07-18&periodo=semana')
  expect(
    await screen.findByRole('heading', { name: 'Nenhum pedido chegou ao fim nesta semana.' }),
  ).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
