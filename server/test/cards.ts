import Stripe from 'stripe'
import { SandboxClock } from '../../sandbox/src/faults/sandbox-clock.ts'
import { startStripe } from '../../sandbox/src/stripe/start-stripe.ts'
import type { fixedClock } from './test-app.ts'

/** The library waits for half a second before it asks again; the provider of a test has nothing to recover from. */
Object.assign(Stripe.prototype, { getInitialNetworkRetryDelay: () => 0.01 })

/** A provider of cards, on the clock of the portal it is for. */
export async function startCards(clock: ReturnType<typeof fixedClock>) {
  const stripe = await startStripe({ port: 0, clock: new SandboxClock(() => clock.now()) })
  return {
    control: stripe.control,
    stop: stripe.stop,
    /** For both: what is due by then happens at once. */
    advance(ms: number) {
      clock.advance(ms)
      stripe.control.clock.advance(0)
    },
    environment: {
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: 'sk_test_portal_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_portal_local',
      STRIPE_TIMEOUT_MS: '400',
    },
  }
}
