import {
  type AvailabilityWindow,
  isWithin,
  nextWindowChange,
} from '../../guide/establishments/availability-rules.ts'
import { atTime, fromTime } from '../../shared/clock.texts.ts'
import { moneyText } from '../../shared/plan-prices.ts'
import { DAY_NAMES, type OfferKind } from './offers.texts.ts'

/** Free of zod: the browser's ticket and the server's counter decide with the same rules. */

export type OfferValue = { kind: OfferKind; value: number | null }
/** Days from Sunday (0); without minutes the whole day. An end not after the beginning lies on the next day. */
export type OfferWeek = {
  days: readonly number[]
  from_minute: number | null
  until_minute: number | null
}
export type OfferTime = OfferWeek & { starts_at: string; ends_at: string }
/** `holds` is when it holds with its business open; without it the business does not say its hours. */
type ShownTime = OfferTime & { holds?: readonly HoldingSpan[] | null | undefined }
type HoldingSpan = { from: string; until: string }

const DAYS_OF_WEEK = 7
const MINUTES_PER_DAY = 1440

export function windowsOf({ days, from_minute, until_minute }: OfferWeek): AvailabilityWindow[] {
  const isWholeDay = from_minute === null || until_minute === null
  if (isWholeDay && days.length === DAYS_OF_WEEK) return []
  return isWholeDay
    ? [{ days, from_minute: 0, until_minute: MINUTES_PER_DAY }]
    : [{ days, from_minute, until_minute }]
}

/** `soon` is before it begins, `later` on a day or at an hour at which it does not hold. */
export type OfferMoment = 'soon' | 'now' | 'later' | 'over'

/** Of an offer that is shown: with its business closed it holds later. A counter goes by its terms alone. */
export function momentOf(time: ShownTime, now: Date): OfferMoment {
  if (now.getTime() >= Date.parse(time.ends_at)) return 'over'
  if (now.getTime() < Date.parse(time.starts_at)) return 'soon'
  const isNow = time.holds ? time.holds.some(isAround(now)) : isWithin(windowsOf(time), now)
  return isNow ? 'now' : 'later'
}

const isAround =
  (now: Date) =>
  ({ from, until }: HoldingSpan): boolean =>
    Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until)

/** When it holds next, or until when it holds without a break; null is never again. */
export function nextMoment(time: ShownTime, now: Date): Date | null {
  const [starts, ends] = [new Date(time.starts_at), new Date(time.ends_at)]
  if (now >= ends) return null
  if (time.holds) {
    const held = time.holds.find(isAround(now))
    const next =
      held?.until ?? time.holds.find(({ from }) => Date.parse(from) > now.getTime())?.from
    return next === undefined ? null : new Date(next)
  }
  const windows = windowsOf(time)
  if (now < starts) {
    if (isWithin(windows, starts)) return starts
    const next = nextWindowChange(windows, starts)
    return next && next < ends ? next : null
  }
  const next = nextWindowChange(windows, now)
  if (isWithin(windows, now)) return next && next < ends ? next : ends
  return next && next < ends ? next : null
}

export type Stocked = { stock: number | null; taken: number }
/** Null is no limit. */
export const leftOf = ({ stock, taken }: Stocked): number | null =>
  stock === null ? null : Math.max(0, stock - taken)
export const isSoldOut = (offer: Stocked): boolean => leftOf(offer) === 0

/** What stands biggest on a ticket: "20%", "R$ 20,00", "2 por 1". */
export function valueText({ kind, value }: OfferValue): string {
  if (kind === 'percent') return `${value ?? 0}%`
  if (kind === 'amount') return moneyText(value ?? 0).replace(/,00$/, '')
  return kind === 'gift' ? 'Brinde' : kind === 'vip' ? 'VIP' : '2 por 1'
}

/**
 * What a member did not pay, in centavos; null where nobody can know. Of a percentage only the purchase
 * tells; a gift, a second one and a treat are worth what the business said.
 */
export function savedCents(
  { kind, value, worth_cents: worth }: OfferValue & { worth_cents: number | null },
  purchaseCents: number | null,
): number | null {
  if (kind === 'percent') {
    return purchaseCents === null ? null : Math.round((purchaseCents * (value ?? 0)) / 100)
  }
  if (kind === 'amount') {
    return purchaseCents === null ? (value ?? 0) : Math.min(value ?? 0, purchaseCents)
  }
  return worth
}

/** What is left to pay where the discount comes off the purchase. */
export const dueCents = (
  { kind }: Pick<OfferValue, 'kind'>,
  purchaseCents: number,
  saved: number | null,
): number =>
  kind === 'percent' || kind === 'amount' ? purchaseCents - (saved ?? 0) : purchaseCents

const hourText = (minute: number) => {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60]
  return `${hours}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

export const hoursText = ({ from_minute: from, until_minute: until }: OfferWeek): string =>
  from === null || until === null
    ? 'o dia todo'
    : `${fromTime(hourText(from))} ${atTime(hourText(until))}`

const AND = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** "todos os dias, das 18h às 22h" */
export function weekText(week: OfferWeek): string {
  const days =
    week.days.length === DAYS_OF_WEEK
      ? 'todos os dias'
      : AND.format(week.days.map((day) => DAY_NAMES[day] ?? ''))
  return `${days}, ${hoursText(week)}`
}

/** What has no meaning for a kind is not kept; days stand in their order, once. */
export function settledContent<
  Content extends OfferValue & { days: readonly number[]; worth_cents: number | null },
>(content: Content) {
  const isDiscount = content.kind === 'percent' || content.kind === 'amount'
  return {
    ...content,
    value: isDiscount ? content.value : null,
    worth_cents: isDiscount ? null : content.worth_cents,
    days: [...new Set(content.days)].sort((one, other) => one - other),
  }
}

type Promised = OfferValue & {
  title: string
  rule: string
  worth_cents: number | null
  stock: number | null
  per_member: number
}

/** What people read of an offer is looked at by the team, and so is more of it; when it holds is the owner's business. */
export const isChanged = (before: Promised, after: Promised): boolean =>
  isMore(before, after) ||
  before.kind !== after.kind ||
  before.value !== after.value ||
  before.title !== after.title ||
  before.rule !== after.rule ||
  before.worth_cents !== after.worth_cents

/** More coupons in all, or for each member, than the team agreed to. */
const isMore = (before: Promised, after: Promised): boolean =>
  after.per_member > before.per_member ||
  (before.stock !== null && (after.stock === null || after.stock > before.stock))
