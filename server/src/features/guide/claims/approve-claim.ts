import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { TELL_DECISION_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './claims.feature.ts'
import { alreadyOwned, requirePending } from './claims.rules.ts'
import { claimsTexts } from './claims.texts.ts'

/**
 * The person becomes the owner, alone: nobody a former owner let in stays, and their own review of the
 * place goes. Whoever else claims it is refused; of two approved at once the second finds an owner.
 */
export async function approveClaim(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async (stores) => {
    const {
      establishments,
      claims,
      team,
      connections,
      reviews,
      listingUpkeep,
      jobs,
      audit,
      changes,
    } = stores
    const now = clock.now()
    const establishmentId = (await claims.find(id))?.establishment.id
    const held = establishmentId ? await establishments.lock(establishmentId, null) : null
    const claim = await claims.lock(id)
    if (!claim || !held) throw new NotFound('claim', id)
    requirePending(claim)
    const { listing } = held
    if (listing.userId !== null || listing.status !== 'published') throw alreadyOwned()

    const { userId } = claim
    await establishments.save(
      {
        ...listing,
        userId,
        fields: { ...listing.fields, cnpj: listing.fields.cnpj ?? claim.cnpj },
        version: listing.version + 1,
        updatedAt: now,
      },
      now,
    )
    await connections.revoke(actor, { establishmentId: listing.id, why: 'claimed' }, now)
    await team.dissolve(listing.id)
    const tags = await reviews.withdraw(listing.id, userId)
    if (tags.length > 0) await listingUpkeep.recountRating(listing.id, now)
    const settled = await listingUpkeep.settlePlans([userId], now)
    changes.announce(Tag.establishment(listing.id), Tag.establishments, ...tags, ...settled)
    changes.announce(Tag.waiting)

    await claims.decide(id, 'approved', null, now)
    const others = await claims.rejectOthers(listing.id, claimsTexts.rivalApproved, now)
    for (const decided of [id, ...others]) {
      await jobs.add(TELL_DECISION_JOB, { claimId: decided })
      await audit.record(actor, now, {
        action: decided === id ? 'claim.approved' : 'claim.rejected',
        subjectId: decided,
        details: { establishment_id: listing.id, ...(decided === id ? { owner: userId } : {}) },
      })
    }
  })
}
