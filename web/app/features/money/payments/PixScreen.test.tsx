// @vitest-environment jsdom
import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { ROSANGELA, renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { orderKey } from './order-key.ts'
import { PixScreen } from './PixScreen.tsx'
import { CODE, ORDER, PAID, QUOTE } from './payments.testing.ts'

const READ = `GET /api/v1/plan-orders/${ORDER.id}`
const RENEW = `POST /api/v1/plan-orders/${ORDER.id}/pix-code`
const CANCEL = `POST /api/v1/plan-orders/${ORDER.id}/cancellation`
const NOW = new Date('2026-07-18T22:08:06Z')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open(read: () => PlanOrder, more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [READ]: () => ok(read()),
    'GET /api/v1/plan-quote?plan=macarico&cycle=month': () => ok(QUOTE),
    ...more,
  })
  const shown = renderAs(
    signedIn(),
    <PixScreen userId={ROSANGELA.id} orderId={ORDER.id} />,
    `/pagamento-pix?pedido=${ORDER.id}`,
  )
  return { ...api, ...shown }
}
const expired = {
  ...ORDER,
  pix: { status: 'expired', copy_and_paste: null, expires_at: '2026-07-18T22:00:00Z' },
} as PlanOrder
const heading = (name: string) => screen.findByRole('heading', { name })
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

// spec: 520, 523
it('shows the code, what it is for and how long it holds', async () => {
  open(() => ORDER)
  expect(await screen.findByRole('img', { name: /QR Code do Pix de R\$\s99,90/ })).toBeDefined()
  expect(screen.getByText(CODE)).toBeDefined()
  expect(screen.getByText('Plano Maçarico, mensal')).toBeDefined()
  expect(screen.getByRole('timer', { name: 'Tempo que falta' }).textContent).toBe('21:54')
  expect(screen.getByText(/O código vale até 19h30\./)).toBeDefined()
  expect(await screen.findByText(/Deve aparecer Guia Salinópolis e R\$\s99,90\./)).toBeDefined()
  expect(announced()).toContain('Aguardando pagamento')
})

it('has what is copied before what is scanned: who pays on this phone cannot scan it', async () => {
  open(() => ORDER)
  const picture = await screen.findByRole('img', { name: /QR Code do Pix/ })
  const follows = screen.getByText(CODE).compareDocumentPosition(picture)
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

// spec: 523
it('counts by the clock of the server, however wrong the phone is', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const isOrder = url.includes('plan-orders')
    return Response.json(isOrder ? ORDER : QUOTE, {
      headers: { date: new Date(NOW.getTime() + 600_000).toUTCString() },
    })
  })
  renderAs(signedIn(), <PixScreen userId={ROSANGELA.id} orderId={ORDER.id} />)
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^11:5/))
})

it('copies the code and says so', async () => {
  const copied: string[] = []
  open(() => ORDER)
  const copy = await screen.findByRole('button', { name: 'Copiar código Pix' })
  const person = user()
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
  await person.click(copy)
  expect(copied).toEqual([CODE])
  expect(await screen.findByRole('button', { name: 'Código copiado' })).toBeDefined()
  expect(announced()).toContain('Código copiado')
})

it('says how to copy by hand where the browser does not let us', async () => {
  open(() => ORDER)
  const copy = await screen.findByRole('button', { name: 'Copiar código Pix' })
  const person = user()
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  await person.click(copy)
  expect(await screen.findByText(/selecione tudo e copie/)).toBeDefined()
  expect(getSelection()?.toString()).toBe(CODE)
})

// spec: 523
it('turns to paid by itself, says so, forgets the key and leads on', async () => {
  const purchase = {
    userId: ROSANGELA.id,
    plan: 'macarico',
    cycle: 'month',
    method: 'pix',
  } as const
  const key = orderKey(purchase)
  let order = ORDER
  const { path } = open(() => order)
  await heading('Aguardando pagamento')
  order = PAID
  await pass(3_000)
  expect(await heading('Pagamento confirmado')).toBeDefined()
  expect(announced()).toContain('Pagamento confirmado')
  await pass(1_500)
  await waitFor(() => expect(path()).toBe('/checkout-success'))
  expect(orderKey(purchase)).not.toBe(key)
})

it('asks at once when the tab comes back', async () => {
  let order = ORDER
  const { sent } = open(() => order)
  await heading('Aguardando pagamento')
  order = PAID
  const before = sent(READ).length
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await heading('Pagamento confirmado')).toBeDefined()
  expect(sent(READ).length).toBe(before + 1)
})

it('waits for a code that the bank has not given yet', async () => {
  let order: PlanOrder = {
    ...ORDER,
    pix: { status: 'preparing', copy_and_paste: null, expires_at: '2026-07-18T22:30:00Z' },
  }
  open(() => order)
  expect(await heading('Estamos gerando seu código…')).toBeDefined()
  order = ORDER
  await pass(3_000)
  expect(await screen.findByRole('button', { name: 'Copiar código Pix' })).toBeDefined()
})

