import type { EventStatus } from '@portal/contract/city/events/event.texts'
import type { Actor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './events.feature.ts'
import { type CityEvent, requireEvent, requireWay } from './events.rules.ts'
import {
  type SubmitterEmail,
  TELL_SUBMITTER_JOB,
  type TellSubmitterData,
} from './tell-submitter.ts'

type Input = { id: string; version: number; status: EventStatus; reason?: string | undefined }

/** Publishes, refuses, suspends, archives. Who sent it in is told of a decision on their event. */
export async function setEventStatus(
  actor: Actor,
  { id, version, status, reason }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<CityEvent> {
  return work.transaction(async ({ editedEvents, eventSubmissions, jobs, audit, changes }) => {
    const now = clock.now()
    const before = requireEvent(await editedEvents.lock(id), id, version)
    if (before.status === status) return before
    requireWay(before.status, status)
    const saved = await editedEvents.save(
      {
        ...before,
        status,
        statusReason: reason ?? null,
        publishedAt: status === 'published' ? (before.publishedAt ?? now) : before.publishedAt,
      },
      now,
    )
    const email = emailFor(before.status, status)
    if (email && (await eventSubmissions.findOf(id))) {
      const data: TellSubmitterData = { eventId: id, letter: email }
      await jobs.add(TELL_SUBMITTER_JOB, data)
    }
    await audit.record(actor, now, {
      action: 'event.status-set',
      subjectId: id,
      details: { from: before.status, to: status },
    })
    changes.announce(Tag.events, Tag.event(id), Tag.waiting)
    return saved
  })
}

function emailFor(from: EventStatus, to: EventStatus): SubmitterEmail | null {
  if (to === 'rejected') return 'refused'
  return to === 'published' && (from === 'pending' || from === 'rejected') ? 'approved' : null
}
