import type { EstablishmentMay } from '@portal/contract/guide/establishments/own-establishment'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireRight } from './access.rules.ts'
import type { establishmentsStore, Held } from './establishments.store.ts'
import type { Listing } from './listing.rules.ts'

type Store = ReturnType<typeof establishmentsStore>

/** The listing, locked, for somebody who has the right; to a stranger it does not exist. */
export async function holdListing(
  establishments: Store,
  id: string,
  actor: Actor,
  right: keyof EstablishmentMay,
): Promise<Held> {
  const held = await establishments.lock(id, actor.kind === 'person' ? actor.userId : null)
  if (!held) throw new NotFound('establishment', id)
  requireRight(actor, held.role, held.listing, right)
  return held
}

/** The address follows the name. One that was public keeps leading to the listing. */
export async function withSlugOfName(
  establishments: Store,
  before: Listing,
  after: Listing,
  now: Date,
): Promise<Listing> {
  if (after.fields.name === before.fields.name) return after
  const slug = await establishments.freeSlug(after.fields.name, after.id)
  if (slug === before.slug) return after
  if (before.publishedAt) {
    await establishments.keepSlug(after.id, { old: before.slug, present: slug }, now)
  }
  return { ...after, slug }
}
