import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import Fastify, { type FastifyInstance } from 'fastify'
import { Faults } from '../faults/faults.ts'
import { SandboxClock } from '../faults/sandbox-clock.ts'
import { portOf } from '../port-of.ts'
import { type May, serveApi } from './api.ts'
import { Bank } from './bank.ts'
import { serveBankApp } from './bank-app.ts'
import { createControl, type PixControl, serveControl } from './control.ts'
import { PixProblem } from './problem.ts'
import { serveRecurrenceApi } from './recurrence-api.ts'
import { expireRecurrences } from './recurrences.ts'
import { settleRecurringCharges } from './recurring-charges.ts'
import { Tokens } from './tokens.ts'
import { createWebhooks } from './webhooks.ts'

export type PixSandboxOptions = {
  /** 0 takes any free port. */
  port: number
  clientId?: string
  clientSecret?: string
  /** The receiver's. */
  key?: string
  clock?: SandboxClock
  /** Only callers with a certificate of this authority are let in. */
  tls?: { key: string; cert: string; ca: string }
}

export type RunningPix = {
  url: string
  port: number
  control: PixControl
  stop(): Promise<void>
}

export async function startPixSandbox(options: PixSandboxOptions): Promise<RunningPix> {
  const { app, bank, control } = await buildPixSandbox(options)
  await app.listen({ host: '127.0.0.1', port: options.port })
  const listening = portOf(app.server)
  bank.host = `127.0.0.1:${listening}`

  return {
    url: `${options.tls ? 'https' : 'http'}://${bank.host}`,
    port: listening,
    control,
    stop: async () => {
      await Promise.all([control.webhooks.stop(), app.close()])
    },
  }
}

/** The bank without its port. `faults.isOnWire` is for whoever calls it by injection. */
export async function buildPixSandbox({
  clientId = 'portal-local',
  clientSecret = 'portal-local-secret',
  key = 'pix@guia.local',
  clock = new SandboxClock(),
  tls,
}: Omit<PixSandboxOptions, 'port'>) {
  const bank = new Bank(clock, key)
  const tokens = new Tokens({ clientId, clientSecret }, clock)
  const webhooks = createWebhooks(bank)
  const faults = new Faults()
  const refunding = { isHeld: false }
  bank.notify = (notice) => webhooks.tell(notice)
  clock.onMove(() => {
    expireRecurrences(bank)
    settleRecurringCharges(bank)
  })
  const control = createControl({ bank, tokens, webhooks, faults }, refunding)

  const app = createApp(tls)
  await app.register(async (scope) => {
    faults.spoil(scope)
    tokens.serve(scope)
    const may: May = (name) => ({ onRequest: async (request) => tokens.check(request, name) })
    serveApi(scope, bank, refunding, may)
    serveRecurrenceApi(scope, bank, may)
  })
  await app.register(async (scope) => serveControl(scope, control))
  await app.register(async (scope) => serveBankApp(scope, bank, control))
  return { app, bank, control, faults }
}

function createApp(tls: PixSandboxOptions['tls']): FastifyInstance {
  const app = Fastify({
    // A browser that keeps its connection open, or a call left hanging, must not keep the process open.
    forceCloseConnections: true,
    // Banks put versions in front of a resource, and not the same one everywhere.
    rewriteUrl: ({ url }) => url?.replace(/^\/(pix\/|api\/)?v\d+(?=\/)/, '') ?? '/',
    serverFactory: (handler) =>
      tls
        ? createSecureServer({ ...tls, requestCert: true, rejectUnauthorized: true }, handler)
        : createServer(handler),
  })
  const asText = { parseAs: 'string' } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    const problem =
      error instanceof PixProblem
        ? error
        : new PixProblem(error.statusCode ?? 500, 'RequisicaoInvalida', error.message)
    return reply
      .code(problem.status)
      .type('application/problem+json')
      .send(JSON.stringify(problem.body()))
  })
  return app
}
