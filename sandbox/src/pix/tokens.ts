import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxClock } from '../faults/sandbox-clock.ts'
import { PixProblem } from './problem.ts'

const LIFETIME_SECONDS = 3600

export type Client = { clientId: string; clientSecret: string }
type Issued = { expiresAt: number; scopes: ReadonlySet<string> }

/** OAuth 2 by client credentials, shown in the header or in the body. */
export class Tokens {
  /** How many were given out, for whoever counts renewals. */
  issued = 0
  lifetimeSeconds = LIFETIME_SECONDS
  /** A bank may grant fewer scopes than were asked for; null grants all. */
  allowed: readonly string[] | null = null
  readonly #client: Client
  readonly #clock: SandboxClock
  readonly #byToken = new Map<string, Issued>()

  constructor(client: Client, clock: SandboxClock) {
    this.#client = client
    this.#clock = clock
  }

  /** Those in use are worth nothing from now on. */
  expireAll() {
    this.#byToken.clear()
  }

  check(request: FastifyRequest, scope: string) {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const known = this.#byToken.get(token ?? '')
    if (!known || known.expiresAt <= this.#clock.now().getTime()) {
      throw new PixProblem(401, 'NaoAutorizado', 'O token está ausente ou venceu.')
    }
    if (!known.scopes.has(scope)) {
      throw new PixProblem(403, 'AcessoNegado', `Falta o escopo ${scope}.`)
    }
  }

  serve(app: FastifyInstance) {
    app.post('/oauth/token', async (request, reply) => {
      const form = new URLSearchParams(request.body as string)
      if (form.get('grant_type') !== 'client_credentials') {
        return reply.code(400).send({ error: 'unsupported_grant_type' })
      }
      if (!this.#isOurs(request, form)) return reply.code(401).send({ error: 'invalid_client' })
      return this.#issue((form.get('scope') ?? '').split(' ').filter(Boolean))
    })
  }

  #isOurs(request: FastifyRequest, form: URLSearchParams) {
    const { clientId, clientSecret } = this.#client
    const basic = /^Basic (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const shown = basic
      ? Buffer.from(basic, 'base64').toString()
      : `${form.get('client_id')}:${form.get('client_secret')}`
    return shown === `${clientId}:${clientSecret}`
  }

  #issue(asked: readonly string[]) {
    const { allowed } = this
    const granted = allowed ? asked.filter((scope) => allowed.includes(scope)) : asked
    const token = randomBytes(24).toString('base64url')
    this.issued += 1
    this.#byToken.set(token, {
      expiresAt: this.#clock.now().getTime() + this.lifetimeSeconds * 1000,
      scopes: new Set(granted),
    })
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: this.lifetimeSeconds,
      scope: granted.join(' '),
    }
  }
}
