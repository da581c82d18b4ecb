// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as topics from '~/platform/live/live-topics.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { cartOf } from './cart.store.ts'
import { fakeFollowed } from './fake-ordering.ts'
import { MyOrders } from './MyOrders.tsx'
import type { MyOrder } from './my-orders.queries.ts'

const watch = vi.fn((_: unknown, _changed: () => void) => () => {})
beforeEach(() => void vi.spyOn(topics, 'liveTopics').mockReturnValue({ watch }))

const LIST = 'GET /api/v1/my/orders'
const READ = 'POST /api/v1/orders/follow'

const order = (changes: Partial<MyOrder> = {}): MyOrder => ({
  id: '0197f2f0-0000-7000-8000-00000000e101',
  number: 1043,
  establishment: { slug: 'mare-cheia', name: 'Maré Cheia' },
  status: 'received',
  placed_at: '2026-07-18T22:41:00Z',
  promised_at: null,
  lines: [{ name: 'Caldeirada do Arapepó', quantity: 2 }],
  total_cents: 12_400,
  token: 'a'.repeat(43),
  ...changes,
})

afterEach(() => {
  cleanup()
  watch.mockClear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const row = (name: string) => within(screen.getByRole('listitem', { name }))

it('leads to the page of an order under way, and shows it as it moves', async () => {
  let status: MyOrder['status'] = 'received'
  fakeApi({ [LIST]: () => ok({ orders: [order({ status })], next_cursor: null }) })
  renderAs(signedIn(), <MyOrders />)
  await screen.findByText('Recebido')
  const one = row('Pedido 1043, Maré Cheia')
  expect(one.getByText('2× Caldeirada do Arapepó')).toBeDefined()
  const link = one.getByRole('link', { name: 'Acompanhar' })
  expect(link.getAttribute('href')).toBe(`/pedido#token=${'a'.repeat(43)}`)
  await vi.waitFor(() =>
    expect(watch).toHaveBeenCalledWith(
      [{ topic: `order:${order().id}`, secret: 'a'.repeat(43) }],
      expect.any(Function),
    ),
  )
  status = 'dispatched'
  act(() => watch.mock.calls[0]?.[1]())
  expect(await screen.findByText('Saiu para entrega')).toBeDefined()
})

// spec: 321
it('fills the cart with what was ordered before', async () => {
  fakeApi({
    [LIST]: () => ok({ orders: [order({ status: 'delivered' })], next_cursor: null }),
    [READ]: () => ok(fakeFollowed({ status: 'delivered' })),
  })
  renderAs(signedIn(), <MyOrders />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Pedir de novo' }))
  const cart = cartOf(fakeFollowed().establishment.id, 'menu')
  await vi.waitFor(() => expect(cart.read().lines).toHaveLength(1))
  expect(watch).not.toHaveBeenCalled()
})

it('goes on where a page of the list ended', async () => {
  fakeApi({
    [LIST]: () => ok({ orders: [order({ status: 'delivered' })], next_cursor: 'mais' }),
    [`${LIST}?cursor=mais`]: () =>
      ok({ orders: [order({ id: 'b', number: 1001, status: 'cancelled' })], next_cursor: null }),
  })
  renderAs(signedIn(), <MyOrders />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Ver mais pedidos' }))
  expect(await screen.findByText('Cancelado')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ver mais pedidos' })).toBeNull()
})

it('says what to do where nothing was ordered, and admits a failure', async () => {
  fakeApi({ [LIST]: () => ok({ orders: [], next_cursor: null }) })
  renderAs(signedIn(), <MyOrders />)
  expect(await screen.findByText('Nenhum pedido ainda')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Ver quem entrega' })
  expect(link.getAttribute('href')).toBe('/pedir')
  cleanup()
  fakeApi({ [LIST]: () => refused(500, 'unexpected') })
  renderAs(signedIn(), <MyOrders />)
  expect(await screen.findByText('Não deu para carregar seus pedidos')).toBeDefined()
})
