import type Stripe from 'stripe'
import { readEvent } from './card-answers.ts'
import type { CardDelivery, CardsPort } from './cards-port.ts'

const OLDEST_SECONDS = 300
/** Two clocks are never quite the same. */
const FUTURE_SECONDS = 30

/**
 * The library checks the signature; the age is checked here, because it lets a moment of the future
 * pass, and with it a recording that is played for as long as anybody likes.
 */
export function verifyWebhook(
  stripe: Stripe,
  secret: string,
  { rawBody, signature, now }: Parameters<CardsPort['verifyWebhook']>[0],
): CardDelivery {
  if (!signature) return { kind: 'refused', reason: 'unsigned' }
  const moments = signature.split(',').filter((part) => part.split('=')[0] === 't')
  // Of several the library takes the last: an old message would have the age of another moment.
  if (moments.length > 1) return { kind: 'refused', reason: 'forged' }
  const signedAt = Number(/^t=(\d+)$/.exec(moments[0] ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(signedAt)) return { kind: 'refused', reason: 'unsigned' }
  let event: Stripe.Event
  try {
    const anyAge = Number.MAX_SAFE_INTEGER
    event = stripe.webhooks.constructEvent(rawBody, signature, secret, anyAge)
  } catch (error) {
    return { kind: 'refused', reason: error instanceof SyntaxError ? 'unreadable' : 'forged' }
  }
  const age = now.getTime() / 1000 - signedAt
  if (age > OLDEST_SECONDS) return { kind: 'refused', reason: 'too-old' }
  if (age < -FUTURE_SECONDS) return { kind: 'refused', reason: 'from-the-future' }
  return { kind: 'genuine', event: readEvent(event) }
}
