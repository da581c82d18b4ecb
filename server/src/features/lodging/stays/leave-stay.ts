import { cancelFeeCents, statusAt } from '@portal/contract/lodging/stays/stay-rules'
import { stayTexts as texts } from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { mayForget, ruleOf } from './stay.rules.ts'
import type { Deps, Within } from './stays.feature.ts'
import { announceNights, stepStay } from './step-stay.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Mine = { stayId: string; version: number }
/** Signed in; or holding the private link, which its route has looked up. */
type StayGuest = Pick<PersonActor, 'userId'> | 'link'
const GUEST = { actor: 'guest' as const, userId: null }

async function holdMine(within: Within, guest: StayGuest, { stayId, version }: Mine) {
  const find = () =>
    guest === 'link' ? within.stays.find(stayId) : within.stays.findMine(guest.userId, stayId)
  const found = await find()
  const unit = found && (await within.houses.lockUnit(found.unit_id))
  const stay = unit && (await find())
  if (!unit || !stay) throw new NotFound('stay', stayId)
  requireSameVersion(stay, version, texts.moved)
  return { stay, unit: { id: stay.unit_id, ...unit } }
}

/** From here on the rule of the house holds. */
export async function confirmStay(actor: StayGuest, mine: Mine, { work, clock }: Needs) {
  await work.transaction(async (within) => {
    const now = clock.now()
    await stepStay(
      within,
      await holdMine(within, actor, mine),
      { to: 'confirmed', mover: GUEST },
      now,
    )
  })
}

/** For what the rule asks now, which the guest has read: a minute later it may be another amount. */
export async function cancelStay(
  actor: StayGuest,
  { feeCents, ...mine }: Mine & { feeCents: number },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdMine(within, actor, mine)
    const owed = cancelFeeCents(ruleOf(held.stay), statusAt(held.stay, now), now)
    if (owed !== feeCents) {
      throw new Conflict(
        'stays.fee-changed',
        `${feeCents} was seen, it is ${owed}`,
        texts.feeChanged(owed === 0 ? 'nada' : moneyText(owed)),
        { fee_cents: owed },
      )
    }
    const ending = { code: 'guest' as const, text: '', feeCents: owed }
    await stepStay(within, held, { to: 'cancelled', mover: GUEST, ending }, now)
  })
}

/** Of a stay that is over: while a house waits for somebody it has to know whom. */
export async function forgetStay(stayId: string, { work, clock }: Needs) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const found = await within.stays.find(stayId)
    const unit = found && (await within.houses.lockUnit(found.unit_id))
    const stay = unit && (await within.stays.find(stayId))
    if (!unit || !stay) throw new NotFound('stay', stayId)
    if (!mayForget(stay, now)) {
      throw new Conflict('stays.ahead', 'the house waits for them', texts.stillAhead)
    }
    await within.stays.forgetOne(stayId, now)
    announceNights(within, unit.establishmentId, stay.user_id)
  })
}

/**
 * Somebody leaves the portal: what nobody has confirmed ends, so that no house waits for them. What is
 * confirmed stands, with the contact that the house needs, until it is over.
 */
export async function leaveOpenStays(within: Within, userId: string, now: Date) {
  for (const found of await within.stays.listOpenOf(userId)) {
    const unit = await within.houses.lockUnit(found.unit_id)
    const stay = unit && (await within.stays.find(found.id))
    if (!unit || !stay) continue
    if (!['requested', 'accepted'].includes(statusAt(stay, now))) continue
    const ending = { code: 'guest' as const, text: '', feeCents: 0 }
    const held = { stay, unit: { id: stay.unit_id, ...unit } }
    await stepStay(within, held, { to: 'cancelled', mover: GUEST, ending }, now)
  }
}
