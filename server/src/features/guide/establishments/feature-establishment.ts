import type { Actor } from '../../../platform/actor.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { announceListing } from './announce.ts'
import type { Deps } from './establishments.feature.ts'
import { establishmentsTexts } from './establishments.texts.ts'

/** Not an edit of the listing: whoever edits it meanwhile loses nothing and notices nothing. */
export async function featureEstablishment(
  actor: Actor,
  { id, until }: { id: string; until: Date | null },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ id: string; featured_until: Date | null }> {
  const now = clock.now()
  if (until && until <= now) {
    throw new Invalid('establishment.featured-past', `${until.toISOString()} is over`, [
      { path: 'until', message: establishmentsTexts.featuredPast },
    ])
  }
  return work.transaction(async ({ establishments, audit, changes }) => {
    const before = (await establishments.lock(id, null))?.listing
    if (!before) throw new NotFound('establishment', id)
    if (before.featuredUntil?.getTime() === until?.getTime()) return { id, featured_until: until }

    const after = { ...before, featuredUntil: until }
    await establishments.save(after, now)
    await audit.record(actor, now, {
      action: until ? 'establishment.featured' : 'establishment.unfeatured',
      subjectId: id,
      details: {
        from: before.featuredUntil?.toISOString() ?? null,
        to: until?.toISOString() ?? null,
      },
    })
    announceListing(changes, before, after)
    return { id, featured_until: until }
  })
}
