import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from './accounts.feature.ts'
import { deviceCookie, knows, newDevice, readDevice, withAccount } from './known-devices.rules.ts'

/** What the authentication library wants the browser to keep, or to forget. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]) {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}

type Needs = Pick<Deps, 'config'>

/** The browser's own id, where somebody has entered this account in it before. */
export function knownDevice(request: FastifyRequest, email: string, { config }: Needs) {
  const { secret } = config.auth
  const device = readDevice(request.headers.cookie, secret)
  return device && knows(device, email, secret) ? device.id : null
}

export function rememberDevice(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  email: string,
  { config }: Needs,
) {
  const { secret } = config.auth
  const device = readDevice(request.headers.cookie, secret) ?? newDevice()
  const isSecure = config.publicOrigin.startsWith('https:')
  setCookies(reply, [deviceCookie(withAccount(device, email, secret), secret, isSecure)])
}
