import type { Actor } from '../../platform/actor.ts'
import { type Issue, type IssueWords, requireDraft, requireIssue } from './issues.rules.ts'
import type { Deps } from './newsletter.feature.ts'

type Input = { id: string; version: number; words: IssueWords }

export async function updateIssue(
  actor: Actor,
  { id, version, words }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Issue> {
  return work.transaction(async ({ newsletterIssues, audit }) => {
    const now = clock.now()
    requireDraft(requireIssue(await newsletterIssues.lock(id), id, version))
    await newsletterIssues.saveWords(id, words, now)
    await audit.record(actor, now, {
      action: 'newsletter.issue-updated',
      subjectId: id,
      details: { subject: words.subject },
    })
    return requireIssue(await newsletterIssues.find(id), id)
  })
}
