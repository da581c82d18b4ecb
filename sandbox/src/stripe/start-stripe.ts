import { createHmac } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Call, Deliveries, type Release } from '../faults/deliveries.ts'
import { type Fault, Faults } from '../faults/faults.ts'
import { SandboxClock } from '../faults/sandbox-clock.ts'
import { portOf } from '../port-of.ts'
import { serveApi } from './api.ts'
import { Billing } from './billing.ts'
import { serveHostedPages } from './hosted-pages.ts'
import { Idempotency } from './idempotency.ts'
import { type Card, found, type StripeEvent, StripeProblem, StripeState } from './objects.ts'

export type StripeOptions = {
  /** 0 takes any free port. */
  port: number
  secretKey?: string
  webhookSecret?: string
  /** Where events are told. */
  webhookUrl?: string
  clock?: SandboxClock
}

export type RunningStripe = {
  url: string
  port: number
  control: StripeControl
  stop(): Promise<void>
}

export async function startStripe({ port, ...options }: StripeOptions): Promise<RunningStripe> {
  const { app, control, setAddress } = await buildStripe(options)
  const address = await app.listen({ host: '127.0.0.1', port })
  setAddress(address)
  return {
    url: address,
    port: portOf(app.server),
    control,
    stop: async () => {
      await Promise.all([control.webhooks.stop(), app.close()])
    },
  }
}

/** The provider without its port. `faults.isOnWire` is for whoever calls it by injection. */
export async function buildStripe({
  secretKey = 'sk_test_portal_local',
  webhookSecret = 'whsec_portal_local',
  webhookUrl = '',
  clock = new SandboxClock(),
}: Omit<StripeOptions, 'port'>) {
  const state = new StripeState(clock)
  const target = { url: webhookUrl }
  const webhooks = new Deliveries<StripeEvent>((events) =>
    target.url ? events.map((event) => signedCall(target.url, event, webhookSecret, clock)) : [],
  )
  let address = 'http://cartoes.test'
  const billing = new Billing(
    state,
    () => address,
    (event) => webhooks.tell(event),
  )
  const faults = new Faults()
  const idempotency = new Idempotency(clock)
  clock.onMove(() => billing.passTime())
  const control = createControl({ state, billing, webhooks, faults, idempotency, target })

  const app = createApp()
  await app.register(async (scope) => {
    idempotency.serve(scope)
    faults.spoil(scope)
    scope.addHook('onRequest', async ({ headers }) => {
      if (headers.authorization === `Bearer ${secretKey}`) return
      throw new StripeProblem(401, 'Invalid API Key provided.', 'api_key_invalid')
    })
    serveApi(scope, state, billing, () => address)
  })
  await app.register(async (scope) => serveHostedPages(scope, state, billing))
  await app.register(async (scope) => serveControl(scope, control))
  const setAddress = (url: string) => {
    address = url
  }
  return { app, control, faults, setAddress }
}

function createApp(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  const asText = { parseAs: 'string' } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    const problem =
      error instanceof StripeProblem
        ? error
        : new StripeProblem(error.statusCode ?? 500, error.message, undefined, 'api_error')
    return reply.code(problem.status).send(problem.body())
  })
  return app
}

/** Signed with the moment it is sent, over the very bytes. */
function signedCall(url: string, event: StripeEvent, secret: string, clock: SandboxClock): Call {
  const body = JSON.stringify(event)
  const headers = { 'stripe-signature': signature(body, secret, clock.now()) }
  return { url, body, headers }
}

export function signature(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${mac}`
}

type Parts = {
  state: StripeState
  billing: Billing
  webhooks: Deliveries<StripeEvent>
  faults: Faults
  idempotency: Idempotency
  target: { url: string }
}

/** Everything a test may make happen, in this process. The same is served under /control. */
function createControl({ state, billing, webhooks, faults, idempotency, target }: Parts) {
  return {
    clock: state.clock,
    webhooks,
    tellEventsTo: (url: string) => {
      target.url = url
    },
    /** As if the person had paid on the hosted page. */
    completeCheckout: (id: string, card: Card = 'ok') =>
      billing.completeSession(found(state.sessions, id), card),
    /** How the card of a customer behaves at the next payment. */
    setCard: (customer: string, card: Card) => {
      state.cards.set(customer, card)
    },
    payInvoice: (id: string) => billing.payInvoice(found(state.invoices, id)),
    endSubscription: (id: string) => billing.cancel(found(state.subscriptions, id)),
    /** As the holder does on the page of their card. */
    setCancellation: (id: string, cancels: boolean) =>
      billing.setCancellation(found(state.subscriptions, id), cancels),
    /** By hand, on the provider's own page: nobody here asked for it. */
    refundByHand: (paymentIntent: string, cents: number) =>
      billing.refund(billing.chargeOf(paymentIntent), cents, {}),
    reset: () => {
      state.reset()
      faults.clear()
      idempotency.clear()
      webhooks.drop()
    },
    dispute: (paymentIntent: string) => billing.dispute(paymentIntent),
    fault: (fault: Fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    state: () => state,
    totals: () => {
      const charges = [...state.charges.values()]
      return {
        payments: charges.length,
        receivedCents: charges.reduce((sum, { amount }) => sum + amount, 0),
        refundedCents: charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
      }
    },
  }
}

export type StripeControl = ReturnType<typeof createControl>

/** For tests in another process; every call answers JSON. */
function serveControl(app: FastifyInstance, control: StripeControl) {
  const { webhooks } = control
  const done = (work: unknown) => work ?? {}
  app.post<{ Body: { advanceMs?: number; set?: string } }>('/control/clock', async ({ body }) => {
    if (body.set) control.clock.set(new Date(body.set))
    if (body.advanceMs) control.clock.advance(body.advanceMs)
    return { now: control.clock.now() }
  })
  app.post<{ Body: { id: string } }>('/control/complete', async ({ body }) =>
    control.completeCheckout(body.id),
  )
  app.post<{ Body: { customer: string; card: Card } }>('/control/card', async ({ body }) =>
    done(control.setCard(body.customer, body.card)),
  )
  app.post<{ Body: Fault }>('/control/fault', async ({ body }) => done(control.fault(body)))
  app.post<{ Body: { url?: string; isHeld?: boolean; drop?: boolean; release?: Release } }>(
    '/control/webhooks',
    async ({ body }) => {
      if (body.url !== undefined) control.tellEventsTo(body.url)
      if (body.isHeld !== undefined) webhooks.isHeld = body.isHeld
      if (body.drop) webhooks.drop()
      if (body.release) await webhooks.release(body.release)
      return { held: webhooks.held.length, answers: webhooks.answers }
    },
  )
  app.get('/control/totals', async () => control.totals())
}
