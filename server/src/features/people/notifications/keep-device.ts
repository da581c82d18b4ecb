import type { PushSubscriptionKeys } from '@portal/contract/people/notifications/notifications'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { isPushAddress } from '../../../platform/push/push-hosts.ts'
import type { Deps } from './notifications.feature.ts'
import { deviceTexts as texts } from './notifications.texts.ts'

/** The browser of this session is pushed to from now on; a page says so again each time it is opened. */
export async function keepDevice(
  { userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>,
  { endpoint, keys }: PushSubscriptionKeys,
  { work, clock, config }: Pick<Deps, 'work' | 'clock' | 'config'>,
) {
  if (!config.push) throw new Conflict('notifications.push-off', 'no keys are set', texts.off)
  if (!isPushAddress(endpoint, config.push)) {
    const message = texts.unknownService
    const fields = [{ path: 'endpoint', message }]
    throw new Invalid('notifications.push-service', 'not a known push service', fields, message)
  }
  const subscription = {
    endpoint,
    pushKey: withoutPadding(keys.p256dh),
    pushSecret: withoutPadding(keys.auth),
  }
  await work.transaction(async ({ accounts, pushSubscriptions }) => {
    // Two tabs that open at once say the same, one after the other.
    await accounts.lockPerson(userId)
    await pushSubscriptions.keep({ userId, sessionId }, subscription, clock.now())
  })
}

const withoutPadding = (text: string) => text.replace(/=+$/, '')

export async function removeDevice(userId: string, id: string, { work }: Pick<Deps, 'work'>) {
  await work.transaction(async ({ pushSubscriptions }) => {
    if (!(await pushSubscriptions.removeOwn(userId, id))) throw new NotFound('push-device', id)
  })
}
