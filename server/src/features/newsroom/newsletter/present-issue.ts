import type {
  NewsletterIssue,
  NewsletterIssueHead,
} from '@portal/contract/newsroom/newsletter/issue'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { type Issue, mayCancel, mayEdit } from './issues.rules.ts'

const moment = (date: Date | null) => date

export const presentIssueHead = (issue: Issue): RowOf<typeof NewsletterIssueHead> => ({
  id: issue.id,
  subject: issue.subject,
  topic: issue.topic,
  status: issue.status,
  send_at: moment(issue.sendAt),
  started_at: moment(issue.startedAt),
  finished_at: moment(issue.finishedAt),
  updated_at: issue.updatedAt,
  version: issue.version,
  outcome: issue.outcome,
})

export const presentIssue = (issue: Issue, readersNow: number): RowOf<typeof NewsletterIssue> => ({
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
