import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import { holdTeam } from './held-team.ts'
import type { Deps } from './team.feature.ts'
import { newOffer, requireMayAccept, requireParty } from './team.rules.ts'
import { TELL_OF_OWNERSHIP_JOB } from './tell-of-ownership.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>
type Input = { establishmentId: string; toUser: string }

/** Both are told: an owner who did not do this takes it back in time. */
export async function offerOwnership(
  person: Person,
  { establishmentId, toUser }: Input,
  { work, clock, sensitiveCalls }: Needs,
) {
  await sensitiveCalls.spend('ownership-offer', person.userId)
  await work.transaction(async ({ establishments, team, jobs, audit }) => {
    const now = clock.now()
    const role = await holdTeam({ establishments, team }, establishmentId, person.userId)
    // Administrators help with a team; what belongs to somebody they give to nobody.
    requireTeamRight(role, 'business.give', establishmentId)
    const input = { establishmentId, fromUser: person.userId, toUser }
    await team.offer(newOffer(input, await team.members(establishmentId), now))
    const about = { establishmentId, at: now.toISOString() }
    const owner = { userId: person.userId, otherId: toUser }
    const asked = { userId: toUser, otherId: person.userId }
    await jobs.add(TELL_OF_OWNERSHIP_JOB, { ...about, ...asked, told: 'asked' })
    await jobs.add(TELL_OF_OWNERSHIP_JOB, { ...about, ...owner, told: 'offered' })
    await audit.record(person, now, {
      action: 'team.ownership-offered',
      subjectId: establishmentId,
      details: { user_id: toUser },
    })
  })
}

/** Taken back by the owner, or refused by who was asked. */
export async function withdrawOwnershipOffer(
  person: Person,
  establishmentId: string,
  { work, clock }: Needs,
) {
  await work.transaction(async ({ establishments, team, audit }) => {
    const role = await holdTeam({ establishments, team }, establishmentId, person.userId)
    if (role === null) throw new NotFound('establishment', establishmentId)
    const offer = await team.findOffer(establishmentId)
    if (!offer) throw new NotFound('ownership-offer')
    requireParty(person.userId, role === 'owner' ? [person.userId] : [offer.toUser])
    await team.removeOffer(establishmentId)
    await audit.record(person, clock.now(), {
      action: 'team.ownership-offer-withdrawn',
      subjectId: establishmentId,
    })
  })
}

/**
 * Accepting twice is accepting once. Who owned it stays as a manager, in the place that the new owner
 * leaves free. Plans belong to people (docs/decisions/0076): the listing follows the new owner's.
 */
export async function acceptOwnership(
  person: Person,
  establishmentId: string,
  { work, clock }: Needs,
) {
  await work.transaction(async (stores) => {
    const { establishments, team, connections, listingUpkeep, jobs, audit, changes } = stores
    const now = clock.now()
    const held = await establishments.lock(establishmentId, person.userId)
    if (!held?.role) throw new NotFound('establishment', establishmentId)
    const { listing, role } = held
    if (role === 'owner') return
    const offer = await team.findOffer(establishmentId)
    requireMayAccept(offer, person.userId, { ownerId: listing.userId, now })
    const { fromUser, toUser } = offer

    await establishments.save(
      { ...listing, userId: toUser, version: listing.version + 1, updatedAt: now },
      now,
    )
    // With their membership goes the offer.
    await team.leave(establishmentId, toUser)
    await team.join(establishmentId, fromUser, 'manager', now)
    await connections.revoke(person, { establishmentId, why: 'handed-over' }, now)
    const settled = await listingUpkeep.settlePlans([fromUser, toUser], now)
    changes.announce(Tag.establishment(establishmentId), Tag.establishments, ...settled)

    const about = { establishmentId, at: now.toISOString() }
    const giver = { userId: fromUser, otherId: toUser }
    const receiver = { userId: toUser, otherId: fromUser }
    await jobs.add(TELL_OF_OWNERSHIP_JOB, { ...about, ...receiver, told: 'received' })
    await jobs.add(TELL_OF_OWNERSHIP_JOB, { ...about, ...giver, told: 'given' })
    await audit.record(person, now, {
      action: 'team.ownership-accepted',
      subjectId: establishmentId,
      details: { from: fromUser, to: toUser },
    })
  })
}
