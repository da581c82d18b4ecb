import { createHmac } from 'node:crypto'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { dayOfMonth, monthsAfter } from '../../../platform/months-after.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** How long a Pix code can be paid. */
export const CODE_LIFETIME_MS = HOUR_MS
/** How long the page of a card can be paid; providers take from half an hour to a day. */
export const CHECKOUT_LIFETIME_MS = 3 * HOUR_MS
/** How long a card that is kept is asked: the rest of the period is worth less with every hour. */
export const CARD_PATIENCE_MS = HOUR_MS
/** An order without a code that can be paid is given up after this; what is paid later is looked at anew. */
export const ORDER_PATIENCE_MS = DAY_MS
/** CDC art. 49. */
export const WITHDRAWAL_MS = 7 * DAY_MS
/** A second withdrawal of the same plan within so many months is looked at by a person first. */
export const MONTHS_BETWEEN_WITHDRAWALS = 12
/** Within so long its buyer has an answer (Decreto 7.962/2013, art. 4). */
export const ANSWER_MS = 5 * DAY_MS
/** How long before its end the next period can be bought. */
const RENEWAL_WINDOW_MS: Record<BillingCycle, number> = { month: 15 * DAY_MS, year: 30 * DAY_MS }
/** Banks refuse less, and less is not worth a receipt. */
export const LEAST_CENTS = 100

export const PLAN_RANK: Record<PaidPlan, number> = { atalaia: 1, macarico: 2, espadarte: 3 }

/** Something that gives a person a plan, as the database adds it up (plan_holdings in server/sql). */
export type Holding = {
  plan: PaidPlan
  source: 'trial' | 'granted' | 'paid'
  startsAt: Date
  /** Null for a plan given without an end. */
  endsAt: Date | null
  /** The end and, for a paid plan, the days of grace after it. */
  accessUntil: Date | null
  /** What the whole period cost, for a plan that was paid. */
  paidCents: number | null
  /** What was chosen with the payment. */
  cycle: BillingCycle | null
  /** The day of the month on which its series of periods began. */
  anchorDay: number | null
  /** All of its money is on its way back: it is held, but buys nothing more. */
  isGoingBack: boolean
}

export type Quote = {
  reason: 'renewal' | 'upgrade'
  priceCents: number
  creditCents: number
  amountCents: number
  startsAt: Date
  endsAt: Date
  anchorDay: number
  barrier: 'plan-is-lower' | 'paid-far-ahead' | 'given-plan' | null
  /** From when on it can be bought; null where that is now, or is not known. */
  opensAt: Date | null
}

type QuoteInput = {
  plan: PaidPlan
  cycle: BillingCycle
  prices: Record<BillingCycle, number>
  holdings: readonly Holding[]
  now: Date
}

/** When a period of the plan bought now would begin. */
export function periodStart({ plan, holdings, now }: Omit<QuoteInput, 'cycle' | 'prices'>): Date {
  return renewalStart(heldAt(holdings, now), plan, now)
}

const heldAt = (holdings: readonly Holding[], now: Date) =>
  holdings.filter(
    ({ accessUntil, isGoingBack }) => (accessUntil === null || accessUntil > now) && !isGoingBack,
  )

/** What the plan costs now and for when. The barrier says why it cannot be had by oneself. */
export function quotePlan(input: QuoteInput): Quote {
  const { plan, cycle, prices, now } = input
  const held = heldAt(input.holdings, now)
  const paid = lastPaid(held)
  if (paid && paid.endsAt > now && PLAN_RANK[plan] > PLAN_RANK[paid.plan]) {
    return quoteUpgrade(input, paid, held)
  }
  const startsAt = renewalStart(held, plan, now)
  const follows = paid?.endsAt.getTime() === startsAt.getTime() ? paid : null
  const anchorDay = follows?.anchorDay ?? dayOfMonth(startsAt)
  const barrier = renewalBarrier(held, paid, input, startsAt)
  const isEndless = barrier !== null && givenAs(held, plan)?.endsAt === null
  return {
    reason: 'renewal',
    priceCents: prices[cycle],
    creditCents: 0,
    amountCents: prices[cycle],
    startsAt,
    endsAt: endOfPeriod(startsAt, cycle, anchorDay),
    anchorDay,
    barrier,
    opensAt: barrier && !isEndless ? new Date(+startsAt - RENEWAL_WINDOW_MS[cycle]) : null,
  }
}

