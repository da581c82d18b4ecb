import { topics } from '@portal/contract/live/topics'
import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import type { Deps } from './messages.feature.ts'
import { answerTopic, requireAnswerable, toldTopic } from './messages.rules.ts'
import { texts } from './messages.texts.ts'

export const SEND_REPLY_JOB = defineJob('messages.send-reply', z.object({ replyId: z.uuid() }))

/** Which answer; its words and addresses stay where they are. */
export type SendReplyData = z.infer<typeof SEND_REPLY_JOB.data>

type Needs = Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>
type Input = {
  establishmentId: string
  messageId: string
  text: string
  seenReplies: number
  idempotencyKey: string
}

/** Answered is read. Of two who answer at once, the second is told of the first. */
export async function replyToMessage(
  person: Person,
  { establishmentId, messageId, text, seenReplies, idempotencyKey: key }: Input,
  { work, clock, sensitiveCalls }: Needs,
) {
  await sensitiveCalls.spend('message-reply', person.userId)
  await work.transaction(async (within) => {
    const { establishments, inbox, messages, jobs, audit, changes } = within
    const now = clock.now()
    // Whoever answers for one place waits for the other.
    const held = await establishments.lock(establishmentId, person.userId)
    requireTeamRight(held?.role ?? null, 'messages.answer', establishmentId)
    const message = await inbox.find(messageId)
    if (message?.establishment?.id !== establishmentId) throw new NotFound('message', messageId)
    if (await messages.isReplySent(messageId, key)) return
    requireAnswerable(message, seenReplies)

    const replyId = await messages.addReply(messageId, { text, by: person.userId, key }, now)
    if (!replyId) throw new Error('the place is held, and yet somebody else sent this answer')
    for (const id of (await messages.settle(establishmentId, messageId, now)) ?? []) {
      await within.notifications.settle(toldTopic(id), now)
    }
    const data: SendReplyData = { replyId }
    await jobs.add(SEND_REPLY_JOB, data)
    const { name, slug } = message.establishment
    await within.notifications.tell(
      {
        to: { userId: message.user_id },
        kind: 'message-answered',
        topic: answerTopic(messageId),
        ...{ title: texts.answer.subject(name), body: texts.answer.told },
        path: message.stay ? '/dash-clube#reservas' : `/guia/${slug}`,
      },
      now,
    )
    await audit.record(person, now, { action: 'message.replied', subjectId: establishmentId })
    changes.announce(Tag.live(topics.inbox(establishmentId)))
  })
}

/** To who wrote, in the name of the place; an answer to it goes to the place's own address. */
export async function sendReply(
  { replyId }: SendReplyData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const reply = await stores.messages.findReply(replyId)
  if (!reply) return
  const message = await stores.inbox.find(reply.messageId)
  // Gone with its sender, or they no longer have an address we may write to.
  if (!message?.establishment || !message.proved_email) return
  const { name, slug } = message.establishment
  const words = texts.answer
  await mail.send({
    to: message.proved_email,
    ...(message.recipient_email ? { replyTo: message.recipient_email } : {}),
    subject: words.subject(name),
    ...composeEmail({
      title: words.subject(name),
      paragraphs: words.lines({ answer: reply.text, message: message.message }),
      action: { label: words.action(name), url: `${config.publicOrigin}/guia/${slug}` },
      footer: words.footer,
    }),
  })
}
