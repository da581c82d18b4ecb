import { WRITING_BARRIERS } from '@portal/contract/guide/messages/message.constants'
import { topics } from '@portal/contract/live/topics'
import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import type { Deps } from './messages.feature.ts'
import { answerTopic, writingBarrier } from './messages.rules.ts'
import { texts } from './messages.texts.ts'

export const TELL_GUEST_JOB = defineJob(
  'messages.tell-guest',
  z.object({ houseMessageId: z.uuid() }),
)
export type TellGuestData = z.infer<typeof TELL_GUEST_JOB.data>

type Needs = Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>
type Input = { establishmentId: string; stayId: string; text: string; idempotencyKey: string }

/** Only about a stay of this house: nobody else can be written to who has not written first. */
export async function writeToGuest(
  person: Person,
  { establishmentId, stayId, text, idempotencyKey: key }: Input,
  { work, clock, sensitiveCalls }: Needs,
) {
  await sensitiveCalls.spend('house-message', person.userId)
  await sensitiveCalls.spend(
    'house-message-stay',
    `${person.userId}:${stayId}`,
    texts.tooManyToGuest,
  )
  await work.transaction(async (within) => {
    const { establishments, stayMessages, notifications, jobs, changes, audit } = within
    const now = clock.now()
    // Two of the team who write at once are counted one after the other.
    const held = await establishments.lock(establishmentId, person.userId)
    requireTeamRight(held?.role ?? null, 'messages.answer', establishmentId)
    const stay = await stayMessages.findOfHouse(establishmentId, stayId)
    if (!stay) throw new NotFound('stay', stayId)
    if (await stayMessages.isSent(stayId, key)) return
    const barrier = writingBarrier(stay, now)
    if (barrier || !stay.user_id) {
      const why = barrier ?? 'gone'
      throw new Conflict(`house-message.${why}`, 'may not be written to', WRITING_BARRIERS[why])
    }

    const houseMessageId = await stayMessages.add(
      stay,
      { text, to: stay.user_id, by: person.userId, key },
      now,
    )
    const data: TellGuestData = { houseMessageId }
    await jobs.add(TELL_GUEST_JOB, data)
    await notifications.tell(
      {
        to: { userId: stay.user_id },
        kind: 'message-answered',
        topic: answerTopic(stayId),
        ...{ title: texts.toGuest.subject(stay.house_name), body: texts.toGuest.told },
        path: '/dash-clube#reservas',
      },
      now,
    )
    changes.announce(Tag.live(topics.myStays(stay.user_id)))
    changes.announce(Tag.live(topics.inbox(establishmentId)))
    await audit.record(person, now, {
      action: 'message.written-to-guest',
      subjectId: establishmentId,
    })
  })
}

/** In the name of the house; an answer to the e-mail goes to its own address. */
export async function tellGuest(
  { houseMessageId }: TellGuestData,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const message = await stores.stayMessages.find(houseMessageId)
  // Gone with its guest, or they have no address we may write to: it stands with the stay.
  if (!message?.proved_email) return
  const words = texts.toGuest
  const subject = words.subject(message.house_name)
  await mail.send({
    to: message.proved_email,
    number: `house-message-${houseMessageId}`,
    ...(message.house_email ? { replyTo: message.house_email } : {}),
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: words.lines(message.text, texts.stay(message.stay)),
      action: { label: words.action, url: `${config.publicOrigin}/dash-clube#reservas` },
      footer: words.footer,
    }),
  })
}
