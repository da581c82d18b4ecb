import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Deps, Within } from './properties.feature.ts'
import { type Property, propertiesOfTag } from './properties.rules.ts'

export type Named = { establishmentId: string; propertyId: string }
export type Needs = Pick<Deps, 'work' | 'clock'>

/**
 * The business, locked, for somebody who may change its properties; to a stranger it does not exist.
 * Whoever writes them at the same time waits, so that limits and addresses are counted once.
 */
export async function holdAdvertiser(
  { establishments }: Pick<Within, 'establishments'>,
  actor: Actor,
  id: string,
  now: Date,
) {
  const held = await establishments.lock(id, actor.kind === 'person' ? actor.userId : null)
  if (!held) throw new NotFound('establishment', id)
  requireRightOrAdministrator(actor, held.role, 'properties.edit', id)
  return { ...held, limits: await establishments.limitsOf(held.listing, now) }
}

export async function holdProperty(
  { properties }: Pick<Within, 'properties'>,
  { establishmentId, propertyId }: Named,
): Promise<Property> {
  const property = await properties.lockProperty(propertyId)
  if (property?.establishmentId !== establishmentId) throw new NotFound('property', propertyId)
  return property
}

/** After a change of what visitors may see: lists, pages, search and map follow. */
export function announceProperties({ changes }: Pick<Within, 'changes'>, establishmentId: string) {
  changes.announce(propertiesOfTag(establishmentId), Tag.properties)
}
