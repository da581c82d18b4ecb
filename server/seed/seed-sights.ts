import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import type { Deps } from '../src/deps.ts'
import { EMPTY_CONTENT } from '../src/features/city/sights/sights.rules.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { type Picture, picture } from './businesses/pictures.ts'
import { seedPictures } from './seed-pictures.ts'
import { addReviews } from './seed-reviews.ts'
import { CITY_SIGHTS, type CitySight } from './sights/city-sights.ts'
import { reviewsOfSight } from './sights/sight-reviews.ts'

/** Adds what nobody has added yet; what an administrator changed stays as it is. */
export async function seedSights(deps: Deps) {
  const known = {
    beach: await deps.stores.sights.slugsOf('beach'),
    attraction: await deps.stores.sights.slugsOf('attraction'),
  }
  const missing = [...CITY_SIGHTS.entries()].filter(([, { kind, slug }]) => !known[kind].has(slug))
  if (missing.length === 0) return
  const pictures = await seedPictures(deps, sightPictures())
  const added: { id: string; sight: CitySight }[] = []
  await deps.work.transaction(async ({ sights, changes }) => {
    const now = deps.clock.now()
    for (const [position, sight] of missing) {
      const id = await sights.add(toSight(sight, position), now)
      const photo = pictures.get(pictureOf(sight).alt)
      if (photo) await sights.setPhotos(id, [photo])
      added.push({ id, sight })
    }
    changes.announce(Tag.sights)
  })
  for (const { id, sight } of added) {
    await addReviews(deps.connection, { sightId: id }, reviewsOfSight(sight), deps.clock.now())
  }
}

/** Shown from edge to edge, also on phones with three pixels to a point. */
const HERO_WIDTH = 1600

/** One of its own for each place: those of the pool are too small for a hero. */
function pictureOf({ picture: kind, slug, name }: CitySight): Picture {
  const drawn = picture(kind, slug)
  return { ...drawn, alt: `${drawn.alt} (${name})`, width: HERO_WIDTH }
}

export const sightPictures = () => CITY_SIGHTS.map(pictureOf)

function toSight({ kind, slug, name, tags, place, content }: CitySight, position: number) {
  const [latitude, longitude, isApproximate = false] = place ?? []
  return {
    kind,
    slug,
    name,
    tags,
    position,
    place:
      latitude === undefined || longitude === undefined
        ? null
        : { latitude, longitude, is_approximate: isApproximate },
    content: { ...EMPTY_CONTENT, ...content, description: richTextFrom(content.description) },
    status: 'published' as const,
    verifiedAt: null,
  }
}
