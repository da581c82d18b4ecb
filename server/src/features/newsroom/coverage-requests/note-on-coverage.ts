import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './coverage-requests.feature.ts'
import { TELL_CONTACT_JOB, type TellContactData } from './tell-contact.ts'

type Input = { id: string; client_id: string; kind: 'note' | 'message'; text: string }

/** A note stays with the team; a message goes out by e-mail. */
export async function noteOnCoverage(
  actor: Person,
  { id, client_id: clientId, kind, text }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ coverage, jobs, audit }) => {
    const now = clock.now()
    if (!(await coverage.lock(id))) throw new NotFound('coverage', id)
    const entry = {
      requestId: id,
      kind,
      by: 'team',
      authorId: actor.userId,
      text,
      clientId,
    } as const
    if (!(await coverage.record(entry, now))) return
    await coverage.setNews(id, false, now)
    await audit.record(actor, now, { action: `coverage.${kind}-written`, subjectId: id })
    if (kind === 'message') {
      const data: TellContactData = { id, news: 'message', message: text }
      await jobs.add(TELL_CONTACT_JOB, data)
    }
  })
}
