import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { partsOf } from '@portal/contract/shared/records'

type Purchase = { userId: string; plan: PaidPlan; cycle: BillingCycle; method: PaymentMethod }
type Kept = { key: string; choice: string; madeAt: number }

/** An order that was not paid within it is over: another attempt is another purchase. One may be over before. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** One for each person, as the server keeps one open order of each: another choice gives up the last. */
const slotOf = (userId: string) => `compra:${userId}`

/** Where storage is switched off, a second tab is a second purchase; a double tap still is not. */
const inMemory = new Map<string, string>()

/**
 * Names one purchase to the server: a double tap, a reload and a second tab are one order. It is kept
 * until that order is over, and read when the form is sent, so that two open tabs find the same one.
 */
export function orderKey({ userId, plan, cycle, method }: Purchase, nowMs = Date.now()): string {
  const slot = slotOf(userId)
  const choice = `${plan}:${cycle}:${method}`
  const kept = read(slot)
  if (kept?.choice === choice && nowMs - kept.madeAt < KEPT_MS) return kept.key
  const key = crypto.randomUUID()
  write(slot, JSON.stringify({ key, choice, madeAt: nowMs } satisfies Kept))
  return key
}

/** With a key, only where it is still that one: another tab may have begun the next purchase already. */
export function forgetOrderKey(userId: string, key?: string) {
  const slot = slotOf(userId)
  if (key !== undefined && read(slot)?.key !== key) return
  inMemory.delete(slot)
  try {
    localStorage.removeItem(slot)
  } catch {
    // It could not be kept either.
  }
}

function read(slot: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(storedText(slot) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function storedText(slot: string): string | null {
  try {
    return localStorage.getItem(slot)
  } catch {
    return inMemory.get(slot) ?? null
  }
}

function write(slot: string, text: string) {
  try {
    localStorage.setItem(slot, text)
  } catch {
    inMemory.set(slot, text)
  }
}

function isKept(value: unknown): value is Kept {
  const { key, choice, madeAt } = partsOf(value)
  return typeof key === 'string' && typeof choice === 'string' && typeof madeAt === 'number'
}
