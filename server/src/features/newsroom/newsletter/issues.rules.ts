import type {
  IssueStatus,
  NewsletterTopic,
} from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { isEmptyRichText } from '@portal/contract/rich-text/plain-text-of'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import {
  Conflict,
  Invalid,
  NotFound,
  requireSameVersion,
} from '../../../platform/errors/domain-errors.ts'
import { smtpFailureIn } from '../../../platform/mail/mail-failures.ts'
import { ServiceAway } from '../../../platform/queue/each-item.ts'
import { newsletterTexts } from './newsletter.texts.ts'

export type IssueWords = {
  subject: string
  preheader: string
  body: RichTextDocument
  topic: NewsletterTopic
  withEvents: boolean
  withNews: boolean
}

/** An event or article that an issue links to. */
export type GatheredItem = { title: string; path: string; line: string }
export type Gathered = { events: readonly GatheredItem[]; news: readonly GatheredItem[] }

export type DeliveryOutcome = {
  readers: number
  waiting: number
  sent: number
  failed: number
  skipped: number
  unknown: number
}

export type Issue = IssueWords & {
  id: string
  status: IssueStatus
  sendAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  gathered: Gathered | null
  version: number
  updatedAt: Date
  outcome: DeliveryOutcome
}

const DAY_MS = 24 * 60 * 60 * 1000
const FURTHEST_MS = 365 * DAY_MS

export const mayEdit = ({ status }: Pick<Issue, 'status'>) => status === 'draft'
export const mayCancel = ({ status }: Pick<Issue, 'status'>) =>
  status === 'scheduled' || status === 'sending'

export function requireIssue(issue: Issue | null, id: string, version?: number): Issue {
  if (!issue) throw new NotFound('newsletter-issue', id)
  if (version !== undefined) requireSameVersion(issue, version, newsletterTexts.stale)
  return issue
}

export function requireDraft(issue: Issue) {
  if (mayEdit(issue)) return
  throw new Conflict('newsletter-issue.not-draft', 'no longer a draft', newsletterTexts.notDraft)
}

export function requireCancellable(issue: Issue) {
  if (mayCancel(issue)) return
  throw new Conflict('newsletter-issue.not-running', 'nothing to stop', newsletterTexts.notRunning)
}

export function requireSendable(issue: Issue, readers: number) {
  requireDraft(issue)
  if (isEmptyRichText(issue.body)) refuse('newsletter-issue.empty', newsletterTexts.emptyBody)
  if (readers === 0) refuse('newsletter-issue.no-readers', newsletterTexts.noReaders)
}

export function sendMoment(wanted: string | null, now: Date): Date {
  if (wanted === null) return now
  const moment = new Date(wanted)
  if (moment <= now) refuse('newsletter-issue.past', newsletterTexts.past, 'send_at')
  if (moment.getTime() > now.getTime() + FURTHEST_MS) {
    refuse('newsletter-issue.too-far', newsletterTexts.tooFar, 'send_at')
  }
  return moment
}

function refuse(code: string, sentence: string, path?: string): never {
  throw new Invalid(code, code, path ? [{ path, message: sentence }] : [], sentence)
}

const NEVER_CONNECTED = new Set(['EDNS', 'EAUTH', 'ECONNREFUSED'])

export type SendFailure = 'refused' | 'later' | 'unreachable' | 'unknown'

/**
 * What a failed attempt means. Only where the mail server said no, or was never reached, is it known
 * that the e-mail did not leave; cut off in between, it may have, and is not sent a second time.
 */
export function meaningOf(error: unknown): SendFailure {
  if (error instanceof ServiceAway) return 'unreachable'
  const { responseCode, syscall, code } = smtpFailureIn(error)
  if (responseCode !== undefined && responseCode >= 400) {
    return responseCode >= 500 ? 'refused' : 'later'
  }
  if (syscall === 'connect' || NEVER_CONNECTED.has(String(code))) return 'unreachable'
  return 'unknown'
}