/**
 * All that is paid of smaller plans, now and ahead, at the new price, less what it cost already. Days before it that
 * cost nothing go along for nothing.
 */
function quoteUpgrade(input: QuoteInput, last: PaidHolding, held: readonly Holding[]): Quote {
  const { plan, prices, now } = input
  const paid = held.filter(isPaidHolding).filter(({ endsAt }) => endsAt > now)
  const asMuch = paid.filter((one) => PLAN_RANK[one.plan] >= PLAN_RANK[plan])
  const startsAt = new Date(Math.max(+now, ...asMuch.map(({ endsAt }) => +endsAt)))
  const smaller = paid
    .filter(({ endsAt }) => endsAt > startsAt)
    .sort((a, b) => PLAN_RANK[a.plan] - PLAN_RANK[b.plan] || +a.startsAt - +b.startsAt)
  const bought = apart(smaller)
  const firstPaid = Math.min(...bought.map((one) => +one.startsAt))
  // The rest of a month at the price of a month: a year's price is for whoever pays a year.
  const full = sum(bought, (one) => {
    const cycle = one.cycle ?? input.cycle
    const cycleMs = +endOfPeriod(one.startsAt, cycle) - +one.startsAt
    return (prices[cycle] * (+one.endsAt - Math.max(+one.startsAt, +startsAt))) / cycleMs
  })
  const kept = sum(apart(smaller.toReversed()), ({ startsAt: from, endsAt, paidCents }) => {
    const paidFrom = Math.max(+from, firstPaid)
    return (paidCents * (+endsAt - Math.max(paidFrom, +startsAt))) / (+endsAt - paidFrom)
  })
  const priceCents = Math.max(LEAST_CENTS, Math.round(full))
  const creditCents = Math.max(0, Math.min(priceCents - LEAST_CENTS, Math.round(kept)))
  return {
    reason: 'upgrade',
    priceCents,
    creditCents,
    amountCents: priceCents - creditCents,
    startsAt,
    endsAt: last.endsAt,
    anchorDay: last.anchorDay ?? dayOfMonth(last.endsAt),
    barrier: null,
    opensAt: null,
  }
}

