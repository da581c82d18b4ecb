import type { ContactChannel } from '@portal/contract/club/draws/draws.texts'
import type { PersonActor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Winner } from './draw-outcomes.store.ts'
import type { Deps, Within } from './draws.feature.ts'
import { DRAWS_TAG, requireStatus } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type OfWinner = { id: string; prize: number }

/** Whoever has the prize of a draw that was held; the draw is held meanwhile. */
async function lockWinner({ id, prize }: OfWinner, within: Within): Promise<Winner> {
  const draw = await within.draws.lock(id)
  if (!draw) throw new NotFound('draw', id)
  requireStatus(draw, 'drawn')
  const winner = (await within.drawOutcomes.winners(id)).find((one) => one.prize === prize)
  if (!winner) throw new Conflict('draws.no-winner', 'nobody has it', drawsTexts.noWinner)
  return winner
}

export async function recordContact(
  actor: PersonActor,
  { channel, note, ...which }: OfWinner & { channel: ContactChannel; note: string },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const { prize } = await lockWinner(which, within)
    await within.drawOutcomes.addContact(which.id, { prize, channel, note }, actor.userId, now)
    await within.audit.record(actor, now, {
      action: 'draw.winner-contacted',
      subjectId: which.id,
      details: { prize, channel },
    })
    within.changes.announce(DRAWS_TAG)
  })
}

export async function deliverPrize(
  actor: PersonActor,
  { delivered_to, note, ...which }: OfWinner & { delivered_to: string; note: string },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const winner = await lockWinner(which, within)
    if (winner.deliveredAt || winner.lapsedAt) {
      throw new Conflict('draws.prize-ended', 'delivered or lapsed', drawsTexts.ended)
    }
    if (winner.claimUntil < cityDay(now)) {
      throw new Conflict('draws.claim-over', 'its time is over', drawsTexts.notDelivered)
    }
    await within.drawOutcomes.deliver(which.id, which.prize, delivered_to, note, now)
    await within.audit.record(actor, now, {
      action: 'draw.prize-delivered',
      subjectId: which.id,
      details: { prize: which.prize },
    })
    within.changes.announce(DRAWS_TAG)
  })
}
