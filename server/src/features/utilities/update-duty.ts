import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { updateDuty as contract } from '@portal/contract/utilities/duty-editor'
import type { Actor } from '../../platform/actor.ts'
import { Conflict, NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import { type DutyShift, requireKnown, requirePossible } from './duties.rules.ts'
import type { Deps } from './utilities.feature.ts'
import { requireSeen } from './utilities.rules.ts'
import { utilitiesTexts } from './utilities.texts.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

export async function updateDuty(
  actor: Actor,
  { id, version, shift }: Input,
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
