import { z } from 'zod'
import { chosenMoment } from '../../shared/chosen-moment.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { WordsOnly } from '../../shared/words-only.ts'
import { ISSUE_STATUSES, NEWSLETTER_TOPICS } from './newsletter.texts.ts'

const count = z.int().nonnegative()
const Topic = z.enum(NEWSLETTER_TOPICS)

const words = {
  subject: textLine(120).min(1, 'Escreva o assunto.'),
  /** Shown after the subject in a list of mail. */
  preheader: textLine(160),
  body: WordsOnly,
  topic: Topic,
  /** Whether the next events and the latest news are added below the text. */
  with_events: z.boolean(),
  with_news: z.boolean(),
}

/** How far the sending is. `unknown`: the mail server was cut off before it answered. */
const Outcome = z.object({
  readers: count,
  waiting: count,
  sent: count,
  failed: count,
  skipped: count,
  unknown: count,
})

const head = {
  id: z.uuid(),
  subject: z.string(),
  topic: Topic,
  status: z.enum(ISSUE_STATUSES),
  send_at: moment.nullable(),
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  updated_at: moment,
  version: z.int(),
  outcome: Outcome,
}

export const NewsletterIssueHead = z.object(head).meta({ id: 'NewsletterIssueHead' })
export type NewsletterIssueHead = z.input<typeof NewsletterIssueHead>

export const NewsletterIssue = z
  .object({
    ...head,
    ...words,
    /** How many would receive it now. */
    readers_now: count,
    may: z.object({
      edit: z.boolean(),
      send: z.boolean(),
      cancel: z.boolean(),
      remove: z.boolean(),
    }),
  })
  .meta({ id: 'NewsletterIssue' })
export type NewsletterIssue = z.input<typeof NewsletterIssue>

export const NewsletterOverview = z
  .object({
    readers: z.object({
      /** Active, and the address is proved to be theirs. */
      active: count,
      by_topic: z.record(Topic, count),
      by_source: z.array(z.object({ source: z.string(), active: count })),
      /** Asked, and have not opened the e-mail yet. */
      waiting: count,
      /** On the list, with an address nobody proved. */
      unproved: count,
      left: count,
    }),
    issues: z.array(NewsletterIssueHead),
  })
  .meta({ id: 'NewsletterOverview' })
export type NewsletterOverview = z.input<typeof NewsletterOverview>

const tag = 'Administração'
const one = z.object({ id: z.uuid() })
const seen = z.object({ version: z.int() }).strict()

export const readNewsletterOverview = endpoint({
  method: 'GET',
  path: '/api/v1/admin/newsletter',
  access: 'administrator',
  tag,
  summary: 'Leitores das edições por segmento, e as edições, da mais nova à mais antiga',
  response: NewsletterOverview,
  status: 200,
})

export const readNewsletterIssue = endpoint({
  method: 'GET',
  path: '/api/v1/admin/newsletter/issues/:id',
  access: 'administrator',
  tag,
  summary: 'Uma edição com seu texto e seu andamento',
  params: one,
  response: NewsletterIssue,
  status: 200,
})

export const createNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/admin/newsletter/issues',
  access: 'administrator',
  tag,
  summary: 'Começa uma edição',
  body: z.object({ subject: words.subject, topic: Topic }).strict(),
  response: NewsletterIssue,
  status: 201,
})

export const updateNewsletterIssue = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/newsletter/issues/:id',
  access: 'administrator',
  tag,
  summary: 'Muda uma edição que ainda não foi agendada',
  params: one,
  body: z.object({ ...words, version: z.int() }).strict(),
  response: NewsletterIssue,
  status: 200,
})

export const removeNewsletterIssue = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/newsletter/issues/:id',
  access: 'administrator',
  tag,
  summary: 'Apaga um rascunho de edição',
  params: one,
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

export const NewsletterPreview = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'NewsletterPreview' })
export type NewsletterPreview = z.infer<typeof NewsletterPreview>

export const previewNewsletterIssue = endpoint({
  method: 'GET',
  path: '/api/v1/admin/newsletter/issues/:id/preview',
  access: 'administrator',
  tag,
  summary: 'A edição como vai chegar, em HTML e em texto',
  params: one,
  response: NewsletterPreview,
  status: 200,
})

/** To the administrator's own address. */
export const testNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/admin/newsletter/issues/:id/test',
  access: 'administrator',
  tag,
  summary: 'Envia um teste da edição ao próprio e-mail',
  params: one,
  response: z.object({ sent_to: z.string() }),
  status: 202,
})

/** Without a moment: now. */
export const sendNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/admin/newsletter/issues/:id/send',
  access: 'administrator',
  tag,
  summary: 'Envia a edição agora ou na hora marcada',
  params: one,
  body: seen.extend({ send_at: chosenMoment().nullable() }),
  response: NewsletterIssue,
  status: 202,
})

/** One that waits becomes a draft again; one on its way goes to nobody else. */
export const cancelNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/admin/newsletter/issues/:id/cancel',
  access: 'administrator',
  tag,
  summary: 'Desfaz o agendamento ou interrompe o envio',
  params: one,
  body: seen,
  response: NewsletterIssue,
  status: 200,
})
