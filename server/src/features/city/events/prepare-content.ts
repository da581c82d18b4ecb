import type { EventContent } from '@portal/contract/city/events/event-content'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Within } from './events.feature.ts'
import { readContent, requireUsablePoster } from './events.rules.ts'
import { eventsTexts as texts } from './events.texts.ts'

type Who = {
  /** Whose photos may be used; null for a visitor, who has none. */
  userId: string | null
  /** Null while there is no event yet. */
  eventId: string | null
  /** Where the content lies in what was sent, so that a form finds its field. */
  path: string
  now: Date
  mustComeYet?: boolean
}

/** Of what a transaction hands out. */
type Held = Pick<Within, 'editedEvents' | 'media' | 'changes'>

/** What was written, checked against the guide and the photos, as the store keeps it. */
export async function prepareContent(
  content: EventContent,
  { userId, eventId, path, now, mustComeYet = false }: Who,
  { editedEvents, media, changes }: Held,
) {
  const { times, details } = readContent(content, { path, now, mustComeYet })
  const venue = await editedEvents.venueOf(content.venue)
  if (!venue) {
    throw new Invalid(
      'events.venue',
      'no such place in the guide',
      [{ path: `${path}.venue`, message: texts.venue }],
      texts.venue,
    )
  }
  const photo = content.poster
  if (!photo) return { times, details, venue, photo: null }
  const known = await editedEvents.lockPoster(photo.id, eventId)
  requireUsablePoster(known, userId, path)
  if (known?.userId) {
    await media.describe(photo.id, known.userId, photo.alt)
    changes.announce(Tag.media(photo.id))
  }
  // Its measures are read with the event; only the reference is written.
  return { times, details, venue, photo: { ...photo, width: 1, height: 1, thumbhash: null } }
}
