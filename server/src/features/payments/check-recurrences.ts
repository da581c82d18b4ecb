import { lookAtRecurrence } from './follow-recurrence.ts'
import type { Deps } from './payments.feature.ts'

const AT_ONCE = 20

/**
 * Every night each recurrence that renews is read at the bank: with every message lost, and whatever the
 * worker put off, the portal is right about all of them by the morning.
 */
export async function checkRecurrences(deps: Deps): Promise<void> {
  let last: string | null = null
  for (;;) {
    const some = await deps.stores.pixRenewals.listActive(last, AT_ONCE)
    const looks = await Promise.allSettled(some.map((one) => lookAtRecurrence(one, deps)))
    for (const { reason } of looks.filter((one) => one.status === 'rejected')) {
      deps.log.error({ err: reason }, 'a recurrence could not be looked at')
    }
    last = some.at(-1)?.id ?? null
    if (some.length < AT_ONCE) return
  }
}
