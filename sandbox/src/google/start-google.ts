/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPair } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import type { Middleware } from 'oidc-provider'
import { portOf } from '../port-of.ts'
import { serveInteractions } from './interactions.ts'
import { People } from './people.ts'
import { AUTHORIZATION_PATH, type Client, createProvider, TOKEN_PATH } from './provider.ts'
import { serveSite } from './site.ts'

/** Port 0 takes any free port. */
export type GoogleOptions = Partial<Client> & { port: number }

export type RunningGoogle = {
  issuer: string
  port: number
  /** The next exchange of a code or of a refresh token answers 500, once. */
  failNextToken(): void
  stop(): Promise<void>
}

export async function startGoogle({
  port: wantedPort,
  clientId = 'portal-local',
  clientSecret = 'portal-local-secret',
}: GoogleOptions): Promise<RunningGoogle> {
  const { privateKey: signingKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
  })
  const server = createServer()
  server.listen(wantedPort, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  const issuer = `http://127.0.0.1:${port}`

  const people = new People()
  const consents = new Map<string, string>()
  const provider = createProvider({ issuer, clientId, clientSecret, signingKey, people, consents })
  const allow = async (accountId: string, scope: string) => {
    const grant = new provider.Grant({ accountId, clientId })
    grant.addOIDCScope(scope)
    const grantId = await grant.save()
    consents.set(accountId, grantId)
    return grantId
  }

  const tokenFault = new TokenFault()
  provider.use(serveSite(people))
  provider.use(tokenFault.answer)
  // A developer changes people all the time: every sign-in begins with nobody signed in.
  provider.use(async (context, next) => {
    if (context.path === AUTHORIZATION_PATH) await (await provider.Session.get(context)).destroy()
    return next()
  })
  provider.use(serveInteractions(provider, people, allow))
  server.on('request', provider.callback())

  return {
    issuer,
    port,
    failNextToken: tokenFault.arm,
    stop: async () => {
      server.closeAllConnections()
      if (server.listening) await promisify(server.close.bind(server))()
    },
  }
}

class TokenFault {
  #isArmed = false

  arm = () => {
    this.#isArmed = true
  }

  answer: Middleware = async (context, next) => {
    if (!this.#isArmed || context.path !== TOKEN_PATH) return next()
    this.#isArmed = false
    context.status = 500
    context.body = { error: 'internal_failure', error_description: 'Backend Error' }
  }
}
