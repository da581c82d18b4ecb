import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { TeamRight } from '@portal/contract/guide/team/team-rights'
import type { Actor } from '../../../platform/actor.ts'
import { isTaken } from '../../../platform/database/database.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Within } from './catalogue.feature.ts'
import { requireInPlan } from './catalogue.rules.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'

/**
 * The business, locked, for somebody who has the right; to a stranger it does not exist. Whoever writes to
 * its catalogue at the same time waits, so that limits, order and versions are read once.
 */
export async function holdPlace(
  { establishments }: Pick<Within, 'establishments'>,
  { id, actor, right }: { id: string; actor: Actor; right: TeamRight },
  now: Date,
) {
  const held = await establishments.lock(id, actor.kind === 'person' ? actor.userId : null)
  if (!held) throw new NotFound('establishment', id)
  requireRightOrAdministrator(actor, held.role, right, id)
  const limits = await establishments.limitsOf(held.listing, now)
  return {
    limits,
    requireKind: (kind: CatalogueKind) => requireInPlan(actor, kind, limits),
  }
}

const CODES = ['catalog_items_sku', 'item_variants_sku']

/** Whose code it is, is the database's verdict. */
export async function refusingTakenCodes<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!CODES.some((constraint) => isTaken(error, constraint))) throw error
    throw new Invalid(
      'catalogue.sku',
      'the code is taken',
      [{ path: 'sku', message: texts.sku }],
      texts.sku,
    )
  }
}