// spec: 523
it('expires by the second, explains a late payment and makes a new code', async () => {
  const next: PlanOrder = {
    ...ORDER,
    pix: { status: 'active', copy_and_paste: `${CODE}2`, expires_at: '2026-07-18T23:30:00Z' },
  }
  let order = ORDER
  const { sent } = open(() => order, {
    [RENEW]: () => {
      order = next
      return ok(next)
    },
  })
  await heading('Aguardando pagamento')
  vi.setSystemTime('2026-07-18T22:30:00Z')
  await pass(1_000)
  expect(await heading('O código venceu')).toBeDefined()
  expect(screen.getByText(/Já pagou\? Não pague de novo/)).toBeDefined()
  await user().click(screen.getByRole('button', { name: 'Gerar novo código' }))
  expect(await screen.findByText(`${CODE}2`)).toBeDefined()
  expect(sent(RENEW)).toHaveLength(1)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Aguardando pagamento'))
})

it('says why no new code was made', async () => {
  open(() => expired, {
    [RENEW]: () => refused(409, 'plan-orders.paid', 'Esta compra já foi paga.'),
  })
  await user().click(await screen.findByRole('button', { name: 'Gerar novo código' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Esta compra já foi paga.')
})

it('is cancelled after a question', async () => {
  const canceled = { ...ORDER, status: 'canceled' as const, pix: null }
  const { path, sent } = open(() => ORDER, { [CANCEL]: () => ok(canceled) })
  const person = user()
  await person.click(await screen.findByRole('button', { name: 'Cancelar a compra' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Se você já pagou, não cancele')
  await person.click(screen.getByRole('button', { name: 'Cancelar a compra' }))
  await waitFor(() => expect(path()).toBe('/checkout-cancel'))
  expect(sent(CANCEL)).toHaveLength(1)
})

it.each([
  ['canceled', 'Este pedido terminou', 'Fazer um novo pedido'],
  ['expired', 'Este pedido terminou', 'Fazer um novo pedido'],
  ['review', 'Estamos conferindo o pagamento', 'Ver minhas compras'],
] as const)('says what became of an order that is %s', async (status, title, link) => {
  open(() => ({ ...ORDER, status, pix: null }))
  expect(await heading(title)).toBeDefined()
  expect(screen.getByRole('link', { name: link })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancelar a compra' })).toBeNull()
})

it.each([
  ['canceled', 'processing', /Devolução de R\$\s99,90 a caminho da conta que pagou\./],
  ['expired', 'done', /Devolvido: R\$\s99,90\./],
  ['canceled', 'not_done', /Não deu para devolver R\$\s99,90\. Fale com a gente/],
] as const)(
  'says of money for an order that is %s how far it has come back (%s)',
  async (status, state, line) => {
    const back = {
      amount_cents: 9_990,
      requested_at: NOW.toISOString(),
      protocol: '20260718-4829131',
    }
    open(() => ({ ...ORDER, status, pix: null, refunds: [{ ...back, status: state }] }))
    expect(await heading('Este pedido terminou')).toBeDefined()
    expect(screen.getByText(line)).toBeDefined()
    expect(screen.getByText('Protocolo 20260718-4829131')).toBeDefined()
    expect(screen.queryByText(/nada foi cobrado/i)).toBeNull()
  },
)

it('says the same of any payment that somebody checks', async () => {
  open(() => ({ ...ORDER, status: 'review', pix: null }))
  await heading('Estamos conferindo o pagamento')
  expect(screen.getByText(/Recebemos o pagamento e estamos conferindo/)).toBeDefined()
  expect(screen.queryByText(/diferente do pedido/)).toBeNull()
})

it('keeps the code in sight while the portal does not answer', async () => {
  let isUp = true
  open(() => ORDER, {
    [READ]: () => (isUp ? ok(ORDER) : refused(503, 'node.overloaded')),
  })
  await heading('Aguardando pagamento')
  isUp = false
  await pass(3_000)
  await pass(3_000)
  expect(await screen.findByText(/O portal não está respondendo/)).toBeDefined()
  expect(screen.getByText(CODE)).toBeDefined()
  isUp = true
  await pass(6_000)
  await waitFor(() => expect(screen.queryByText(/O portal não está respondendo/)).toBeNull())
})

it('explains an order of somebody else, an address cut short, and one without an order', async () => {
  for (const status of [404, 422]) {
    open(() => ORDER, { [READ]: () => refused(status, 'plan-orders.not-found') })
    expect(await heading('Não achamos essa compra')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
    cleanup()
  }
  renderAs(signedIn(), <PixScreen userId={ROSANGELA.id} orderId={null} />)
  expect(await heading('Não achamos essa compra')).toBeDefined()
})

it('asks the bank at once for who has paid, and says only what is true', async () => {
  const CHECK = `POST /api/v1/plan-orders/${ORDER.id}/check`
  const answers = [
    { outcome: 'not-yet', order: ORDER },
    { outcome: 'silent', order: ORDER },
    { outcome: 'paid', order: PAID },
  ]
  const { sent } = open(() => ORDER, { [CHECK]: () => ok(answers.shift()) })
  const person = user()
  const button = (name: RegExp) => screen.findByRole('button', { name })
  await person.click(await button(/^Já paguei, verificar agora$/))
  expect(await screen.findByText(/Ainda não caiu\. O banco costuma avisar/)).toBeDefined()
  // Nobody is led to a refusal by asking on and on.
  expect(await button(/^Verificar de novo em \d+ s$/)).toHaveProperty('disabled', true)
  await pass(21_000)
  await person.click(await button(/^Já paguei/))
  expect(await screen.findByText(/O banco não respondeu agora/)).toBeDefined()
  await pass(21_000)
  await person.click(await button(/^Já paguei/))
  expect(await heading('Pagamento confirmado')).toBeDefined()
  expect(sent(CHECK)).toHaveLength(3)
})
