import { slugOf } from '@portal/contract/shared/slug'
import { dayAt } from '@portal/contract/shared/time-zones'
import type { Deps } from '../src/deps.ts'
import { readContent } from '../src/features/city/events/events.rules.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { picture } from './businesses/pictures.ts'
import { type DemoEvent, demoEvents } from './events/demo-events.ts'
import { seedPictures } from './seed-pictures.ts'

/** Adds what nobody has added yet; what an administrator changed stays as it is. */
export async function seedEvents(deps: Deps) {
  const now = deps.clock.now()
  const all = demoEvents(dayAt(now))
  const missing: DemoEvent[] = []
  for (const event of all) {
    if (!(await deps.stores.events.findPublished(slugOf(event.title)))) missing.push(event)
  }
  if (missing.length === 0) return
  const pictures = await seedPictures(deps, all.map(pictureOf))
  await deps.work.transaction(async ({ editedEvents, changes }) => {
    for (const event of missing) {
      const content = { ...event.content, title: event.title, poster: null }
      const photo = pictures.get(pictureOf(event).alt)
      const venue = await editedEvents.venueOf(content.venue)
      if (!venue) throw new Error(`${event.title} is nowhere`)
      await editedEvents.add(
        {
          ...readContent(content, { path: 'content', now, mustComeYet: false }),
          venue,
          photo: photo ? { id: photo, alt: '', width: 1, height: 1, thumbhash: null } : null,
          slug: slugOf(event.title),
          situation: event.situation,
          situationNote: event.note,
          status: 'published',
          statusReason: null,
          publishedAt: now,
        },
        now,
      )
    }
    changes.announce(Tag.events)
  })
}

const pictureOf = ({ picture: kind, title }: DemoEvent) => picture(kind, slugOf(title))

export const eventPictures = (now: Date) => demoEvents(dayAt(now)).map(pictureOf)
