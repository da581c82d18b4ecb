import { guardedRequest, OutgoingRefused } from '../../../platform/outgoing/guarded-request.ts'
import { TELL_POS_JOB } from '../../../platform/queue/shared-jobs.ts'
import { openSecret } from './connect-pos.ts'
import { eventsSince } from './hand-out-events.ts'
import type { Deps } from './open-delivery.feature.ts'
import { failureSentence, secretLost } from './open-delivery.texts.ts'
import { appIdOf, signatureOf } from './pos-credentials.rules.ts'
import { presentEvent } from './pos-events.rules.ts'
import type { EventToDeliver } from './pos-events.store.ts'

const SECOND = 1000
/** Four more times in ten minutes; who has not answered by then fetches it. */
export const RETRY_SECONDS = [15, 60, 165, 360] as const
const TIMEOUT_MS = 10 * SECOND
const MAX_BYTES = 64 * 1024

/** One event to the webhook of its business. What is taken there need not be fetched. */
export async function tellPos({ eventId }: { eventId: string }, deps: Deps) {
  const { stores, work, clock, log } = deps
  const event = await stores.posEvents.findToDeliver(eventId)
  if (!event || event.createdAt <= eventsSince(clock.now())) return
  const failure = await deliver(event, deps)
  const now = clock.now()
  const { establishmentId } = event
  await work.transaction(async ({ posEvents, posConnections, jobs }) => {
    if (failure === null) {
      await posEvents.noteDelivered(eventId, now)
      await posConnections.noteDelivery(establishmentId, now)
      return
    }
    const attempts = await posEvents.noteAttempt(eventId)
    await posConnections.noteFailure(establishmentId, failure, now)
    const seconds = RETRY_SECONDS[attempts - 1]
    if (seconds === undefined) return
    await jobs.add(TELL_POS_JOB, { eventId }, { at: new Date(now.getTime() + seconds * SECOND) })
  })
  if (failure !== null) log.warn({ establishmentId, failure }, 'an event was not delivered')
}

/** Null where it was taken; otherwise why not, in words for the owner. */
async function deliver(
  event: EventToDeliver,
  { config }: Pick<Deps, 'config'>,
): Promise<string | null> {
  const appId = appIdOf(config.publicOrigin)
  const told = presentEvent(event, { origin: config.publicOrigin, appId })
  const body = Buffer.from(JSON.stringify(told))
  const secret = openSecret(event.secretSealed, config)
  if (secret === null) return secretLost
  try {
    const { status } = await guardedRequest(
      event.webhookUrl,
      {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-app-id': appId,
          'x-app-merchantid': event.merchantId ?? event.establishmentId,
          'x-app-signature': signatureOf(body, secret),
        },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      },
      config.outgoing,
    )
    return status >= 200 && status < 300 ? null : failureSentence({ status })
  } catch (error) {
    if (error instanceof OutgoingRefused) return failureSentence({ reason: error.reason })
    throw error
  }
}
