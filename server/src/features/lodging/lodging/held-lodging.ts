import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Within } from './lodging.feature.ts'
import { requireInPlan } from './lodging.rules.ts'

/**
 * The business, locked, for somebody who may edit it; to a stranger it does not exist. Whoever writes to
 * its units at the same time waits, so that limits, order and versions are read once.
 */
export async function holdLodging(
  { establishments }: Pick<Within, 'establishments'>,
  { id, actor }: { id: string; actor: Actor },
  now: Date,
) {
  const held = await establishments.lock(id, actor.kind === 'person' ? actor.userId : null)
  if (!held) throw new NotFound('establishment', id)
  requireRightOrAdministrator(actor, held.role, 'rooms.edit', id)
  const limits = await establishments.limitsOf(held.listing, now)
  requireInPlan(actor, limits)
  return { limits }
}

/** Its own page, and the lists and the map that say what a night costs. */
export const tagsOfLodging = (establishmentId: string) => [
  Tag.lodging(establishmentId),
  Tag.establishment(establishmentId),
  Tag.establishments,
]
