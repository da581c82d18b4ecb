import type { FastifyReply, FastifyRequest } from 'fastify'
import { authHeaders, type Caller, type Person } from '../../../platform/auth/identity.ts'
import type { Deps } from './accounts.feature.ts'
import { devices } from './known-devices.rules.ts'

/** What the authentication library wants the browser to keep, or to forget. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]) {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}

/**
 * Who is behind cookies that the browser is only about to receive. The session it showed before ends:
 * its cookie is overwritten, so nobody could sign out of it any more.
 */
export async function enter(
  request: FastifyRequest,
  cookies: readonly string[],
  { identify, work }: Pick<Deps, 'identify' | 'work'>,
): Promise<Person | null> {
  const before = await identify(request)
  const person = await identify(withCookies(request, cookies))
  if (before && before.sessionId !== person?.sessionId) {
    await work.transaction(({ sessions }) => sessions.end(before.userId, before.sessionId))
  }
  return person
}

/** The caller as the browser will show itself next. */
function withCookies({ ip, headers }: Caller, cookies: readonly string[]): Caller {
  const jar = new Map<string, string>()
  const pairs = [...(headers.cookie?.split('; ') ?? []), ...cookies.map(firstPair)]
  for (const pair of pairs) jar.set(pair.slice(0, pair.indexOf('=')), pair)
  return { ip, headers: { ...headers, cookie: [...jar.values()].join('; ') } }
}

const firstPair = (cookie: string) => cookie.split(';', 1)[0] ?? ''

type Needs = Pick<Deps, 'config'>

/** The browser's own id, where somebody has entered this account in it before. */
export function knownDevice(request: FastifyRequest, email: string, { config }: Needs) {
  const { secret } = config.auth
  const device = devices.read(request.headers.cookie, secret)
  return device && devices.knows(device, email, secret) ? device.id : null
}

export const browserOf = (request: FastifyRequest, needs: Needs) => ({
  headers: authHeaders(request),
  deviceOf: (email: string) => knownDevice(request, email, needs),
})

export function rememberDevice(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  email: string,
  { config }: Needs,
) {
  const { secret } = config.auth
  const device = devices.read(request.headers.cookie, secret) ?? devices.create()
  const isSecure = config.publicOrigin.startsWith('https:')
  setCookies(reply, [devices.cookie(devices.withMark(device, email, secret), secret, isSecure)])
}
