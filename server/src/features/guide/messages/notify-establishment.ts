import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './messages.feature.ts'
import { texts } from './messages.texts.ts'

export const NOTIFY_JOB = defineJob('messages.notify', z.object({ messageId: z.uuid() }))

/** Which message; its words and addresses stay where they are. */
export type NotifyData = z.infer<typeof NOTIFY_JOB.data>

/**
 * Tells who runs the establishment. The e-mail holds the name and the words of who wrote; an answer
 * to it goes to them, if the e-mail is known to be theirs, and phone and e-mail are in the inbox.
 */
export async function notifyEstablishment(
  { messageId }: NotifyData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const message = await stores.inbox.find(messageId)
  // Gone with its sender, or with the owner's address.
  if (!message?.establishment || !message.recipient_email) return
  const words = texts.email
  const { id, name } = message.establishment
  const subject = words.subject(name)
  await mail.send({
    to: message.recipient_email,
    ...(message.email_verified ? { replyTo: message.email } : {}),
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: [
        ...words.lines(message),
        message.email_verified ? words.answerHere : words.answerThere,
      ],
      action: {
        label: words.action,
        url: `${config.publicOrigin}/dash-espadarte?aba=mensagens&negocio=${id}`,
      },
      footer: words.footer,
    }),
  })
}
