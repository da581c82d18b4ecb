// @vitest-environment jsdom
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { OrderBoard } from './OrderBoard.tsx'
import { anOrder, anOrdering, aReturn, aTableOrder, inMinutes } from './orders.testing.ts'

const PLACE = { id: 'a1', name: 'Maré Cheia', role: 'owner' as const }
const BASE = '/api/v1/my/establishments/a1'
const BOARD = `GET ${BASE}/orders/board`
const ORDERING = `GET ${BASE}/ordering`
const NOW = new Date()
const home = (changes: Partial<OwnOrder> = {}) => anOrder(changes, NOW)
const table = (changes: Partial<OwnOrder> = {}) => aTableOrder(changes, NOW)
const ORDER = `${BASE}/orders/${home().id}`
const MOVE = `POST ${ORDER}/move`

const boardOf = (orders: OwnOrder[], returns: OwnOrder[] = []) =>
  ok({
    orders,
    returns,
    today: {
      day: '2026-07-18',
      delivered: 14,
      cancelled: 1,
      total_cents: 148_600,
      mean_preparation_minutes: 24,
    },
    now: NOW.toISOString(),
  })

/** What a browser has and jsdom has not. */
class SilentContext {
  static isAllowed = true
  static rung = 0
  state = SilentContext.isAllowed ? 'running' : 'suspended'
  currentTime = 0
  destination = {}
  async resume() {
    this.state = SilentContext.isAllowed ? 'running' : 'suspended'
  }
  async close() {}
  createOscillator() {
    SilentContext.rung += 1
    return { frequency: {}, connect: (next: object) => next, start() {}, stop() {} }
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    return { gain, connect: (next: object) => next }
  }
}

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  localStorage.clear()
  document.title = 'Painel'
  SilentContext.isAllowed = true
  SilentContext.rung = 0
  vi.stubGlobal('AudioContext', SilentContext)
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
})

const ADDRESSES = { day: '/dia', history: '/todos', settings: '/receber', pix: '/pix' }
const openBoard = () =>
  renderAs(
    signedIn(),
    <OrderBoard establishment={PLACE} addresses={ADDRESSES} />,
    '/dash-espadarte?aba=pedidos',
  )
const card = (number: number) =>
  screen.findByRole('article', { name: `Pedido ${number}` }).then((found) => within(found))
type Handlers = Parameters<typeof fakeApi>[0]
const withOrders = (orders: OwnOrder[], more: Handlers = {}) =>
  fakeApi({ [BOARD]: () => boardOf(orders), [ORDERING]: () => ok(anOrdering()), ...more })

