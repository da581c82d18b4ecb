// @vitest-environment jsdom
import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { CanceledScreen, SuccessScreen } from './CheckoutEnd.tsx'
import { ORDER, PAID } from './payments.testing.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(order: PlanOrder) {
  fakeApi({ [`GET /api/v1/plan-orders/${ORDER.id}`]: () => ok(order) })
  const auth = signedIn()
  renderAs(auth, <SuccessScreen orderId={ORDER.id} />, '/checkout-success')
  return auth
}

// spec: 519
it('says what was bought and until when, and leads to the next step', async () => {
  const { refreshPlanType } = open(PAID)
  const title = await screen.findByRole('heading', { name: 'Pagamento confirmado' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('de 18 de julho de 2026 a 18 de agosto de 2026')).toBeDefined()
  const next = screen.getByRole('link', { name: 'Publicar meu negócio' })
  expect(next.getAttribute('href')).toBe('/cadastro-negocio')
  expect(screen.getByRole('button', { name: 'Baixar recibo' })).toBeDefined()
  await waitFor(() => expect(refreshPlanType).toHaveBeenCalledTimes(1))
})

it('says until when it can be undone, and nothing of that once it is over', async () => {
  open(PAID)
  expect(await screen.findByText(/Você pode desistir até sáb., 25 de jul., 19h05/)).toBeDefined()
  cleanup()
  open({ ...PAID, withdrawal_until: null })
  await screen.findByRole('heading', { name: 'Pagamento confirmado' })
  expect(screen.queryByText(/desistir/)).toBeNull()
})

it.each([
  ['of nobody, or of somebody else', 404],
  ['cut short', 422],
] as const)('leads to the purchases from an address that is %s', async (_which, status) => {
  const nothing = () => refused(status, 'not-found', 'Não existe.')
  for (const element of [
    <SuccessScreen key="success" orderId={ORDER.id} />,
    <CanceledScreen key="canceled" />,
  ]) {
    fakeApi({ [`GET /api/v1/plan-orders/${ORDER.id}`]: nothing })
    renderAs(signedIn(), element, `/checkout-cancel?pedido=${ORDER.id}`)
    expect(await screen.findByRole('heading', { name: 'Não achamos essa compra' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver minhas compras' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
    cleanup()
  }
})

it.each([
  ['awaiting_payment', 'Ainda não recebemos o pagamento', 'Voltar ao código Pix'],
  ['canceled', 'Esta compra não foi paga', 'Tentar de novo'],
  ['expired', 'Esta compra não foi paga', 'Tentar de novo'],
  ['review', 'Estamos conferindo o pagamento', 'Ver minhas compras'],
  ['refunded', 'Compra desfeita', 'Ver minhas compras'],
] as const)('says what is true of an order that is %s', async (status, title, link) => {
  open({ ...ORDER, status })
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByRole('link', { name: link })).toBeDefined()
})

const BACK = {
  amount_cents: 9_990,
  status: 'requested',
  requested_at: '2026-07-18T22:40:00Z',
  protocol: '20260718-4829131',
} as const

it.each(['canceled', 'expired'] as const)(
  'does not say of an order that is %s that nothing was charged while its money goes back',
  async (status) => {
    open({ ...ORDER, status, pix: null, refunds: [BACK] })
    expect(await screen.findByRole('heading', { name: 'Este pedido terminou' })).toBeDefined()
    expect(screen.getByText(/Devolução de R\$\s99,90 a caminho da conta que pagou\./)).toBeDefined()
    expect(screen.getByText('Protocolo 20260718-4829131')).toBeDefined()
    expect(screen.queryByText(/nada foi cobrado/i)).toBeNull()
  },
)

it('tells who paid twice that the second payment goes back', async () => {
  open({ ...PAID, refunds: [{ ...BACK, status: 'done' }] })
  expect(await screen.findByRole('heading', { name: 'Pagamento confirmado' })).toBeDefined()
  expect(screen.getByText(/Devolvido: R\$\s99,90\./)).toBeDefined()
})

const BY_CARD: PlanOrder = {
  ...ORDER,
  method: 'card',
  pix: null,
  card: { status: 'open', checkout_url: 'http://127.0.0.1:8029/c/pay/cs_test_1' },
}

it('leads back to the page of the card while it waits, and says when that is not open yet', async () => {
  open(BY_CARD)
  const link = await screen.findByRole('link', { name: 'Ir para a página do cartão' })
  expect(link.getAttribute('href')).toBe(BY_CARD.card?.checkout_url)
  cleanup()
  open({ ...BY_CARD, card: { status: 'preparing', checkout_url: null } })
  expect(await screen.findByText(/Abrindo a página do cartão/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Ir para a página do cartão' })).toBeNull()
})

it('follows the card that renews, and says what to do when it does not pass', async () => {
  const asked: PlanOrder = { ...BY_CARD, reason: 'upgrade' }
  open({ ...asked, card: { status: 'preparing', checkout_url: null } })
  expect(await screen.findByRole('heading', { name: 'Cobrando no cartão' })).toBeDefined()
  cleanup()
  open({ ...asked, status: 'canceled', card: { status: 'refused', checkout_url: null } })
  expect(await screen.findByRole('heading', { name: 'O cartão não passou' })).toBeDefined()
  expect(screen.getByText(/Nada foi cobrado e o seu plano continua como está/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Tentar de novo' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Trocar o cartão' }).getAttribute('href')).toBe(
    '/dash-espadarte?aba=conta#compras',
  )
})

function comeBack(order: PlanOrder) {
  fakeApi({ [`GET /api/v1/plan-orders/${ORDER.id}`]: () => ok(order) })
  renderAs(signedIn(), <CanceledScreen />, `/checkout-cancel?pedido=${ORDER.id}&plano=macarico`)
}

it('says that nothing was charged to who came back from the page of the card', async () => {
  comeBack(BY_CARD)
  expect(await screen.findByRole('heading', { name: 'Você voltou sem pagar' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ir para a página do cartão' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Escolher outra forma' })).toBeDefined()
})

it('says that it was paid after all, whichever address was opened', async () => {
  comeBack({ ...PAID, method: 'card' })
  expect(await screen.findByRole('heading', { name: 'Pagamento confirmado' })).toBeDefined()
})

it('says of a card that paid an order given up that the money goes back to it', async () => {
  comeBack({ ...BY_CARD, status: 'canceled', card: null, refunds: [BACK] })
  expect(await screen.findByRole('heading', { name: 'Este pedido terminou' })).toBeDefined()
  expect(screen.getByText(/a caminho do cartão que pagou\./)).toBeDefined()
  expect(screen.queryByText(/nada foi cobrado/i)).toBeNull()
})

// spec: 519
it('says that a cancelled purchase costs nothing, and keeps the plan for another try', async () => {
  comeBack({ ...BY_CARD, status: 'canceled', card: null })
  expect(await screen.findByRole('heading', { name: 'Compra cancelada' })).toBeDefined()
  expect(screen.getByText(/Nada foi cobrado/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Tentar de novo' }).getAttribute('href')).toBe(
    '/checkout-planos?plano=macarico',
  )
})

it.each([
  ['/checkout-success', <SuccessScreen key="success" orderId={null} />],
  ['/checkout-cancel?plano=espadarte', <CanceledScreen key="canceled" />],
])('says nothing of money to whoever opens %s by itself', (address, element) => {
  renderAs(signedIn(), element, address)
  expect(screen.getByRole('heading', { name: 'Não achamos essa compra' })).toBeDefined()
  expect(document.body.textContent).not.toMatch(/pago|confirmado|cobrado|volta/i)
})
