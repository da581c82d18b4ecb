// @vitest-environment jsdom
import type { Catalogue } from '@portal/contract/storefront/catalogue/catalogue'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { fakeCatalogue, fakeSold } from './fake-catalogue.ts'
import { fakeFollowed, fakeOrdering } from './fake-ordering.ts'
import { keptOrders } from './kept-orders.ts'
import { CartBar, OrderHead, RowAction } from './OrderParts.tsx'
import { forgetTableCode } from './table-code.ts'
import type { OrderingPlace } from './use-ordering.ts'

const NOW = new Date('2026-07-18T22:00:00Z')
const nobody = { ...signedIn(), user: null, session: null }
const user = () => userEvent.setup()

let catalogue: Catalogue
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  catalogue = fakeCatalogue([fakeSold({ name: 'Caldo', price_cents: 1_900 })])
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetTableCode('mare-cheia')
  window.history.replaceState(null, '', '/')
})

function open(changes: Partial<OrderingPlace> = {}, onChoose = vi.fn()) {
  const place: OrderingPlace = {
    ...{ ordering: fakeOrdering(), catalogue, preferred: null, base: '/cardapio/mare-cheia' },
    ...changes,
  }
  const [item] = place.catalogue.sections[0]?.items ?? []
  if (!item) throw new Error('nothing is sold')
  renderAs(
    nobody,
    <>
      <OrderHead place={place} now={NOW} />
      <RowAction place={place} item={item} onChoose={onChoose} />
      <CartBar place={place} now={NOW} />
    </>,
    '/cardapio/mare-cheia',
  )
  return { onChoose, item }
}

// spec: 712
it('says under the name of the place that its delivery rests, and until when', () => {
  const delivery_pauses = [{ neighbourhood: null, until: '2026-07-18T22:30:00Z' }]
  open({ ordering: fakeOrdering({ delivery_pauses }), preferred: 'delivery' })
  expect(screen.getByText('Entrega em pausa: volta às 19h30. Você pode retirar.')).toBeDefined()
})

it('adds what is simple with one tap, counts on, and keeps the focus when it is gone again', async () => {
  open()
  const add = screen.getByRole('button', { name: 'Adicionar Caldo' })
  await user().click(add)
  await user().click(screen.getByRole('button', { name: 'Adicionar mais Caldo: 1 no pedido' }))
  const bar = screen.getByRole('link', { name: /Ver pedido/ })
  expect(bar.textContent).toMatch(/2.*R\$\s38,00/)
  expect(bar.getAttribute('href')).toBe('/cardapio/mare-cheia/pedido')
  expect(screen.getByRole('status').textContent).toMatch(/^No pedido: 2 itens, R\$\s38,00$/)
  const less = screen.getByRole('button', { name: 'Tirar um Caldo' })
  await user().click(less)
  await user().click(less)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Adicionar Caldo')
  expect(screen.queryByRole('link', { name: /Ver pedido/ })).toBeNull()
})

it('asks how it is wanted where there is something to choose', async () => {
  const variant = { id: 'p', name: 'P', sku: null, price_cents: null, promo_cents: null }
  const shirt = fakeSold({ variants: [{ ...variant, is_available: true, left: null }] })
  const { onChoose } = open({ catalogue: fakeCatalogue([shirt]) })
  await user().click(screen.getByRole('button', { name: 'Adicionar Tacacá' }))
  expect(onChoose).toHaveBeenCalledWith(shirt)
  expect(screen.queryByRole('link', { name: /Ver pedido/ })).toBeNull()
})

// spec: 600
it('offers what the business takes, with time and least fee, and a table only by its code', () => {
  open()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Retirar25 min',
    expect.stringMatching(/^Entregaa partir de R\$\s6$/),
  ])
  expect(screen.getByText('Pedidos até 22h30.')).toBeDefined()
  cleanup()
  window.history.replaceState(null, '', '/cardapio/mare-cheia?mesa=12#t=segredo')
  open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Na mesa/ }).checked).toBe(true)
  expect(window.location.hash).toBe('')
})

it('has nothing to press where only tables are served and no code was read', () => {
  const ordering = fakeOrdering({ modes: { menu: ['table'], shop: [] } })
  open({ ordering })
  expect(screen.queryByRole('button', { name: 'Adicionar Caldo' })).toBeNull()
  expect(screen.getByText('Para pedir na mesa, leia o QR da mesa com a câmera.')).toBeDefined()
  cleanup()
  window.history.replaceState(null, '', '/cardapio/mare-cheia?mesa=12#t=segredo')
  open({ ordering })
  expect(screen.getByRole('button', { name: 'Adicionar Caldo' })).toBeDefined()
})

it('is for deliveries where the address says so', () => {
  open({ preferred: 'delivery' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Entrega/ }).checked).toBe(true)
})

it('says when the kitchen opens, and that one may choose an hour', () => {
  const kitchen = { is_open: false, last_order_at: null, opens_at: '2026-07-19T14:00:00Z' }
  open({ ordering: fakeOrdering({ kitchen, slots: ['2026-07-19T15:00:00Z'] }) })
  expect(
    screen.getByText('Cozinha fechada. Abre amanhã às 11h; você já pode agendar.'),
  ).toBeDefined()
  cleanup()
  open({ ordering: fakeOrdering({ pause: { until: '2026-07-18T22:30:00Z' } }) })
  expect(screen.getByText('Pedidos em pausa. Voltam às 19h30.')).toBeDefined()
})

it('leads back to an order that is under way, and says nothing of one that is over', async () => {
  const READ = 'POST /api/v1/orders/follow'
  const token = 'a'.repeat(43)
  const placed_at = NOW.toISOString()
  keptOrders.add({ token, number: 1043, slug: 'mare-cheia', placed_at, isTable: false })
  fakeApi({ [READ]: () => ok(fakeFollowed({ status: 'preparing' })) })
  open()
  const line = await screen.findByRole('link', { name: /Seu pedido 1043: em preparo/ })
  expect(line.getAttribute('href')).toBe(`/pedido#token=${token}`)
  cleanup()
  const api = fakeApi({ [READ]: () => ok(fakeFollowed({ status: 'delivered' })) })
  open()
  await vi.waitFor(() => expect(api.sent(READ)).toHaveLength(1))
  expect(screen.queryByRole('link', { name: /Seu pedido/ })).toBeNull()
})
