import { systemActor } from '../../../platform/actor.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './events.feature.ts'
import { requireUsableLink } from './submissions.rules.ts'
import { TELL_SUBMITTER_JOB, type TellSubmitterData } from './tell-submitter.ts'

/** The e-mail is theirs: the event joins the queue. Confirming twice is confirming once. */
export async function confirmSubmission(
  token: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ title: string; email: string }> {
  const tokenHash = hashToken(token)
  return work.transaction(async ({ editedEvents, eventSubmissions, jobs, audit, changes }) => {
    const now = clock.now()
    const found = requireUsableLink(await eventSubmissions.findByToken(tokenHash), now)
    const event = await editedEvents.lock(found.eventId)
    // Read again behind the lock: of two clicks at once the second finds it done.
    const sent = requireUsableLink(await eventSubmissions.findByToken(tokenHash), now)
    if (!sent.confirmedAt && event?.status === 'draft') {
      changes.announce(Tag.waiting)
      await eventSubmissions.confirm(sent.eventId, now)
      await editedEvents.save({ ...event, status: 'pending' }, now)
      const data: TellSubmitterData = { eventId: sent.eventId, letter: 'received' }
      await jobs.add(TELL_SUBMITTER_JOB, data)
      await audit.record(systemActor, now, {
        action: 'event.confirmed',
        subjectId: sent.eventId,
      })
    }
    return { title: sent.title, email: sent.email }
  })
}
