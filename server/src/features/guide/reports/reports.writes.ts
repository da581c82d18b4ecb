import type { NewReport } from '@portal/contract/guide/reports/report'
import type { Actor } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './reports.feature.ts'

type Sender = { person: Person | null; address: string }

/** Anybody may say that something is wrong; who sends it is known only if they are signed in. */
export async function sendReport(
  { person, address }: Sender,
  { subject_kind: kind, subject_id: subjectId, reason, details }: NewReport,
  { work, clock, sensitiveCalls }: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>,
) {
  if (person) await sensitiveCalls.spend('report', person.userId)
  await sensitiveCalls.spend('report-address', clientKey(address))
  await work.transaction(async ({ reports, changes }) => {
    if (!(await reports.isPublic(kind, subjectId))) throw new NotFound(kind, subjectId)
    const userId = person?.userId ?? null
    await reports.add({ kind, subjectId, userId, reason, details }, clock.now())
    changes.announce(Tag.waiting)
  })
}

const DECIDED = 'Este aviso já foi tratado. Recarregue a lista.'

export async function closeReport(
  actor: Actor,
  { id, status, resolution }: { id: string; status: 'resolved' | 'dismissed'; resolution: string },
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
