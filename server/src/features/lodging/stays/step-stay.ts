import { topics } from '@portal/contract/live/topics'
import { confirmBy, isOver, mayMove, statusAt } from '@portal/contract/lodging/stays/stay-rules'
import {
  DECLINE_SENTENCES,
  type DeclineCode,
  type StayActor,
  type StayEndCode,
  type StayStatus,
  stayTexts as texts,
} from '@portal/contract/lodging/stays/stays.texts'
import { Conflict, Stale } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Stay } from './stay.rules.ts'
import type { Within } from './stays.feature.ts'
import { ownTopic, tellOfStep, toldTopic } from './tell-of-stay.ts'

export type Mover = { actor: StayActor; userId: string | null }
export type Ending = { code: StayEndCode; text: string; feeCents?: number }
type Step = { to: StayStatus; mover: Mover; ending?: Ending }

/** Whoever looks at the nights of a house, or at this stay, sees them anew. */
export function announceNights(
  { changes }: Pick<Within, 'changes'>,
  establishmentId: string,
  userId?: string | null,
) {
  changes.announce(
    Tag.lodging(establishmentId),
    Tag.lodgings,
    Tag.live(topics.stays(establishmentId)),
  )
  if (userId) changes.announce(Tag.live(topics.myStays(userId)))
}

/**
 * Holds a unit, so that its nights are read and written by one at a time, and writes down what the clock
 * has ended of its stays: from here on what is taken is taken. Null where there is no such unit.
 */
export async function holdUnit(
  within: Within,
  unitId: string,
  now: Date,
): Promise<{ id: string; establishmentId: string } | null> {
  const held = await within.houses.lockUnit(unitId)
  if (!held) return null
  const unit = { id: unitId, ...held }
  for (const stay of await within.stays.listDue(unitId, now)) {
    const code = stay.status === 'requested' ? 'no-answer' : 'not-confirmed'
    await stepStay(
      within,
      { stay, unit },
      {
        to: 'expired',
        mover: { actor: 'clock', userId: null },
        ending: { code, text: '' },
      },
      now,
    )
  }
  return unit
}

/** Moves a stay whose unit is held, and its nights with it. */
export async function stepStay(
  within: Within,
  { stay, unit }: { stay: Stay; unit: { id: string; establishmentId: string } },
  { to, mover, ending }: Step,
  now: Date,
) {
  const { stays, nights, notifications } = within
  requireMove(mover.actor, stay, to, now)
  const ends = isOver(to)
  const moved = await stays.step(
    stay,
    {
      status: to,
      status_since: now,
      ...(to === 'accepted' ? { accepted_at: now, confirm_by: confirmBy(stay.arrival, now) } : {}),
      ...(to === 'confirmed' ? { confirmed_at: now } : {}),
      ...(ends
        ? {
            ended_by: mover.actor,
            end_code: ending?.code ?? 'other',
            end_text: ending?.text ?? '',
            cancel_fee_cents: ending?.feeCents ?? null,
          }
        : {}),
    },
    mover,
    now,
  )
  if (!moved) throw new Stale(`stay ${stay.id} moved meanwhile`, texts.moved)
  if (to === 'accepted' && !(await nights.keepHeld(stay.id))) {
    throw new Conflict('stays.expired', 'the nights are no longer held', texts.expired)
  }
  if (stay.status === 'requested') await notifications.settle(toldTopic(stay.id), now)
  if (stay.status === 'accepted') await notifications.settle(ownTopic(stay.id), now)
  if (ends) await nights.release({ stayId: stay.id }, now)
  if (to !== 'confirmed') await nights.rebuildImports(unit.id, now)
  await tellOfStep(within, stay.id, mover.actor, now)
  announceNights(within, unit.establishmentId, stay.user_id)
}

function requireMove(actor: StayActor, stay: Stay, to: StayStatus, now: Date) {
  const status = actor === 'clock' ? stay.status : statusAt(stay, now)
  if (mayMove(actor, status, to)) return
  if (status === 'expired') throw new Conflict('stays.expired', 'past its hour', texts.expired)
  if (isOver(status)) throw new Conflict('stays.over', 'the stay is over', texts.over)
  throw new Conflict('stays.move', `not ${to} from ${status}`, texts.notAllowed)
}

/** In the words of the house, or in the usual ones. */
export const endingOf = (code: DeclineCode, text: string): Ending => ({
  code,
  text: text || DECLINE_SENTENCES[code],
})
