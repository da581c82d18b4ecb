import type { NewReport } from '@portal/contract/reports/report'
import type { Person } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { clientKey } from '../../platform/limits/client-key.ts'
import { Tag } from '../../platform/live/tags.ts'
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
