import { COVERAGE_STATUSES } from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { followAddress, tokenOf } from './coverage.rules.ts'
import type { FoundCoverage } from './coverage.store.ts'
import { coverageTexts, paragraphsOf } from './coverage.texts.ts'
import type { Deps } from './coverage-requests.feature.ts'

export const TELL_CONTACT_JOB = defineJob(
  'coverage.tell-contact',
  z.object({
    id: z.uuid(),
    news: z.enum(['received', 'message', 'contact', ...COVERAGE_STATUSES]),
    /** A word of the team that goes with the news. */
    message: z.string().optional(),
  }),
  { namesPeople: true },
)
export type TellContactData = z.infer<typeof TELL_CONTACT_JOB.data>

const texts = coverageTexts.emails

/** A state that has already passed is not told: the next e-mail is on its way. */
export async function tellContact(
  { id, news, message = '' }: TellContactData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const request = await stores.coverage.find(id)
  if (!request) return
  const words = wordsOf(request, news, message)
  if (!words) return
  const token = tokenOf(request.client_id, config.auth.secret)
  const url = followAddress(config.publicOrigin, token)
  await mail.send({
    to: request.email,
    subject: words.subject,
    ...composeEmail({
      title: words.subject,
      paragraphs: words.lines,
      action: { label: texts.action, url },
    }),
  })
}

function wordsOf(request: FoundCoverage, news: TellContactData['news'], message: string) {
  const { event_name: event, contact_name: name } = request
  if (news === 'received') {
    return { subject: texts.received.subject(event), lines: texts.received.lines(name, event) }
  }
  if (news === 'contact') {
    return { subject: texts.contact.subject(event), lines: texts.contact.lines }
  }
  if (news === 'message') {
    return { subject: texts.message.subject(event), lines: paragraphsOf(message) }
  }
  if (request.status !== news) return null
  const { subjects, lines, reason, published } = texts.moved
  return {
    subject: subjects[news](event),
    lines: [
      lines[news],
      ...(news === 'refused' && request.refusal_reason ? [reason(request.refusal_reason)] : []),
      ...(news === 'done' && request.published_url ? [published(request.published_url)] : []),
      ...paragraphsOf(message),
    ],
  }
}
