import type { Actor } from '../../platform/actor.ts'
import { type Issue, requireCancellable, requireIssue } from './issues.rules.ts'
import type { Deps } from './newsletter.feature.ts'

type Input = { id: string; version: number }

/** One that waits is a draft again; one on its way stops with the e-mails that already left. */
export async function cancelIssue(
  actor: Actor,
  { id, version }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Issue> {
  return work.transaction(async ({ newsletterIssues, audit }) => {
    const now = clock.now()
    const issue = requireIssue(await newsletterIssues.lock(id), id)
    requireCancellable(issue)
    // While it is being sent nobody edits it, and its version says nothing.
    if (issue.status === 'scheduled') requireIssue(issue, id, version)
    if (issue.status === 'scheduled') {
      await newsletterIssues.setStatus(id, { status: 'draft', sendAt: null }, now)
    } else {
      await newsletterIssues.skipWaiting(id, now)
      await newsletterIssues.setStatus(id, { status: 'cancelled', finishedAt: now }, now)
    }
    await audit.record(actor, now, {
      action: 'newsletter.issue-cancelled',
      subjectId: id,
      details: { subject: issue.subject, was: issue.status },
    })
    return requireIssue(await newsletterIssues.find(id), id)
  })
}
