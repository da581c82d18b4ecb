import type { Deps } from '../../deps.ts'
import type { Person } from '../../platform/auth/identity.ts'
import { clientKey } from '../../platform/limits/client-key.ts'
import { composeMessage, type MessageDraft } from './messages.rules.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls'>
export type Sender = Pick<Person, 'userId' | 'email'> & { address: string }

export async function sendContactMessage(
  { userId, email, address }: Sender,
  { idempotency_key: idempotencyKey, ...draft }: MessageDraft & { idempotency_key: string },
  { work, stores, clock, sensitiveCalls }: Needs,
): Promise<{ id: string }> {
  const key = { userId, idempotencyKey }
  // A browser that repeats itself after a lost answer is no new message and costs nothing.
  const known = await stores.messages.find(key)
  if (known) return { id: known }
  await sensitiveCalls.spend('contact-message', userId)
  await sensitiveCalls.spend('contact-message-address', clientKey(address))

  const now = clock.now()
  const id = await work.transaction(async ({ messages, profiles }) => {
    const profile = await profiles.read(userId, now)
    return messages.add(key, composeMessage(draft, { email, profile }), now)
  })
  return { id }
}
