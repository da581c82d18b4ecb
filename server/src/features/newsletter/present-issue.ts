import type { NewsletterIssue, NewsletterIssueHead } from '@portal/contract/newsletter/issue'
import { type Issue, mayCancel, mayEdit } from './issues.rules.ts'

const moment = (date: Date | null) => date?.toISOString() ?? null

export const presentIssueHead = (issue: Issue): NewsletterIssueHead => ({
  id: issue.id,
  subject: issue.subject,
  topic: issue.topic,
  status: issue.status,
  send_at: moment(issue.sendAt),
  started_at: moment(issue.startedAt),
  finished_at: moment(issue.finishedAt),
  updated_at: issue.updatedAt.toISOString(),
  version: issue.version,
  outcome: issue.outcome,
})

export const presentIssue = (issue: Issue, readersNow: number): NewsletterIssue => ({
  ...presentIssueHead(issue),
  preheader: issue.preheader,
  body: issue.body,
  with_events: issue.withEvents,
  with_news: issue.withNews,
  readers_now: readersNow,
  may: {
    edit: mayEdit(issue),
    send: mayEdit(issue),
    cancel: mayCancel(issue),
    remove: mayEdit(issue),
  },
})
