import type { EventContent } from '@portal/contract/city/events/event-content'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from './events.feature.ts'
import type { CityEvent } from './events.rules.ts'
import { prepareContent } from './prepare-content.ts'

/** A draft; nobody sees it before it is published. */
export async function createEvent(
  actor: Actor,
  content: EventContent,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<CityEvent> {
  const userId = actor.kind === 'person' ? actor.userId : null
  return work.transaction(async (stores) => {
    const now = clock.now()
    const who = { userId, eventId: null, path: 'content', now }
    const prepared = await prepareContent(content, who, stores)
    const created = await stores.editedEvents.add(
      {
        ...prepared,
        slug: await stores.editedEvents.freeSlug(content.title, null),
        situation: 'scheduled',
        situationNote: '',
        status: 'draft',
        statusReason: null,
        publishedAt: null,
      },
      now,
    )
    await stores.audit.record(actor, now, {
      action: 'event.created',
      subjectId: created.id,
    })
    return created
  })
}
