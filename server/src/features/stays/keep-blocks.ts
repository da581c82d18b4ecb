import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { stayTexts as texts } from '@portal/contract/stays/stays.texts'
import type { TeamRight } from '@portal/contract/team/team-rights'
import type { PersonActor } from '../../platform/actor.ts'
import { cityDay } from '../../platform/city-time.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../platform/team-roles.ts'
import { refusingTaken } from './request-stay.ts'
import { horizonOf } from './stay.rules.ts'
import type { Deps, Within } from './stays.feature.ts'
import { announceNights, holdUnit } from './step-stay.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type NewBlock = {
  establishmentId: string
  id: string
  unitId: string
  arrival: string
  departure: string
  note: string
}
/** A house may close for the rainy season; a year and a bit is all of the calendar's window. */
const MOST_NIGHTS = 400

/** The unit, held by one of the house's people. */
export async function holdUnitOf(
  within: Within,
  actor: PersonActor,
  { establishmentId, unitId }: { establishmentId: string; unitId: string },
  now: Date,
  right: TeamRight = 'stays.answer',
) {
  const role = await within.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, right, establishmentId)
  const unit = await holdUnit(within, unitId, now)
  if (unit?.establishmentId !== establishmentId) throw new NotFound('unit', unitId)
  return unit
}

/** Nights that the house keeps for itself. The browser names the block, so that twice is once. */
export async function blockNights(actor: PersonActor, block: NewBlock, { work, clock }: Needs) {
  await refusingTaken(
    () =>
      work.transaction(async (within) => {
        const now = clock.now()
        requireDates(block, cityDay(now))
        const unit = await holdUnitOf(within, actor, block, now)
        const known = await within.nights.findBlock(block.id)
        if (known) {
          if (known.unit_id === unit.id && known.arrival === block.arrival) return
          throw new Conflict('stays.same-key', 'the id is of another block', texts.moved)
        }
        await within.nights.block(block, now)
        await within.audit.record(actor, now, {
          action: 'nights.blocked',
          subjectId: block.establishmentId,
          details: { arrival: block.arrival, departure: block.departure },
        })
        announceNights(within, block.establishmentId)
      }),
    texts.blockTaken,
  )
}

function requireDates({ arrival, departure }: NewBlock, today: string) {
  const nights = (dayOfIsoDate(departure) ?? 0) - (dayOfIsoDate(arrival) ?? 0)
  if (nights >= 1 && nights <= MOST_NIGHTS && departure > today && departure <= horizonOf(today)) {
    return
  }
  throw new Invalid(
    'nights.dates',
    'no such nights',
    [{ path: 'arrival', message: texts.dates }],
    texts.dates,
  )
}

export async function unblockNights(
  actor: PersonActor,
  { establishmentId, blockId }: { establishmentId: string; blockId: string },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const block = await within.nights.findBlock(blockId)
    if (!block) throw new NotFound('night-block', blockId)
    const unit = await holdUnitOf(within, actor, { establishmentId, unitId: block.unit_id }, now)
    if (!(await within.nights.release({ blockId }, now))) throw new NotFound('night-block', blockId)
    await within.nights.rebuildImports(unit.id, now)
    await within.audit.record(actor, now, {
      action: 'nights.unblocked',
      subjectId: establishmentId,
      details: { arrival: block.arrival, departure: block.departure },
    })
    announceNights(within, establishmentId)
  })
}
