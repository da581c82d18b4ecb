// @vitest-environment jsdom
import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as topics from '~/platform/live/live-topics.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { Purchases } from './Purchases.tsx'
import { ORDER, PAID } from './payments.testing.ts'

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

const LIST = 'GET /api/v1/my/plan-orders'
const WITHDRAW = `POST /api/v1/plan-orders/${PAID.id}/withdrawal`
let toasts: ToastMessage[]
let stopToasts: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-20T12:00:00Z') })
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(read: () => PlanOrder[], more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [LIST]: () => ok({ orders: read() }), ...more })
  const auth = signedIn({ planType: 'macarico' })
  renderAs(auth, <Purchases />)
  return { ...api, auth }
}
const rows = () => screen.findAllByRole('listitem', { name: 'Plano Maçarico, mensal' })

it('lists purchases with their state in words, and what can be done about each', async () => {
  open(() => [{ ...ORDER, id: '0197f2f0-0000-7000-8000-0000000000d2' }, PAID])
  const [waiting, paid] = await rows()
  if (!waiting || !paid) throw new Error('two rows')
  expect(within(waiting).getByText('Aguardando pagamento')).toBeDefined()
  expect(within(waiting).getByRole('link', { name: 'Pagar' }).getAttribute('href')).toBe(
    '/pagamento-pix?pedido=0197f2f0-0000-7000-8000-0000000000d2',
  )
  expect(within(waiting).queryByRole('button')).toBeNull()
  expect(within(paid).getByText('Paga')).toBeDefined()
  expect(within(paid).getByText(/de 18 de julho de 2026 a 18 de agosto de 2026/)).toBeDefined()
  expect(within(paid).getByRole('button', { name: 'Baixar recibo' })).toBeDefined()
  expect(within(paid).getByRole('button', { name: 'Desistir da compra' })).toBeDefined()
})

// spec: 524
it('is undone after saying what happens, and shows the protocol', async () => {
  const undone: PlanOrder = {
    ...PAID,
    status: 'refunded',
    period: null,
    withdrawal_until: null,
    refunds: [
      {
        amount_cents: 9990,
        status: 'requested',
        requested_at: '2026-07-20T12:00:00Z',
        protocol: '2026-000123',
      },
    ],
  }
  let order = PAID
  const { sent, auth } = open(() => [order], {
    [WITHDRAW]: () => {
      order = undone
      return { status: 202, body: undone }
    },
  })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Desistir da compra' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toMatch(/Devolvemos R\$\s99,90, tudo o que você pagou/)
  expect(question.textContent).toContain('O plano desta compra termina agora')
  await userEvent.click(screen.getByRole('button', { name: 'Desistir e receber de volta' }))
  expect(await screen.findByText('Protocolo 2026-000123')).toBeDefined()
  expect(toasts.at(-1)).toMatchObject({
    title: 'Desistência registrada',
    description: expect.stringContaining('2026-000123'),
  })
  expect(sent(WITHDRAW)).toHaveLength(1)
  expect(auth.refreshPlanType).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull()
})

it('says that a person looks at a second withdrawal, until when, and what they answered', async () => {
  const withdrawal = {
    status: 'in_review' as const,
    amount_cents: 9990,
    protocol: '20260720-1234567',
    requested_at: '2026-07-20T12:00:00Z',
    answer_by: '2026-07-25T12:00:00Z',
    reason: null,
  }
  const order: PlanOrder = { ...PAID, withdrawal_until: null, withdrawal }
  open(() => [order])
  expect(await screen.findByText(/uma pessoa da equipe confere antes de devolver/)).toBeDefined()
  expect(screen.getByText(/responde até 25 de julho de 2026, por e-mail/)).toBeDefined()
  expect(screen.getByText('Protocolo 20260720-1234567')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull()
  cleanup()
  open(() => [{ ...order, withdrawal: { ...withdrawal, status: 'kept', reason: 'Já usou.' } }])
  expect(await screen.findByText(/não vai devolver .* Motivo: Já usou\./)).toBeDefined()
})

// spec: 566
it('turns by itself when the money has gone back, and takes the plan with it', async () => {
  const refund = {
    ...{ amount_cents: 9990, requested_at: '2026-07-20T12:00:00Z', protocol: '2026-000123' },
  }
  let order: PlanOrder = { ...PAID, refunds: [{ ...refund, status: 'processing' }] }
  const { auth } = open(() => [order])
  expect(await screen.findByText(/Devolução em andamento/)).toBeDefined()
  order = { ...order, status: 'refunded', period: null, refunds: [{ ...refund, status: 'done' }] }
  await waitFor(() => expect(live.watched).toContain(`planOrders:${auth.user?.id}`))
  live.change()
  expect(await screen.findByText(/Dinheiro devolvido/)).toBeDefined()
  expect(screen.getByText('Devolvida')).toBeDefined()
  await waitFor(() => expect(auth.refreshPlanType).toHaveBeenCalled())
})

it('says why it was not undone', async () => {
  const late = 'O prazo de 7 dias já passou.'
  open(() => [PAID], { [WITHDRAW]: () => refused(409, 'plan-orders.too-late', late) })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Desistir da compra' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Desistir e receber de volta' }))
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ description: late }))
})

// spec: 524
it('is not offered to be undone after seven days', async () => {
  open(() => [{ ...PAID, withdrawal_until: null }])
  await rows()
  expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull()
})

it('is offered to be undone in time, whatever the clock of the phone says', async () => {
  vi.setSystemTime(new Date('2026-09-01T12:00:00Z'))
  open(() => [PAID])
  await rows()
  expect(screen.getByText('Você pode desistir até sáb., 25 de jul., 19h05.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Desistir da compra' })).toBeDefined()
})

it('promises only what has not been given back already', async () => {
  const part = { ...{ amount_cents: 1990, status: 'done' as const, protocol: '2026-000124' } }
  open(() => [
    {
      ...PAID,
      status: 'partially_refunded',
      refundable_cents: 8000,
      refunds: [{ ...part, requested_at: '2026-07-19T12:00:00Z' }],
    },
  ])
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Desistir da compra' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toMatch(/Devolvemos R\$\s80,00, o que ainda não foi devolvido/)
  expect(question.textContent).not.toContain('tudo o que você pagou')
})

it('says so when a receipt cannot be had', async () => {
  const RECEIPT = `GET /api/v1/plan-orders/${PAID.id}/receipt`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: vi.fn(), revokeObjectURL: vi.fn() }))
  open(() => [PAID], { [RECEIPT]: () => refused(404, 'not-found', 'Recibo não encontrado.') })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Baixar recibo' }))
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ title: 'Não deu para baixar o recibo' }),
  )
})

it('says what will be here when nothing was bought', async () => {
  open(() => [])
  expect(await screen.findByText('Nenhuma compra ainda')).toBeDefined()
})

it('offers to try again when they cannot be read', async () => {
  open(() => [], { [LIST]: () => refused(401, 'accounts.session-missing') })
  expect(await screen.findByText('Não deu para carregar suas compras')).toBeDefined()
})
