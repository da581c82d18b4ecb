import type { Actor } from '../../platform/actor.ts'
import { requireDraft, requireIssue } from './issues.rules.ts'
import type { Deps } from './newsletter.feature.ts'

/** Only a draft: what was sent to people stays on record. */
export async function removeIssue(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ newsletterIssues, audit }) => {
    const issue = requireIssue(await newsletterIssues.lock(id), id)
    requireDraft(issue)
    await newsletterIssues.removeDraft(id)
    await audit.record(actor, clock.now(), {
      action: 'newsletter.issue-removed',
      subjectId: id,
      details: { subject: issue.subject },
    })
  })
}
