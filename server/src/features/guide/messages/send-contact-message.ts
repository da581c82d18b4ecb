import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound, TooManyRequests } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './messages.feature.ts'
import { composeMessage, type MessageDraft, requireMailbox, toldTopic } from './messages.rules.ts'
import { texts } from './messages.texts.ts'
import { NOTIFY_JOB, type NotifyData } from './notify-establishment.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls'>
export type Sender = Pick<Person, 'userId' | 'email'> & { address: string }
type Input = MessageDraft & {
  establishment_id: string
  idempotency_key: string
  stay_id?: string | undefined
}

export async function sendContactMessage(
  { userId, email, address }: Sender,
  {
    idempotency_key: idempotencyKey,
    establishment_id: establishmentId,
    stay_id: stayId,
    ...draft
  }: Input,
  { work, stores, clock, sensitiveCalls }: Needs,
): Promise<{ id: string }> {
  const key = { userId, idempotencyKey }
  // A browser that repeats itself after a lost answer is no new message and costs nothing.
  const known = await stores.messages.find(key)
  if (known) return { id: known }

  const now = clock.now()
  const place = await stores.messages.findRecipient(establishmentId, now)
  if (!place) throw new NotFound('establishment', establishmentId)
  const recipient = requireMailbox(place)
  const stay = stayId ? await stores.messages.findStay({ userId, stayId, establishmentId }) : null
  if (stayId && !stay) throw new NotFound('stay', stayId)
  await sensitiveCalls.spend('contact-message', userId)
  await sensitiveCalls.spend('contact-message-address', clientKey(address))
  // A guest and a house have more to say to each other than strangers.
  if (!stay) {
    await sensitiveCalls
      .spend('contact-message-establishment', `${userId}:${establishmentId}`)
      .catch(sayWhy)
  }

  const id = await work.transaction(async (within) => {
    const { messages, profiles, jobs, changes } = within
    const profile = await profiles.read(userId, now)
    const subject = stay ? texts.stay(stay) : draft.subject
    const message = composeMessage({ ...draft, subject }, { email, profile }, recipient)
    const added = await messages.add(
      key,
      establishmentId,
      { ...message, stayId: stay?.id ?? null },
      now,
    )
    const data: NotifyData = { messageId: added.id }
    if (!added.isNew) return added.id
    await messages.bringBack(establishmentId, userId)
    await jobs.add(NOTIFY_JOB, data)
    await within.notifications.tell(
      {
        to: { establishmentId, right: 'messages.read' },
        kind: 'message',
        topic: toldTopic(added.id),
        ...texts.told(place.name),
        path: `/dash-espadarte?aba=mensagens&negocio=${establishmentId}`,
        establishmentId,
      },
      now,
    )
    changes.announce(Tag.live(topics.inbox(establishmentId)))
    return added.id
  })
  return { id }
}

function sayWhy(refusal: unknown): never {
  if (!(refusal instanceof TooManyRequests)) throw refusal
  throw new TooManyRequests(refusal.code, refusal.retryAfterSeconds, texts.tooManyHere)
}
