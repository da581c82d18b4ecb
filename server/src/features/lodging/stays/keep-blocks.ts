import type { TeamRight } from '@portal/contract/guide/team/team-rights'
import { stayTexts as texts } from '@portal/contract/lodging/stays/stays.texts'
import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import type { PersonActor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { refusingTaken } from './request-stay.ts'
import { horizonOf } from './stay.rules.ts'
import type { Deps, Within } from './stays.feature.ts'
import { announceNights, holdUnit } from './step-stay.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Block = { id: string; unitId: string; arrival: string; departure: string }
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

/** Of several rooms, held in one order, whoever else holds some of them. */
export async function holdUnitsOf(
  within: Within,
  actor: PersonActor,
  { establishmentId, unitIds }: { establishmentId: string; unitIds: readonly string[] },
  now: Date,
) {
  for (const unitId of [...new Set(unitIds)].toSorted()) {
    await holdUnitOf(within, actor, { establishmentId, unitId }, now)
  }
}

/** Nights that the house keeps for itself. The browser names each block, so that twice is once. */
export async function blockNights(
  actor: PersonActor,
  { establishmentId, blocks, note }: { establishmentId: string; blocks: Block[]; note: string },
  { work, clock }: Needs,
) {
  await refusingTaken(
    () =>
      work.transaction(async (within) => {
        const now = clock.now()
        for (const block of blocks) requireDates(block, cityDay(now))
        const unitIds = blocks.map(({ unitId }) => unitId)
        await holdUnitsOf(within, actor, { establishmentId, unitIds }, now)
        const known = await Promise.all(blocks.map((block) => isKnown(within, block)))
        const added = blocks.filter((_, index) => !known[index])
        for (const block of added) await within.nights.block({ ...block, note }, now)
        const [first] = added
        if (!first) return
        await within.audit.record(actor, now, {
          action: 'nights.blocked',
          subjectId: establishmentId,
          details: { arrival: first.arrival, departure: first.departure, blocks: added.length },
        })
        announceNights(within, establishmentId)
      }),
    texts.blockTaken,
  )
}

async function isKnown({ nights }: Within, { id, unitId, arrival }: Block): Promise<boolean> {
  const known = await nights.findBlock(id)
  if (!known) return false
  if (known.unit_id === unitId && known.arrival === arrival) return true
  throw new Conflict('stays.same-key', 'the id is of another block', texts.moved)
}

function requireDates({ arrival, departure }: Block, today: string) {
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

/** What is marked on the calendar, wherever blocks begin and end. */
export async function freeBlockedNights(
  actor: PersonActor,
  {
    establishmentId,
    unitIds,
    ...dates
  }: { establishmentId: string; unitIds: string[]; arrival: string; departure: string },
  { work, clock }: Needs,
): Promise<number> {
  return work.transaction(async (within) => {
    const now = clock.now()
    await holdUnitsOf(within, actor, { establishmentId, unitIds }, now)
    let blocks = 0
    for (const unitId of new Set(unitIds)) {
      blocks += await within.nights.freeBlocked({ unitId, ...dates }, now)
      await within.nights.rebuildImports(unitId, now)
    }
    if (blocks === 0) return 0
    await within.audit.record(actor, now, {
      action: 'nights.unblocked',
      subjectId: establishmentId,
      details: { ...dates, blocks },
    })
    announceNights(within, establishmentId)
    return blocks
  })
}
