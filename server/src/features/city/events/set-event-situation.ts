import type { Situation } from '@portal/contract/city/events/event.texts'
import type { Actor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './events.feature.ts'
import { type CityEvent, requireEvent } from './events.rules.ts'

type Input = { id: string; version: number; situation: Situation; note: string }

/** Cancelled, postponed, sold out, or as announced. Everywhere the event is shown says so at once. */
export async function setEventSituation(
  actor: Actor,
  { id, version, situation, note }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<CityEvent> {
  return work.transaction(async ({ editedEvents, audit, changes }) => {
    const now = clock.now()
    const before = requireEvent(await editedEvents.lock(id), id, version)
    if (before.situation === situation && before.situationNote === note) return before
    const saved = await editedEvents.save({ ...before, situation, situationNote: note }, now)
    await audit.record(actor, now, {
      action: 'event.situation-set',
      subjectId: id,
      details: { from: before.situation, to: situation },
    })
    changes.announce(Tag.events, Tag.event(id))
    return saved
  })
}
