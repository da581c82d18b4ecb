import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './events.feature.ts'
import { eventsTexts as texts } from './events.texts.ts'
import type { Submission } from './submissions.rules.ts'

export const TELL_SUBMITTER_JOB = defineJob(
  'events.tell-submitter',
  z.object({ eventId: z.uuid(), letter: z.enum(['received', 'approved', 'refused']) }),
)

export type TellSubmitterData = z.infer<typeof TELL_SUBMITTER_JOB.data>
export type SubmitterEmail = TellSubmitterData['letter']

/** To somebody who has left there is nothing to tell. A decision that was changed meanwhile is old. */
export async function tellSubmitter(
  { eventId, letter: kind }: TellSubmitterData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const sent = await stores.eventSubmissions.findOf(eventId)
  if (!sent || !isStillTrue(kind, sent)) return
  const subject = texts[kind].subject(sent.title)
  const action = actionOf(kind, sent)
  await mail.send({
    to: sent.email,
    subject,
    // Sent twice by a mail server that was slow to say yes, it is shown once.
    number: `evento-${eventId}-${kind}-${sent.slug}`,
    ...composeEmail({
      title: subject,
      paragraphs: linesOf(kind, sent),
      ...(action
        ? { action: { label: action.label, url: `${config.publicOrigin}${action.path}` } }
        : {}),
    }),
  })
}

function isStillTrue(kind: SubmitterEmail, { status }: Submission): boolean {
  if (kind === 'approved') return status === 'published'
  return kind === 'received' ? status !== 'draft' : status === 'rejected'
}

function linesOf(kind: SubmitterEmail, { name, title, statusReason }: Submission): string[] {
  if (kind === 'refused') return texts.refused.lines(name, title, statusReason ?? '')
  return texts[kind].lines(name, title)
}

function actionOf(kind: SubmitterEmail, { slug }: Submission) {
  if (kind === 'received') return null
  return kind === 'approved'
    ? { label: texts.approved.action, path: `/eventos/${slug}` }
    : { label: texts.refused.action, path: '/cadastro-evento' }
}
