import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
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
import { enqueueOwnerEmail } from './tell-owner.ts'

type Input = { id: string; version: number } & (
  | { decision: 'approve' }
  | { decision: 'reject'; reason: string }
)

/** Approved edits are shown from now on, a new name with its own address; refused ones are forgotten. */
export async function decideWaitingChanges(
  actor: Actor,
  input: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ categories, establishments, jobs, audit, changes }) => {
    const now = clock.now()
    const before = (await establishments.lock(input.id, null))?.listing
    if (!before) throw new NotFound('establishment', input.id)
    requireSameListing(before, input.version)
    if (!before.waiting) {
      throw new Conflict(
        'establishment.nothing-waits',
        'no changes wait',
        establishmentsTexts.nothingWaits,
      )
    }

    const after = outcome(before, input)
    if (input.decision === 'approve') {
      requireKnownCategories(await categories.listAll(), after.fields)
    }
    const saved = await withSlugOfName(establishments, before, after, now)
    const decided =
      input.decision === 'approve'
        ? edited(saved, now)
        : { ...saved, version: saved.version + 1, updatedAt: now }
    await establishments.save(decided, now)
    await audit.record(actor, now, {
      action: `establishment.changes-${input.decision === 'approve' ? 'approved' : 'rejected'}`,
      subjectId: input.id,
      details: { fields: waitingFields(before) },
    })
    await enqueueOwnerEmail(
      jobs,
      actor,
      decided,
      input.decision === 'approve'
        ? { decision: 'approve-changes' }
        : { decision: 'reject-changes', reason: input.reason },
    )
    announceListing(changes, before, saved)
  })
}

function outcome(listing: Listing, input: Input): Listing {
  if (input.decision === 'reject') return { ...listing, waiting: null, changesReason: input.reason }
  return {
    ...applyChanges(listing, listing.waiting?.values ?? {}),
    waiting: null,
    changesReason: null,
  }
}
