import { type Actor, requireAdministrator } from '../../platform/actor.ts'
import { Conflict, NotFound } from '../../platform/errors/domain-errors.ts'
import { announceListing } from './announce.ts'
import { requireKnownCategories } from './category.rules.ts'
import type { Deps } from './establishments.feature.ts'
import { establishmentsTexts } from './establishments.texts.ts'
import { withSlugOfName } from './held-listing.ts'
import {
  applyChanges,
  edited,
  type Listing,
  requireSameListing,
  waitingFields,
} from './listing.rules.ts'
import { promiseLetter } from './tell-owner.ts'

type Wish = { id: string; version: number } & (
  | { decision: 'approve' }
  | { decision: 'reject'; reason: string }
)

/** Approved edits are shown from now on, a new name with its own address; refused ones are forgotten. */
export async function decideWaitingChanges(
  actor: Actor,
  wish: Wish,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  requireAdministrator(actor)
  await work.transaction(async ({ categories, establishments, jobs, audit, changes }) => {
    const now = clock.now()
    const before = (await establishments.lock(wish.id, null))?.listing
    if (!before) throw new NotFound('establishment', wish.id)
    requireSameListing(before, wish.version)
    if (!before.waiting) {
      throw new Conflict(
        'establishment.nothing-waits',
        'no changes wait',
        establishmentsTexts.nothingWaits,
      )
    }

    const after = outcome(before, wish)
    if (wish.decision === 'approve') {
      requireKnownCategories(await categories.listAll(), after.fields)
    }
    const saved = await withSlugOfName(establishments, before, after, now)
    const decided =
      wish.decision === 'approve'
        ? edited(saved, now)
        : { ...saved, version: saved.version + 1, updatedAt: now }
    await establishments.save(decided, now)
    await audit.record(actor, now, {
      action: `establishment.changes-${wish.decision === 'approve' ? 'approved' : 'rejected'}`,
      subjectId: wish.id,
      details: {
        fields: waitingFields(before),
        ...(wish.decision === 'reject' ? { reason: wish.reason } : {}),
        ...(saved.slug === before.slug ? {} : { from_slug: before.slug, to_slug: saved.slug }),
      },
    })
    await promiseLetter(
      jobs,
      actor,
      decided,
      wish.decision === 'approve'
        ? { decision: 'approve-changes' }
        : { decision: 'reject-changes', reason: wish.reason },
    )
    announceListing(changes, before, saved)
  })
}

function outcome(listing: Listing, wish: Wish): Listing {
  if (wish.decision === 'reject') return { ...listing, waiting: null, changesReason: wish.reason }
  return {
    ...applyChanges(listing, listing.waiting?.values ?? {}),
    waiting: null,
    changesReason: null,
  }
}
