import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import { firstName, isShort, type Waiting } from '~/features/storefront/order-board/board.rules.ts'
import { callsTexts as texts } from './calls.texts.ts'

const MINUTE_MS = 60_000
/** What has hours to be answered rings as it comes, and no longer. */
const FRESH_MS = 10 * MINUTE_MS
/** Of a long clock: the last of it, as notifications have it. */
const LAST_PART = 0.3
const LONGEST_LAST_MS = 60 * MINUTE_MS

type Told = { establishment_id: string; item: InboxItem }
export type OrderItem = Extract<InboxItem, { kind: 'order' }>
export type StayItem = Extract<InboxItem, { kind: 'stay' }>
export type Call = Waiting & { establishmentId: string; item: OrderItem | StayItem }

/** Which screen shows it and rings for it by itself. */
export type Open = { establishmentId: string | undefined; kind: 'order' | 'stay' | null }

export function callsOf(told: readonly Told[], now: Date): Call[] {
  return told.flatMap(({ establishment_id: establishmentId, item }) => {
    if (item.kind !== 'order' && item.kind !== 'stay') return []
    const respond_by = item.kind === 'order' ? item.order.respond_by : item.stay.respond_by
    // What the clock has ended is over, also before the portal is asked again.
    if (Date.parse(respond_by) <= now.getTime()) return []
    return [{ id: item.id, placed_at: item.since, respond_by, establishmentId, item }]
  })
}

/** What rings on this screen now: what is not on it already, and what was not put off. */
export const ringing = (
  calls: readonly Call[],
  { open, putOff }: { open: Open; putOff: ReadonlyMap<string, number> },
  now: Date,
): Call[] =>
  calls.filter(
    ({ id, establishmentId, item, ...times }) =>
      isLoud({ id, ...times }, now) &&
      !(establishmentId === open.establishmentId && item.kind === open.kind) &&
      now.getTime() >= (putOff.get(id) ?? 0),
  )

/** Of a day or an hour the first minutes and the last ones; of ten minutes all of them. */
function isLoud(call: Waiting, now: Date): boolean {
  if (isShort(call)) return true
  const age = now.getTime() - Date.parse(call.placed_at)
  return age <= FRESH_MS || now.getTime() >= lastCallOf(call)
}

function lastCallOf({ placed_at, respond_by }: Waiting): number {
  const until = Date.parse(respond_by)
  return until - Math.min((until - Date.parse(placed_at)) * LAST_PART, LONGEST_LAST_MS)
}

/** When what somebody puts off rings again; what is long gets one more word before its end. */
export function ringsAgainAt(call: Waiting, now: Date): number {
  if (isShort(call)) return now.getTime() + MINUTE_MS
  const last = lastCallOf(call)
  return last > now.getTime() ? last : Date.parse(call.respond_by)
}

/** What this device has put off, as it is kept; what is over is forgotten. */
export function readPutOff(kept: string | null, now: Date): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(kept ?? '[]')
    if (!Array.isArray(entries)) return new Map()
    return new Map(
      entries.filter(
        (entry): entry is [string, number] =>
          Array.isArray(entry) && typeof entry[1] === 'number' && entry[1] > now.getTime(),
      ),
    )
  } catch {
    // Somebody else wrote it: nothing is put off.
    return new Map()
  }
}

/** Minutes of a short time, hours of a long one; and how much of it is left, from 0 to 1. */
export function leftOf({ placed_at, respond_by }: Waiting, now: Date) {
  const [from, until] = [Date.parse(placed_at), Date.parse(respond_by)]
  const minutes = Math.max(0, Math.ceil((until - now.getTime()) / MINUTE_MS))
  const part = Math.min(1, Math.max(0, (until - now.getTime()) / Math.max(1, until - from)))
  if (minutes < 100) return { part, value: minutes, unit: 'min', said: texts.left(minutes) }
  const hours = Math.floor(minutes / 60)
  return { part, value: hours, unit: 'h', said: texts.leftHours(hours) }
}

export function titleOf({ item }: Pick<Call, 'item'>): string {
  if (item.kind === 'stay') return texts.newStay(firstName(item.stay.contact?.name ?? ''))
  const { contact, table_label: table } = item.order
  return table === null ? texts.newOrder(firstName(contact?.name ?? '')) : texts.newTable(table)
}

export const totalOf = ({ item }: Pick<Call, 'item'>): number =>
  item.kind === 'order' ? item.order.total_cents : item.stay.total_cents
