import { cancelFeeCents, statusAt } from '@portal/contract/lodging/stays/stay-rules'
import { stayTexts as texts } from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { ruleOf } from './stay.rules.ts'
import type { Deps, Within } from './stays.feature.ts'
import { stepStay } from './step-stay.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Mine = { stayId: string; version: number }
const GUEST = { actor: 'guest' as const, userId: null }

async function holdMine(within: Within, { userId }: PersonActor, { stayId, version }: Mine) {
  const found = await within.stays.findMine(userId, stayId)
  const unit = found && (await within.houses.lockUnit(found.unit_id))
  const stay = unit && (await within.stays.findMine(userId, stayId))
  if (!unit || !stay) throw new NotFound('stay', stayId)
  requireSameVersion(stay, version, texts.moved)
  return { stay, unit: { id: stay.unit_id, ...unit } }
}

/** From here on the rule of the house holds. */
export async function confirmStay(actor: PersonActor, mine: Mine, { work, clock }: Needs) {
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
  actor: PersonActor,
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
