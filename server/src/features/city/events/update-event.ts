import type { EventContent } from '@portal/contract/city/events/event-content'
import type { Actor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { editedEventsStore } from './edited-events.store.ts'
import type { Deps } from './events.feature.ts'
import { type CityEvent, changedParts, requireEvent } from './events.rules.ts'
import { prepareContent } from './prepare-content.ts'

type Input = { id: string; version: number; content: EventContent }

/** Everything it says, at once, and its dates with it. What is published changes at once. */
export async function updateEvent(
  actor: Actor,
  { id, version, content }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<CityEvent> {
  const userId = actor.kind === 'person' ? actor.userId : null
  return work.transaction(async (stores) => {
    const now = clock.now()
    const before = requireEvent(await stores.editedEvents.lock(id), id, version)
    const who = { userId, eventId: id, path: 'content', now }
    const prepared = await prepareContent(content, who, stores)
    const slug = await slugFor(before, content.title, stores.editedEvents, now)
    const after = { ...before, ...prepared, slug }
    const saved = await stores.editedEvents.save(after, now)
    await stores.audit.record(actor, now, {
      action: 'event.updated',
      subjectId: id,
      details: { parts: changedParts(before, after) },
    })
    stores.changes.announce(Tag.events, Tag.event(id))
    return saved
  })
}

/** The address follows the title. One that was public keeps leading to the event. */
async function slugFor(
  before: CityEvent,
  title: string,
  events: ReturnType<typeof editedEventsStore>,
  now: Date,
): Promise<string> {
  if (title === before.details.title) return before.slug
  const slug = await events.freeSlug(title, before.id)
  if (slug !== before.slug && before.publishedAt) {
    await events.keepSlug(before.id, { old: before.slug, present: slug }, now)
  }
  return slug
}
