import { hashToken } from '../../../platform/auth/token-hash.ts'
import type { Deps } from './events.feature.ts'
import { SEND_CONFIRMATION_JOB, type SendConfirmationData } from './send-confirmation.ts'
import { newLink } from './submissions.rules.ts'

type Which = { client_id: string } | { token: string }
type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>

/** The same answer whether there is such a submission or not; the older link stops working. */
export async function resendConfirmation(which: Which, deps: Needs) {
  const { work, stores, clock, config, sensitiveCalls } = deps
  const sent =
    'client_id' in which
      ? await stores.eventSubmissions.findByClient(which.client_id)
      : await stores.eventSubmissions.findByToken(hashToken(which.token))
  if (!sent || sent.confirmedAt) return
  await sensitiveCalls.spend('event-confirmation', sent.eventId)
  await work.transaction(async ({ eventSubmissions, jobs }) => {
    await eventSubmissions.renewLink(
      sent.eventId,
      newLink(sent.eventId, clock.now(), config.auth.secret),
    )
    const data: SendConfirmationData = { eventId: sent.eventId }
    await jobs.add(SEND_CONFIRMATION_JOB, data)
  })
}
