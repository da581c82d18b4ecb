import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A browser in which somebody has entered an account before. Guesses from elsewhere do not count
 * against it, so a stranger cannot lock the owner out. It opens nothing: the password is still asked.
 */
export type Device = {
  id: string
  /** Marks of the accounts entered from here, newest first; nobody reads an e-mail out of one. */
  accounts: readonly string[]
}

const NAME = 'portal.device'
/** Browsers of a family, of a shop. */
const ACCOUNTS_MAX = 5
const LIFETIME_SECONDS = 180 * 24 * 60 * 60
/** Only where one enters: no page and no other call is sent it. */
const PATH = '/api/v1/auth'

export const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), accounts: [] })

export const knows = (device: Device, email: string, secret: string) =>
  device.accounts.includes(markOf(email, secret))

export function withAccount(device: Device, email: string, secret: string): Device {
  const mark = markOf(email, secret)
  const others = device.accounts.filter((other) => other !== mark)
  return { ...device, accounts: [mark, ...others].slice(0, ACCOUNTS_MAX) }
}

/** Null where there is none, or where somebody wrote it themselves. */
export function readDevice(cookies: string | undefined, secret: string): Device | null {
  const pair = cookies?.split('; ').find((one) => one.startsWith(`${NAME}=`))
  const [words, signature = ''] = pair?.slice(NAME.length + 1).split('*') ?? []
  if (!words) return null
  const expected = Buffer.from(signed(words, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [id = '', ...accounts] = words.split('.')
  return { id, accounts }
}

export function deviceCookie(device: Device, secret: string, isSecure: boolean): string {
  const words = [device.id, ...device.accounts].join('.')
  return [
    `${NAME}=${words}*${signed(words, secret)}`,
    `Max-Age=${LIFETIME_SECONDS}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}

const markOf = (email: string, secret: string) =>
  mac(`known-account\0${email}`, secret).slice(0, 22)
const signed = (words: string, secret: string) => mac(`known-device\0${words}`, secret)
const mac = (words: string, secret: string) =>
  createHmac('sha256', secret).update(words).digest('base64url')
