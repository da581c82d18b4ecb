import {
  EVENT_HOURS,
  MOST_EVENTS,
  type PosEventType,
  openDeliveryTexts as texts,
} from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './open-delivery.feature.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock'>
const HOUR_MS = 3_600_000

export const eventsSince = (now: Date) => new Date(now.getTime() - EVENT_HOURS * HOUR_MS)

/** What waits, as it happened. Types that are not wanted count as fetched, as the standard has it. */
export async function handOutEvents(
  { establishmentId, wanted }: { establishmentId: string; wanted: readonly PosEventType[] | null },
  { work, stores, clock }: Needs,
) {
  const now = clock.now()
  if (wanted) {
    await work.transaction(({ posEvents }) => posEvents.passOver(establishmentId, wanted, now))
  }
  const since = eventsSince(now)
  return stores.posEvents.listWaiting(establishmentId, { since, most: MOST_EVENTS })
}

/** All of them, or none where one is not what it says: it is named. Twice is once. */
export async function acknowledgeEvents(
  {
    establishmentId,
    events,
  }: {
    establishmentId: string
    events: readonly { id: string; orderId: string; eventType: PosEventType }[]
  },
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  if (events.length === 0) return
  await work.transaction(async ({ posEvents }) => {
    const ids = events.map(({ id }) => id)
    const known = await posEvents.findOwn(establishmentId, ids)
    const wrong = events.filter(({ id, orderId, eventType }) => {
      const event = known.get(id)
      return event?.orderId !== orderId || event.type !== eventType
    })
    if (wrong.length > 0) {
      const sentence = texts.acknowledgments(wrong.map(({ id }) => id).join(', '))
      throw new Invalid('open-delivery.acknowledgment', `${wrong.length} wrong`, [], sentence)
    }
    await posEvents.acknowledge(establishmentId, ids, clock.now())
  })
}
