import type { NewsletterTopic } from '@portal/contract/newsletter/newsletter.texts'
import { EMPTY_RICH_TEXT } from '@portal/contract/rich-text/rich-text-types'
import type { Actor } from '../../platform/actor.ts'
import { type Issue, requireIssue } from './issues.rules.ts'
import type { Deps } from './newsletter.feature.ts'

type Input = { subject: string; topic: NewsletterTopic }

export async function createIssue(
  actor: Actor,
  { subject, topic }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Issue> {
  return work.transaction(async ({ newsletterIssues, audit }) => {
    const now = clock.now()
    const id = await newsletterIssues.create(
      {
        subject,
        preheader: '',
        body: EMPTY_RICH_TEXT,
        topic,
        withEvents: topic === 'eventos',
        withNews: topic === 'novidades',
      },
      now,
    )
    await audit.record(actor, now, {
      action: 'newsletter.issue-created',
      subjectId: id,
      details: { subject },
    })
    return requireIssue(await newsletterIssues.find(id), id)
  })
}
