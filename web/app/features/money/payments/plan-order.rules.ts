import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import type { PlanType } from '@portal/contract/shared/plans'

/** What the page of a Pix shows. `over`: this order can no longer be paid. */
export type PixScreenState =
  | { kind: 'preparing' }
  | { kind: 'payable'; code: string; expiresAt: string }
  | { kind: 'expired' }
  | { kind: 'over'; why: 'canceled' | 'expired' | 'scheduled' | 'returned' }
  | { kind: 'review' }
  | { kind: 'paid' }

type Watched = Pick<PlanOrder, 'status' | 'pix' | 'refunds'>

/** `nowMs` is the server's time. */
export function pixScreenOf(order: Watched, nowMs: number): PixScreenState {
  const { status, pix } = order
  if (isBought({ status })) return { kind: 'paid' }
  if (status === 'review') return { kind: 'review' }
  if (isReturned(order)) return { kind: 'over', why: 'returned' }
  if (status === 'canceled' || status === 'scheduled') return { kind: 'over', why: status }
  if (status === 'expired' && !pix) return { kind: 'over', why: 'expired' }
  if (!pix || pix.status === 'expired') return { kind: 'expired' }
  if (pix.status === 'preparing' || !pix.copy_and_paste) return { kind: 'preparing' }
  // The bank refuses it from this second on, whether or not our server has noticed.
  if (Date.parse(pix.expires_at) <= nowMs) return { kind: 'expired' }
  return { kind: 'payable', code: pix.copy_and_paste, expiresAt: pix.expires_at }
}

/** Money came in for it, even if some of it went back later. */
export function isBought({ status }: Pick<PlanOrder, 'status'>): boolean {
  return status === 'paid' || status === 'partially_refunded' || status === 'refunded'
}

/** Money came in for it that bought nothing: "nothing was charged" would not be true. */
export function isReturned({ status, refunds }: Pick<PlanOrder, 'status' | 'refunds'>): boolean {
  return (status === 'canceled' || status === 'expired') && refunds.length > 0
}

/** Nothing that the person does on this order can change it any more. */
export function isOver({ status, pix }: Pick<PlanOrder, 'status' | 'pix'>): boolean {
  return isBought({ status }) || status === 'canceled' || (status === 'expired' && !pix)
}

/** Where an order that waits is paid, or followed until it can be. */
export const paymentAddress = ({ id, method }: Pick<PlanOrder, 'id' | 'method'>) =>
  method === 'card' ? `/checkout-success?pedido=${id}` : `/pagamento-pix?pedido=${id}`

const SOON_MS = 3_000
const LATER_MS = 5_000
const SELDOM_MS = 15_000
/** Two minutes, and then five, of asking. */
const SOON_ANSWERS = 40
const LATER_ANSWERS = 100

/** How long until the order is asked for again; false once it cannot change. */
export function pollDelayMs(order: Watched | undefined, answers: number): number | false {
  if (!order) return false
  if (isReturned(order) && order.refunds.some(isOnItsWay)) return SELDOM_MS
  if (isOver(order)) return false
  // A late payment, or the look of somebody of the portal: it may take hours.
  if (order.status !== 'awaiting_payment' || order.pix?.status === 'expired') return SELDOM_MS
  if (answers < SOON_ANSWERS) return SOON_MS
  return answers < LATER_ANSWERS ? LATER_MS : SELDOM_MS
}

const isOnItsWay = ({ status }: PlanOrder['refunds'][number]) =>
  status === 'requested' || status === 'processing'

const LONGEST_PAUSE_MS = 30_000

/** After the n-th answer that did not come, from zero. */
export const retryDelayMs = (failures: number) =>
  Math.min(SOON_MS * 2 ** failures, LONGEST_PAUSE_MS)

type PlanStep = {
  /** Waits to be paid: going on with it comes before anything new. */
  open: PlanOrder | null
  /** No plan now, but a business or a past purchase. */
  choose: boolean
}

type Standing = { planType: PlanType; orders: readonly PlanOrder[]; hasListings: boolean }

/** What somebody can do about their plan. Who never had to do with one is offered nothing here. */
export const planStep = ({ planType, orders, hasListings }: Standing): PlanStep => ({
  open: orders.find(({ status }) => status === 'awaiting_payment') ?? null,
  choose: planType === 'clube' && (hasListings || orders.length > 0),
})

/** Whether what holds now was paid for; a trial was not. */
export function isPeriodPaid(orders: readonly PlanOrder[], plan: PlanType, nowMs: number): boolean {
  return orders.some(
    (order) =>
      order.plan === plan &&
      order.period !== null &&
      Date.parse(order.period.starts_at) <= nowMs &&
      nowMs < Date.parse(order.period.ends_at),
  )
}

type Paid = Pick<PlanOrder, 'status' | 'amount_cents' | 'paid_at' | 'refunds'>

/** What was paid in a year and not given back, and what waits to be paid. */
export function yearOf(orders: readonly Paid[], isInYear: (moment: string) => boolean) {
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
  return {
    paid: sum(
      orders
        .filter((order) => isBought(order) && order.paid_at !== null && isInYear(order.paid_at))
        .map(({ amount_cents: cents, refunds }) => {
          const gone = refunds.filter(({ status }) => status !== 'not_done')
          return Math.max(0, cents - sum(gone.map((refund) => refund.amount_cents)))
        }),
    ),
    open: sum(
      orders
        .filter(({ status }) => status === 'awaiting_payment')
        .map(({ amount_cents: cents }) => cents),
    ),
  }
}
