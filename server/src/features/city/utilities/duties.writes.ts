import type * as contract from '@portal/contract/city/utilities/duty-editor'
import type { DutyMonth } from '@portal/contract/city/utilities/duty-editor'
import type { EndpointInput, RowOf } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { type DutyShift, requireKnown, requirePossible } from './duties.rules.ts'
import { readDutyMonth, shiftsOfMonth } from './read-duty-month.ts'
import type { Deps } from './utilities.feature.ts'
import { requireSeen } from './utilities.rules.ts'
import { utilitiesTexts } from './utilities.texts.ts'

/** All of them or none. What is in the way goes only when that was asked for. */
export async function addDuties(
  actor: Actor,
  {
    shifts,
    source_name,
    source_url,
    replace,
    is_verified,
  }: EndpointInput<typeof contract.addDuties>['body'],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  requirePossible(shifts)
  return work.transaction(async ({ duties, audit, changes }) => {
    const now = clock.now()
    await duties.lock()
    requireKnown(shifts, await duties.pharmacies())
    const inTheWay = await duties.inTheWayOf(shifts)
    if (inTheWay.length > 0 && !replace) {
      throw new Conflict(
        'utilities.duty-conflicts',
        `${inTheWay.length} shifts at the same time`,
        utilitiesTexts.duty.conflicts,
      )
    }
    await duties.remove(inTheWay.map(({ id }) => id))
    const verifiedAt = is_verified ? now : null
    await duties.add(shifts, { sourceName: source_name, sourceUrl: source_url, verifiedAt }, now)
    await audit.record(actor, now, {
      action: 'duties.added',
      details: {
        shifts: shifts.length,
        from: shifts.map(({ starts_at }) => starts_at).sort()[0] ?? null,
        source: source_name,
        replaced: inTheWay.length,
      },
    })
    changes.announce(Tag.utilities)
    return { added: shifts.length, replaced: inTheWay.length }
  })
}

export async function updateDuty(
  actor: Actor,
  { id, version, shift }: EndpointInput<typeof contract.updateDuty>['body'] & { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<DutyShift> {
  requirePossible([shift])
  return work.transaction(async ({ duties, audit, changes }) => {
    const now = clock.now()
    await duties.lock()
    const before = requireSeen('duty', await duties.find(id), id, version)
    requireKnown([shift], await duties.pharmacies())
    if ((await duties.inTheWayOf([shift], id)).length > 0) {
      throw new Conflict(
        'utilities.duty-conflicts',
        'another is on duty then',
        utilitiesTexts.duty.conflicts,
      )
    }
    await duties.save(id, shift, now)
    await audit.record(actor, now, {
      action: 'duty.updated',
      subjectId: id,
      details: { before: before.name, after: shift.name, starts_at: shift.starts_at },
    })
    changes.announce(Tag.utilities)
    const saved = await duties.find(id)
    if (!saved) throw new NotFound('duty', id)
    return saved
  })
}

/** Somebody compared the month with the sheet again, and it holds. */
export async function verifyDuties(
  actor: Actor,
  month: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<RowOf<typeof DutyMonth>> {
  return work.transaction(async (stores) => {
    const { duties, audit, changes } = stores
    const now = clock.now()
    const shifts = await shiftsOfMonth(month, stores)
    await duties.verify(
      shifts.map(({ id }) => id),
      now,
    )
    await audit.record(actor, now, {
      action: 'duties.verified',
      details: { month, shifts: shifts.length },
    })
    changes.announce(Tag.utilities)
    return readDutyMonth(month, stores)
  })
}

/** Its time is "não informado" again. */
export async function removeDuty(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ duties, audit, changes }) => {
    await duties.lock()
    const shift = await duties.find(id)
    if (!shift) throw new NotFound('duty', id)
    await duties.remove([id])
    await audit.record(actor, clock.now(), {
      action: 'duty.removed',
      subjectId: id,
      details: { name: shift.name, starts_at: shift.startsAt.toISOString() },
    })
    changes.announce(Tag.utilities)
    return { removed: true as const }
  })
}
