import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './events.feature.ts'
import { eventsTexts } from './events.texts.ts'
import { confirmationAddress, confirmationToken } from './submissions.rules.ts'

export const SEND_CONFIRMATION_JOB = defineJob(
  'events.send-confirmation',
  z.object({ eventId: z.uuid() }),
)

/** Which e-mail to send; the link itself is derived when it is written. */
export type SendConfirmationData = z.infer<typeof SEND_CONFIRMATION_JOB.data>

type Needs = Pick<Deps, 'stores' | 'clock' | 'config' | 'mail'>

/** May run twice: the link is the same. One that was used or replaced by time is not sent. */
export async function sendConfirmation(
  { eventId }: SendConfirmationData,
  { stores, clock, config, mail }: Needs,
) {
  const sent = await stores.eventSubmissions.findOf(eventId)
  if (!sent?.linkSentAt || sent.confirmedAt) return
  if (sent.expiresAt && sent.expiresAt <= clock.now()) return
  const { subject, lines, action } = eventsTexts.confirm
  const token = confirmationToken(eventId, sent.linkSentAt, config.auth.secret)
  await mail.send({
    isEssential: true,
    to: sent.email,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: lines(sent.name, sent.title),
      action: { label: action, url: confirmationAddress(config.publicOrigin, token) },
    }),
  })
}