/** A dearer plan took over the rest of what was bought before it: of those that overlap the first. */
function apart(periods: readonly PaidHolding[]): PaidHolding[] {
  const found: PaidHolding[] = []
  for (const one of periods) {
    const overlaps = found.some((o) => one.startsAt < o.endsAt && o.startsAt < one.endsAt)
    if (!overlaps) found.push(one)
  }
  return found
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

type PaidHolding = Holding & { endsAt: Date; paidCents: number }

const isPaidHolding = (one: Holding): one is PaidHolding =>
  one.source === 'paid' && one.endsAt !== null && one.paidCents !== null

/** The paid plan that ends last; of two that end together the dearer. */
function lastPaid(held: readonly Holding[]): PaidHolding | null {
  const [last] = held
    .filter(isPaidHolding)
    .sort(
      (a, b) => b.endsAt.getTime() - a.endsAt.getTime() || PLAN_RANK[b.plan] - PLAN_RANK[a.plan],
    )
  return last ?? null
}

/**
 * A new period follows what is held already, so nobody pays for a day twice; a dearer plan than what was
 * tried or given begins at once. In the days of grace it begins where the old one ended.
 */
function renewalStart(held: readonly Holding[], plan: PaidPlan, now: Date): Date {
  const start = startAfterPaid(held, plan, now)
  const given = givenAs(held, plan)?.endsAt
  return given && given > start ? given : start
}

/** A plan given by hand that is as much as this one. */
const givenAs = (held: readonly Holding[], plan: PaidPlan) =>
  held.find((one) => one.source === 'granted' && PLAN_RANK[one.plan] >= PLAN_RANK[plan])

function startAfterPaid(held: readonly Holding[], plan: PaidPlan, now: Date): Date {
  const paid = lastPaid(held)
  if (paid) return paid.endsAt > now || paid.plan === plan ? paid.endsAt : now
  const trial = held.find((one) => one.source === 'trial')
  if (trial?.endsAt && PLAN_RANK[trial.plan] >= PLAN_RANK[plan] && trial.endsAt > now)
    return trial.endsAt
  return now
}

function renewalBarrier(
  held: readonly Holding[],
  paid: PaidHolding | null,
  { plan, cycle, now }: QuoteInput,
  startsAt: Date,
): Quote['barrier'] {
  const given = givenAs(held, plan)
  const isSoon = startsAt.getTime() - now.getTime() <= RENEWAL_WINDOW_MS[cycle]
  if (given && (given.endsAt === null || (!isSoon && given.endsAt >= startsAt))) return 'given-plan'
  if (!paid || isSoon) return null
  return PLAN_RANK[plan] < PLAN_RANK[paid.plan] ? 'plan-is-lower' : 'paid-far-ahead'
}

/** The same day of the next month or year; the last day where that month is shorter. */
export const endOfPeriod = (start: Date, cycle: BillingCycle, anchorDay?: number): Date =>
  monthsAfter(start, cycle === 'year' ? 12 : 1, anchorDay)

export type OrderStatus =
  | 'awaiting_payment'
  /** The payer's bank takes it by itself on its day. */
  | 'scheduled'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'expired'
  | 'canceled'
  | 'review'

type Settling = {
  order: {
    status: OrderStatus
    amountCents: number
    renewalId: string | null
    coversUntil: Date | null
  }
  /** What the same order would cost at this moment. */
  quote: Pick<Quote, 'reason' | 'amountCents' | 'startsAt' | 'endsAt' | 'barrier'>
  orderReason: Quote['reason']
  paidCents: number
}

export type Settlement =
  | { decision: 'granted'; excessCents: number }
  /** Too little, or bought for a period that is gone: a person decides. */
  | { decision: 'review' }
  | { decision: 'returned'; because: 'second-payment' | 'late-payment' }

/** What becomes of money that reached an order. It is never ignored, and buys one period at most. */
export function settle({ order, quote, orderReason, paidCents }: Settling): Settlement {
  if (isPaid(order.status)) return { decision: 'returned', because: 'second-payment' }
  const isLate = order.status === 'expired' || order.status === 'canceled'
  // Whoever switched a renewal off wants none of what it still took.
  const isUnwanted = order.status === 'canceled' && order.renewalId !== null
  if (isUnwanted) return { decision: 'returned', because: 'late-payment' }
  if (isLate && (quote.barrier !== null || quote.amountCents !== order.amountCents)) {
    return { decision: 'returned', because: 'late-payment' }
  }
  const isAnother = quote.reason !== orderReason || !coversTheSame(order, quote)
  if (paidCents < order.amountCents || isAnother) return { decision: 'review' }
  return { decision: 'granted', excessCents: paidCents - order.amountCents }
}

/** The rest of a period is worth nothing of the next one. */
const coversTheSame = (
  { coversUntil }: { coversUntil: Date | null },
  { endsAt }: Pick<Quote, 'endsAt'>,
) => coversUntil === null || coversUntil.getTime() === endsAt.getTime()

type Ordered = {
  reason: Quote['reason']
  amountCents: number
  coversUntil: Date | null
  createdAt: Date
}

/** Whether another code may ask for the same money: it still buys the same. */
export function isStillOffered(
  order: Ordered,
  quote: Pick<Quote, 'reason' | 'amountCents' | 'endsAt' | 'barrier'>,
  now: Date,
): boolean {
  if (quote.barrier !== null || quote.reason !== order.reason) return false
  if (order.reason === 'renewal') return quote.amountCents === order.amountCents
  // The rest of a period is worth less with every day.
  const age = now.getTime() - order.createdAt.getTime()
  return coversTheSame(order, quote) && age < ORDER_PATIENCE_MS
}

export const isPaid = (status: OrderStatus) =>
  status === 'paid' || status === 'partially_refunded' || status === 'refunded'

/** After an expired code: at once, in an hour, in a day; afterwards the lists of the bank are enough. */
const CHECKS_AFTER_EXPIRY_MS = [0, HOUR_MS, DAY_MS]

/** Most pay within minutes of seeing a code, and a bank's own message may be lost. */
const CODE_FRESH_MS = 10 * 60_000
const CODE_LOOK_MS = 60_000

/**
 * When the bank is asked about a code again: every minute while it is fresh, then when it ends; null when the
 * lists are enough.
 */
export function nextCheck(expiresAt: Date, now: Date): Date | null {
  const soon = now.getTime() + CODE_LOOK_MS
  if (soon <= expiresAt.getTime() - CODE_LIFETIME_MS + CODE_FRESH_MS) return new Date(soon)
  const moments = CHECKS_AFTER_EXPIRY_MS.map((after) => new Date(expiresAt.getTime() + after))
  return moments.find((moment) => moment > now) ?? null
}

/** While somebody may be typing a card every minute is looked at; then once more when the page ends. */
export function nextCheckoutCheck(openedAt: Date, expiresAt: Date, now: Date): Date {
  const soon = new Date(now.getTime() + CHECKOUT_LOOK_MS)
  const isFresh = now.getTime() - openedAt.getTime() < CHECKOUT_FRESH_MS
  return isFresh || expiresAt <= now ? soon : expiresAt
}
const CHECKOUT_LOOK_MS = 60_000
const CHECKOUT_FRESH_MS = HOUR_MS / 2

export type RefundReason =
  | 'withdrawal'
  | 'excess'
  | 'second-payment'
  | 'late-payment'
  | 'by-bank'
  | 'by-staff'
  /** In another way than by its provider, which no longer does it. */
  | 'outside'

/**
 * Asked for twice it is the same refund: the payment, the reason and which attempt it is are all that it
 * is made of. Another attempt is one after a refund that the bank could not make.
 */
export const refundIdOf = (paymentId: string, reason: RefundReason, attempt = 1) =>
  `${paymentId.replaceAll('-', '')}${REASON_LETTERS[reason]}${attempt > 1 ? attempt : ''}`

/** Banks know letters and digits, thirty-five at most. */
const MOST_ATTEMPTS = 9

/**
 * Which attempt of a withdrawal would be next; null where one is on its way or done, or where only the
 * team can help any more.
 */
export function nextWithdrawal(
  refunds: readonly { reason: RefundReason; status: string }[],
): number | null {
  const asked = refunds.filter(({ reason }) => reason === 'withdrawal')
  if (asked.some(({ status }) => status !== 'not_done')) return null
  return asked.length < MOST_ATTEMPTS ? asked.length + 1 : null
}

const REASON_LETTERS: Record<RefundReason, string> = {
  withdrawal: 'W',
  excess: 'E',
  'second-payment': 'S',
  'late-payment': 'L',
  'by-bank': 'B',
  'by-staff': 'T',
  outside: 'O',
}

/** The state of an order once so much of its payment has gone back. */
export function statusAfterRefunds(paidCents: number, refundedCents: number): OrderStatus {
  if (refundedCents <= 0) return 'paid'
  return refundedCents < paidCents ? 'partially_refunded' : 'refunded'
}

export const REMINDERS = ['week-before', 'day-before', 'day-after', 'four-days-after'] as const
export type Reminder = (typeof REMINDERS)[number]

/**
 * Which e-mail is due so many days before the end of a plan; negative after it. A day on which nobody
 * sent e-mails is made up for, as long as the e-mail is still true.
 */
export function reminderDue(daysLeft: number): Reminder | null {
  if (daysLeft > 7 || daysLeft < -5) return null
  if (daysLeft >= 2) return 'week-before'
  if (daysLeft >= 0) return 'day-before'
  return daysLeft >= -3 ? 'day-after' : 'four-days-after'
}

type Ended = { hasEnded: boolean; daysLeft: number; renews: boolean; hasFailed: boolean }

/**
 * Who renews by itself is reminded only when that did not happen: its charge may still be on its way until
 * the day after the end, unless it was refused. What has ended today does not end soon: it is told tomorrow.
 */
export function isReminderTrue({ hasEnded, daysLeft, renews, hasFailed }: Ended): boolean {
  if (!hasEnded) return !renews
  return daysLeft < 0 && (!renews || hasFailed || daysLeft < -1)
}

/** "***.456.789-**" or "**.345.678/****-**": enough to know one's own. */
export function hideDocument(document: string): string {
  return document.length === 11
    ? `***.${document.slice(3, 6)}.${document.slice(6, 9)}-**`
    : `**.${document.slice(2, 5)}.${document.slice(5, 8)}/****-**`
}

/** The same document is known again, under whatever account, and read by nobody. */
export const hashOfDocument = (document: string, secret: string) =>
  createHmac('sha256', `${secret} buyers`).update(document).digest()
