import type { NewsletterTopic } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { EMPTY_RICH_TEXT } from '@portal/contract/rich-text/rich-text-types'
import type { Actor } from '../../../platform/actor.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import {
  type Issue,
  type IssueWords,
  requireCancellable,
  requireDraft,
  requireIssue,
  requireSendable,
  sendMoment,
} from './issues.rules.ts'
import type { Deps } from './newsletter.feature.ts'

export async function createIssue(
  actor: Actor,
  { subject, topic }: { subject: string; topic: NewsletterTopic },
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

export async function updateIssue(
  actor: Actor,
  { id, version, words }: { id: string; version: number; words: IssueWords },
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

export const SEND_ISSUES_JOB = defineJob('newsletter.send-issues')

/** Asked twice, it is sent once: the second finds it no longer a draft. */
export async function scheduleIssue(
  actor: Actor,
  { id, version, send_at }: { id: string; version: number; send_at: string | null },
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

/** One that waits is a draft again; one on its way stops with the e-mails that already left. */
export async function cancelIssue(
  actor: Actor,
  { id, version }: { id: string; version: number },
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
