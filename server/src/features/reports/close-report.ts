import type { Actor } from '../../platform/actor.ts'
import { Conflict, NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './reports.feature.ts'

const DECIDED = 'Este aviso já foi tratado. Recarregue a lista.'

type Input = { id: string; status: 'resolved' | 'dismissed'; resolution: string }

export async function closeReport(
  actor: Actor,
  { id, status, resolution }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ reports, audit, changes }) => {
    const now = clock.now()
    const report = await reports.find(id)
    if (!report) throw new NotFound('report', id)
    if (!(await reports.close(id, status, resolution, now))) {
      throw new Conflict('reports.decided', `it is ${report.status}`, DECIDED)
    }
    changes.announce(Tag.waiting)
    await audit.record(actor, now, {
      action: `report.${status}`,
      subjectId: id,
      details: { subject_kind: report.subject_kind, subject_id: report.subject_id },
    })
  })
}
