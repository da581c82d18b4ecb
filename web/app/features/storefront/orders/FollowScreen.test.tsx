// @vitest-environment jsdom
import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as topics from '~/platform/live/live-topics.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { cartOf } from './cart.store.ts'
import { FollowScreen } from './FollowScreen.tsx'
import { fakeFollowed } from './fake-ordering.ts'

const watch = vi.fn(() => () => {})

const READ = 'POST /api/v1/orders/follow'
const LEAVE = 'POST /api/v1/orders/leave'
const RETURN = 'POST /api/v1/orders/return'
const TOKEN = 'a'.repeat(43)
const NOW = new Date('2026-07-18T22:43:00Z')
const nobody = { ...signedIn(), user: null, session: null }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.spyOn(topics, 'liveTopics').mockReturnValue({ watch })
})
afterEach(() => {
  cleanup()
  watch.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  window.location.hash = ''
})

function open(order: FollowedOrder, more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [READ]: () => ok(order), ...more })
  window.location.hash = `#token=${TOKEN}`
  renderAs(nobody, <FollowScreen renderPix={({ pix }) => <p>Pix: {pix}</p>} />, '/pedido')
  return { api, user: userEvent.setup() }
}

// spec: 606
it('answers first, then shows steps, address, change and amounts, and listens', async () => {
  open(fakeFollowed())
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.textContent).toMatch(/Maré Cheia tem até 19h51 para aceitar/)
  expect(screen.getByText('Faltam 8 min.')).toBeDefined()
  expect(screen.getByText('Tenha R$ 200 em mãos', { normalizer: plain })).toBeDefined()
  expect(screen.getByText('Trav. São Pedro, 214, Destacado')).toBeDefined()
  const bill = within(screen.getByRole('table', { name: 'Itens e valores' }))
  expect(bill.getByText('2× Pirão')).toBeDefined()
  expect(bill.getByText('R$ 124,00', { normalizer: plain })).toBeDefined()
  const chat = screen.getByRole('link', { name: 'Chamar no WhatsApp' })
  expect(chat.getAttribute('href')).toBe('https://wa.me/5591988887777?text=Pedido%201043')
  const topic = { topic: `order:${fakeFollowed().id}`, secret: TOKEN }
  await vi.waitFor(() => expect(watch).toHaveBeenCalledWith([topic], expect.any(Function)))
})

const plain = (text: string) => text.replace(/\s/g, ' ')

it('is cancelled at once while nobody has accepted it, after a question', async () => {
  const gone = fakeFollowed({
    ...{ status: 'cancelled', way_out: null },
    cancellation: { by: 'customer', code: 'customer', text: '' },
  })
  const { api, user } = open(fakeFollowed(), { [LEAVE]: () => ok(gone) })
  await user.click(await screen.findByRole('button', { name: 'Cancelar o pedido' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(api.sent(LEAVE)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Cancelar o pedido' }))
  expect(await screen.findByText('Você cancelou o pedido')).toBeDefined()
  expect(screen.getByText('Nada foi cobrado.')).toBeDefined()
  expect(api.sent(LEAVE)).toEqual([{ token: TOKEN }])
  const back = screen.getAllByRole('link', { name: 'Voltar ao cardápio' })
  expect(back.at(-1)?.getAttribute('href')).toBe('/cardapio/mare-cheia')
})

it('keeps what a shop holds for longer with the code of the phone', async () => {
  const short = fakeFollowed({ catalogue: 'shop', waits_for_proof: true })
  const PROOF = 'POST /api/v1/orders/proof'
  const CODE = 'POST /api/v1/orders/proof-code'
  const moments = { expires_at: NOW.toISOString(), resend_at: NOW.toISOString() }
  const { api, user } = open(short, {
    [CODE]: () => ok(moments),
    [PROOF]: () => ok(fakeFollowed({ catalogue: 'shop' })),
  })
  expect(await screen.findByText(/guardados por 15 minutos/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Receber o código' }))
  expect(api.sent(CODE)).toEqual([{ token: TOKEN }])
  await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirmar e guardar' }))
  await vi.waitFor(() => expect(screen.queryByText(/guardados por 15 minutos/)).toBeNull())
  expect(api.sent(PROOF)).toEqual([{ token: TOKEN, code: '123456' }])
})

// spec: 606
it('says what to do when it is late, and what became of asking to leave', async () => {
  const late = fakeFollowed({
    ...{ status: 'preparing', promised_at: '2026-07-18T22:35:00Z', way_out: 'ask' },
  })
  open(late)
  expect(await screen.findByText('O que você pode fazer')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pedir cancelamento' })).toBeDefined()
  cleanup()
  open({
    ...late,
    way_out: null,
    cancellation_request: { asked_at: '2026-07-18T22:40:00Z', denied: 'dish-already-done' },
  })
  expect(
    await screen.findByText(
      'Maré Cheia não pôde cancelar: a comida já está pronta. O pedido continua.',
    ),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pedir cancelamento' })).toBeNull()
})

it('tells the words of a business that could not', async () => {
  const text = 'Hoje a caldeirada acabou. Desculpe!'
  open(
    fakeFollowed({
      status: 'cancelled',
      cancellation: { by: 'team', code: 'unavailable-item', text },
    }),
  )
  expect(await screen.findByText('Maré Cheia não pôde atender')).toBeDefined()
  expect(screen.getByText(`“${text}”`)).toBeDefined()
})

it('gives the cart of a refused order back, to be looked through', async () => {
  const refusedOrder = fakeFollowed({
    status: 'cancelled',
    cancellation: { by: 'team', code: 'too-busy', text: '' },
  })
  const { user } = open(refusedOrder)
  await user.click(await screen.findByRole('button', { name: 'Montar o carrinho de novo' }))
  const { lines, mode } = cartOf(refusedOrder.establishment.id, 'menu').read()
  expect([mode, lines.map(({ name, note }) => [name, note])]).toEqual([
    'delivery',
    [['Caldeirada do Arapepó', 'sem coentro']],
  ])
})

// spec: 607, 711
it('takes back what was bought in a shop', async () => {
  const bought = fakeFollowed({
    ...{ catalogue: 'shop', status: 'delivered', may_return: true, way_out: null },
    status_since: '2026-07-17T22:00:00Z',
  })
  const asked_at = NOW.toISOString()
  const answer_by = new Date(NOW.getTime() + 48 * 3_600_000).toISOString()
  const asked = {
    ...bought,
    return: { status: 'asked', reason: '', asked_at, answer_by, answer: null },
  }
  const { api, user } = open(bought, { [RETURN]: () => ok(asked) })
  await screen.findByLabelText(/Motivo/)
  expect(watch).not.toHaveBeenCalled()
  await user.type(await screen.findByLabelText(/Motivo/), 'ficou grande')
  await user.click(screen.getByRole('button', { name: 'Pedir a devolução' }))
  expect(await screen.findByText(/Você pediu a devolução/)).toBeDefined()
  expect(api.sent(RETURN)).toEqual([{ token: TOKEN, reason: 'ficou grande' }])
  // The answer of the shop is read as it comes.
  await vi.waitFor(() => expect(watch).toHaveBeenCalled())
})

it('shows nothing for a link that is none', async () => {
  const api = fakeApi({ [READ]: () => refused(422, 'orders.link') })
  window.location.hash = '#token=curto'
  renderAs(nobody, <FollowScreen renderPix={({ pix }) => <p>Pix: {pix}</p>} />, '/pedido')
  expect(await screen.findByText('Este link não mostra nada')).toBeDefined()
  expect(api.sent(READ)).toEqual([])
})
