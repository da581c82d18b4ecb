import type { Actor } from '../../platform/actor.ts'
import { defineJob } from '../../platform/queue/job.ts'
import { type Issue, requireIssue, requireSendable, sendMoment } from './issues.rules.ts'
import type { Deps } from './newsletter.feature.ts'

export const SEND_ISSUES_JOB = defineJob('newsletter.send-issues')

type Input = { id: string; version: number; send_at: string | null }

/** Asked twice, it is sent once: the second finds it no longer a draft. */
export async function scheduleIssue(
  actor: Actor,
  { id, version, send_at }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Issue> {
  return work.transaction(async ({ newsletterIssues, audit, jobs }) => {
    const now = clock.now()
    const issue = requireIssue(await newsletterIssues.lock(id), id, version)
    const readers = await newsletterIssues.countReaders(issue.topic)
    requireSendable(issue, readers)
    const sendAt = sendMoment(send_at, now)
    await newsletterIssues.setStatus(id, { status: 'scheduled', sendAt }, now)
    // The minute's job would find it; nobody who pressed "send now" should wait for it.
    if (send_at === null) await jobs.add(SEND_ISSUES_JOB, {})
    await audit.record(actor, now, {
      action: 'newsletter.issue-scheduled',
      subjectId: id,
      details: { subject: issue.subject, readers, at: sendAt.toISOString() },
    })
    return requireIssue(await newsletterIssues.find(id), id)
  })
}