describe('the board', () => {
  // spec: 611
  it('says what to do now, how many wait in the title, and rings', async () => {
    withOrders([home(), table()])
    openBoard()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Aceite a Mesa 12: espera há 4 min' }),
    ).toBeDefined()
    expect(document.title).toBe('(2) Painel')
    await waitFor(() => expect(SilentContext.rung).toBeGreaterThan(0))
    cleanup()
    expect(document.title).toBe('Painel')
  })

  // spec: 316
  it('says how the system at the counter calls an order', async () => {
    withOrders([home({ external_code: 'CX-42' })])
    openBoard()
    expect((await card(1043)).getByText('No caixa: CX-42')).toBeDefined()
  })

  // spec: 610
  it('shows what the portal answers, and nothing before', async () => {
    let order = home()
    let answer: () => void = () => undefined
    const api = withOrders([], {
      [BOARD]: () => boardOf([order]),
      [MOVE]: () =>
        new Promise((resolve) => {
          answer = () => {
            order = home({ status: 'accepted', version: 2 })
            resolve(ok(order))
          }
        }),
    })
    openBoard()
    const button = (await card(1043)).getByRole('button', { name: /^Aceitar/ })
    await userEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(
      within(screen.getByRole('region', { name: /^Aceito/ })).queryByRole('article'),
    ).toBeNull()
    answer()
    const accepted = within(screen.getByRole('region', { name: /^Aceito/ }))
    expect(await accepted.findByRole('article', { name: 'Pedido 1043' })).toBeDefined()
    expect(api.sent(MOVE)).toEqual([{ version: 1, to: 'accepted' }])
  })

  it('promises another hour than the usual one', async () => {
    const api = withOrders([home()], { [MOVE]: () => ok(home({ status: 'accepted', version: 2 })) })
    openBoard()
    const found = await card(1043)
    await userEvent.click(found.getByRole('button', { name: '5 minutos depois' }))
    await userEvent.click(found.getByRole('button', { name: /^Aceitar/ }))
    await waitFor(() => expect(api.sent(MOVE)).toHaveLength(1))
    expect(api.sent(MOVE)).toMatchObject([{ promised_at: inMinutes(53, NOW) }])
  })

  // spec: 616
  it('tells the second of two how the order is now', async () => {
    withOrders([home()], {
      [MOVE]: () => refused(409, 'stale', 'Alguém da equipe já mudou este pedido.'),
      [`GET ${ORDER}`]: () => ok(home({ status: 'preparing', version: 3 })),
    })
    openBoard()
    await userEvent.click((await card(1043)).getByRole('button', { name: /^Aceitar/ }))
    await waitFor(() => expect(heard[0]?.title).toBe('O pedido 1043 agora está: Em preparo'))
    expect(heard[0]?.description).toBe('Alguém da equipe já mudou este pedido.')
  })

  it('says that the browser keeps the alarm silent, until a tap', async () => {
    SilentContext.isAllowed = false
    withOrders([table()])
    openBoard()
    expect(await screen.findByText('O navegador calou o alarme.')).toBeDefined()
    expect(SilentContext.rung).toBe(0)
    SilentContext.isAllowed = true
    await userEvent.click(screen.getByRole('button', { name: 'Ligar o som' }))
    await waitFor(() => expect(SilentContext.rung).toBeGreaterThan(0))
    expect(screen.queryByText('O navegador calou o alarme.')).toBeNull()
  })

  // spec: 614
  it('asks again every half minute, whatever is told meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const api = withOrders([home()])
    openBoard()
    await card(1043)
    const asked = api.sent(BOARD).length
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(api.sent(BOARD)).toHaveLength(asked)
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(api.sent(BOARD)).toHaveLength(asked + 1)
    vi.useRealTimers()
  })

  // spec: 614
  it('keeps what was read while nothing comes through, and says of when it is', async () => {
    let isThere = true
    fakeApi({
      [BOARD]: () => (isThere ? boardOf([home()]) : refused(422, 'x')),
      [ORDERING]: () => ok(anOrdering()),
    })
    const { queries } = openBoard()
    await card(1043)
    isThere = false
    await queries.invalidateQueries({ queryKey: ['me', 'orders'] })
    expect(await screen.findByText(/^Sem conexão: dados de \d+h/)).toBeDefined()
    expect(screen.getByRole('article', { name: 'Pedido 1043' })).toBeDefined()
    isThere = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar já' }))
    await waitFor(() => expect(screen.queryByText(/^Sem conexão/)).toBeNull())
  })

  // spec: 617
  it('pauses for a while and comes back', async () => {
    const PAUSE = `PUT ${BASE}/ordering/pause`
    let pause: { until: string | null; is_by_clock: boolean } | null = null
    const api = withOrders([home()], {
      [ORDERING]: () => ok(anOrdering({ pause })),
      [PAUSE]: (body) => {
        const { is_paused } = body as { is_paused: boolean }
        pause = is_paused ? { until: inMinutes(30, NOW), is_by_clock: false } : null
        return ok(anOrdering({ pause }))
      },
    })
    openBoard()
    await card(1043)
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Por 30 min' }))
    expect(await screen.findByText('Ninguém consegue pedir.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar a receber' }))
    await waitFor(() => expect(screen.queryByText('Ninguém consegue pedir.')).toBeNull())
    expect(api.sent(PAUSE)).toEqual([
      { is_paused: true, minutes: 30 },
      { is_paused: false, minutes: null },
    ])
  })

  // spec: 712
  it('pauses one bairro alone, says so, and delivers there again', async () => {
    const PAUSE = `PUT ${BASE}/ordering/delivery-pause`
    let delivery_pauses: { neighbourhood: string | null; until: string | null }[] = []
    const api = withOrders([home()], {
      [ORDERING]: () => ok(anOrdering({ delivery_pauses })),
      [PAUSE]: (body) => {
        const { is_paused, neighbourhood } = body as { is_paused: boolean; neighbourhood: string }
        delivery_pauses = is_paused ? [{ neighbourhood, until: null }] : []
        return ok(anOrdering({ delivery_pauses }))
      },
    })
    openBoard()
    await card(1043)
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Só a entrega, ou um bairro…' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Pausar a entrega' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Destacado' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Até eu voltar' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Pausar' }))
    expect(await screen.findByText('Entrega em Destacado pausada')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar a entregar' }))
    await waitFor(() => expect(screen.queryByText('Entrega em Destacado pausada')).toBeNull())
    expect(api.sent(PAUSE)).toEqual([
      { neighbourhood: 'Destacado', is_paused: true, minutes: null },
      { neighbourhood: 'Destacado', is_paused: false, minutes: null },
    ])
  })

  it('answers a customer who would like to leave', async () => {
    const asked = home({
      status: 'preparing',
      cancellation_request: { asked_at: NOW.toISOString(), denied: null },
    })
    const ANSWER = `POST ${ORDER}/cancellation`
    const api = withOrders([asked], {
      [ANSWER]: () =>
        ok({ ...asked, cancellation_request: { asked_at: '', denied: 'dish-already-done' } }),
    })
    openBoard()
    const found = await card(1043)
    expect(found.getByText('Luciana pediu para cancelar.')).toBeDefined()
    await userEvent.click(found.getByRole('button', { name: /^Manter o pedido/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'A comida já está pronta' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Pedido 1043 mantido'))
    expect(api.sent(ANSWER)).toEqual([{ version: 1, accept: false, code: 'dish-already-done' }])
  })

  it.each([
    [401, 'Sua sessão terminou'],
    [403, 'Você não tem acesso a esta parte'],
  ])('says why nothing can be read (%s)', async (status, title) => {
    fakeApi({ [BOARD]: () => refused(status, 'x') })
    openBoard()
    expect(await screen.findByText(title)).toBeDefined()
  })
})

describe('a return', () => {
  const back = (status?: 'asked' | 'answered', changes: Partial<OwnOrder> = {}) =>
    aReturn(changes, status, NOW)
  const path = `${BASE}/orders/${back().id}`

  // spec: 711
  it('is on the board with its reason and its clock, and is answered there', async () => {
    let returns = [back()]
    const ANSWER = `POST ${path}/return-answer`
    const api = fakeApi({
      [BOARD]: () => boardOf([], returns),
      [ORDERING]: () => ok(anOrdering()),
      [ANSWER]: () => {
        returns = [back('answered', { version: 6 })]
        return ok(returns[0])
      },
    })
    openBoard()
    const title = 'Responda à devolução: o pedido 1044'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    const row = within(await screen.findByRole('region', { name: '1 devolução' }))
    expect(row.getByText('Luciana quer devolver o pedido 1044')).toBeDefined()
    expect(row.getByText('“Veio no tamanho errado”')).toBeDefined()
    expect(row.getByText(/^Responda até .+h/)).toBeDefined()
    await userEvent.click(row.getByRole('button', { name: /^Responder/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Como volta o pedido 1044?' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'A gente vai buscar' }))
    expect(dialog.getByText(/^“Vamos buscar a compra/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Responder ao cliente' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Resposta sobre o pedido 1044 enviada'))
    expect(api.sent(ANSWER)).toMatchObject([
      { version: 5, code: 'fetch', text: expect.stringContaining('Vamos buscar') },
    ])
    expect(await screen.findByText(/^Respondido: O cliente traz de volta/)).toBeDefined()
  })

  // spec: 618
  it('leaves the board when the goods are back', async () => {
    let returns = [back('answered')]
    const BACK = `POST ${path}/returned`
    const api = fakeApi({
      [BOARD]: () => boardOf([], returns),
      [ORDERING]: () => ok(anOrdering()),
      [BACK]: () => {
        returns = []
        const received = back('answered').return
        return ok(back('answered', { return: received && { ...received, status: 'received' } }))
      },
    })
    openBoard()
    await userEvent.click(await screen.findByRole('button', { name: /^Chegou de volta/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '1 devolução' })).toBeNull())
    expect(api.sent(BACK)).toEqual([{ version: 5 }])
  })

  // spec: 711
  it('stands after an order that dies in minutes, and says when it is late', async () => {
    const late = back()
    const asked = late.return && { ...late.return, answer_by: inMinutes(-5, NOW) }
    fakeApi({
      [BOARD]: () => boardOf([home()], [back('asked', { return: asked })]),
      [ORDERING]: () => ok(anOrdering()),
    })
    openBoard()
    const accept = (await card(1043)).getByRole('button', { name: /^Aceitar/ })
    const answer = await screen.findByRole('button', { name: /^Responder/ })
    expect(accept.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/^Era para responder até /)).toBeDefined()
  })
})

describe('on a small phone', () => {
  // spec: 702
  it('what dies first stands first, whenever it came', async () => {
    const later = home({ respond_by: inMinutes(300, NOW), placed_at: inMinutes(-90, NOW) })
    withOrders([later, table()])
    openBoard()
    await card(1043)
    const received = within(screen.getByRole('region', { name: /^Recebido/ }))
    expect(received.getAllByRole('article')[0]?.textContent).toContain('1042')
  })

  // spec: 702
  it('an order is accepted by one tap, and nothing else to press stands before that but its hour', async () => {
    const api = withOrders([home()], { [MOVE]: () => ok(home({ status: 'accepted', version: 2 })) })
    openBoard()
    const found = await card(1043)
    const article = screen.getByRole('article', { name: 'Pedido 1043' })
    const names = [...article.querySelectorAll('a, button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    )
    expect(names).toEqual([
      '5 minutos antes',
      '5 minutos depois',
      'Aceitar, pedido 1043',
      'Recusar…, pedido 1043',
      'WhatsApp de Luciana',
      'Imprimir o pedido 1043',
    ])
    await userEvent.click(found.getByRole('button', { name: /^Aceitar/ }))
    await waitFor(() => expect(api.sent(MOVE)).toHaveLength(1))
  })

  // spec: 702
  it('the settings of the printer stand below the orders', async () => {
    withOrders([home()])
    openBoard()
    const accept = (await card(1043)).getByRole('button', { name: /^Aceitar/ })
    const printing = screen.getByRole('button', { name: 'Impressão' })
    expect(accept.compareDocumentPosition(printing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('a refusal', () => {
  const SOLD_OUT = `PUT ${BASE}/catalogue-sold-out`

  async function openDialog() {
    await userEvent.click((await card(1043)).getByRole('button', { name: /^Recusar/ }))
    return within(await screen.findByRole('dialog', { name: 'Recusar o pedido 1043?' }))
  }

  it('says in the words of the customer what ran out, and takes it off the menu', async () => {
    const api = withOrders([home()], {
      [MOVE]: () => ok(home({ status: 'cancelled', version: 2 })),
      [SOLD_OUT]: () => ok({ sold_out_until: null }),
    })
    openBoard()
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar o pedido' }))
    expect(dialog.getByText('Escolha o que acabou.')).toBeDefined()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Caldeirada do Arapepó' }))
    expect(dialog.getByText(/Hoje acabou: Caldeirada do Arapepó/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar o pedido' }))
    await waitFor(() => expect(api.sent(SOLD_OUT)).toHaveLength(1))
    expect(api.sent(MOVE)).toMatchObject([
      { to: 'cancelled', code: 'unavailable-item', text: expect.stringContaining('Caldeirada') },
    ])
    expect(api.sent(SOLD_OUT)).toEqual([
      { of: 'item', id: home().lines[0]?.item_id, is_sold_out: true },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('may be written in other words', async () => {
    const api = withOrders([home()], { [MOVE]: () => ok(home({ status: 'cancelled' })) })
    openBoard()
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'Estamos fechando' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar o texto' }))
    const box = dialog.getByLabelText('Texto para o cliente')
    await userEvent.clear(box)
    await userEvent.type(box, 'Fechamos cedo hoje.')
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar o pedido' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Pedido 1043 recusado'))
    expect(api.sent(MOVE)).toMatchObject([{ code: 'closing', text: 'Fechamos cedo hoje.' }])
  })
})

// spec: 613
it('prints the ticket alone, and says the second time that it is a copy', async () => {
  withOrders([table()])
  const seen: string[] = []
  vi.stubGlobal(
    'print',
    vi.fn(() => {
      seen.push(document.querySelector('.ticket')?.textContent ?? '')
      window.dispatchEvent(new Event('afterprint'))
    }),
  )
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  Object.assign(document, { adoptedStyleSheets: [] })
  openBoard()
  const button = (await card(1042)).getByRole('button', { name: 'Imprimir o pedido 1042' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(seen[0]).toContain('MESA 12')
  expect(seen[0]).not.toContain('2ª VIA')
  expect(seen[1]).toContain('2ª VIA')
  expect(document.querySelector('.ticket')).toBeNull()
})
