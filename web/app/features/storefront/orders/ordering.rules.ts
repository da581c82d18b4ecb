import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { DeliveryZone, Ordering } from '@portal/contract/storefront/orders/ordering'
import { MODES_OF_CATALOGUE, type OrderMode } from '@portal/contract/storefront/orders/orders.texts'

/** How a business can be ordered from at this moment. No I/O, and no clock of its own. */

/** What somebody at this page can choose; a table only where its code was read. */
export function offeredModes(
  { modes }: Pick<Ordering, 'modes'>,
  kind: CatalogueKind,
  hasTable: boolean,
): OrderMode[] {
  const taken = modes[kind] ?? []
  return MODES_OF_CATALOGUE[kind].filter(
    (mode) => taken.includes(mode) && (mode !== 'table' || hasTable),
  )
}

/** What they chose, as long as it is offered; at a table the table, elsewhere what the page is for. */
export function modeOf(
  chosen: OrderMode | null,
  offered: readonly OrderMode[],
  preferred: OrderMode | null,
): OrderMode | null {
  const mode = [chosen, preferred].find((one) => one !== null && offered.includes(one))
  return mode ?? offered[0] ?? null
}

export type Taking =
  /** At once. */
  | { kind: 'now' }
  | { kind: 'paused'; until: Date | null }
  | { kind: 'closed'; opensAt: Date | null }

/**
 * The answer may be some minutes old: its own hours say what has become of it. A kitchen cooks in its hours; a
 * shop answers within a day.
 */
export function takingAt(
  { pause, kitchen }: Pick<Ordering, 'pause' | 'kitchen'>,
  kind: CatalogueKind,
  now: Date,
): Taking {
  const until = pause?.until ? new Date(pause.until) : null
  if (pause && (until === null || now < until)) return { kind: 'paused', until }
  if (kind === 'shop') return { kind: 'now' }
  const { is_open: isOpen, last_order_at: last, opens_at: opens } = kitchen
  const opensAt = opens ? new Date(opens) : null
  if (isOpen) {
    const isOver = last !== null && now > new Date(last)
    return isOver ? { kind: 'closed', opensAt: null } : { kind: 'now' }
  }
  // Where it has opened meanwhile, the server knows until when.
  return opensAt && now >= opensAt ? { kind: 'now' } : { kind: 'closed', opensAt }
}

/** What keeps a bairro from being delivered to; all of delivery (null) before the bairro. */
export function deliveryRestAt(
  { delivery_pauses: pauses }: Pick<Ordering, 'delivery_pauses'>,
  neighbourhood: string | null,
  now: Date,
): { until: Date | null } | null {
  const rest = pauses.find(
    (one) =>
      (one.neighbourhood === null || one.neighbourhood === neighbourhood) &&
      (one.until === null || now < new Date(one.until)),
  )
  return rest ? { until: rest.until === null ? null : new Date(rest.until) } : null
}

/** A pause stops what is for later too; at a table and in a shop nothing is for later. */
export function slotsFor(
  ordering: Pick<Ordering, 'slots' | 'pause' | 'kitchen'>,
  { kind, mode }: { kind: CatalogueKind; mode: OrderMode | null },
  now: Date,
): string[] {
  if (kind === 'shop' || mode === null || mode === 'table') return []
  if (takingAt(ordering, kind, now).kind === 'paused') return []
  return ordering.slots.filter((slot) => new Date(slot) > now)
}

export const leastFee = (zones: readonly DeliveryZone[]): number | null =>
  zones.length === 0 ? null : Math.min(...zones.map(({ fee_cents: fee }) => fee))

export const zoneOf = (
  zones: readonly DeliveryZone[],
  neighbourhood: string,
): DeliveryZone | null => zones.find((zone) => zone.neighbourhood === neighbourhood) ?? null
