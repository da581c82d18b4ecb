import { createECDH } from 'node:crypto'
import { z } from 'zod'

/** Of this repository: whoever reads it could push to whoever allowed it. For laptops and demonstrations. */
export const EXAMPLE_VAPID = {
  publicKey:
    'BMlqD3B8I5uGKBs_5rv9Q-g_QHbVKqYSUzXqmQBTf2N-isqpTQXOF-nvFCeqA5HMGClKj99j4iUn3sGeV4NggxU',
  privateKey: '531qIf43R-F5NaISf0BkJjHq4oNHmPtQoXvfVbLlNuA',
  subject: 'mailto:avisos@localhost',
} as const

/** Web push, off unless all three are set. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  /** Who a push service writes to about what we send: `mailto:` or an https address. */
  VAPID_SUBJECT: z.string().min(8).max(200).optional(),
  /** A stand-in for the push services of browsers; for rehearsals. */
  PUSH_SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
}

type Environment = {
  VAPID_PUBLIC_KEY?: string | undefined
  VAPID_PRIVATE_KEY?: string | undefined
  VAPID_SUBJECT?: string | undefined
  PUSH_SANDBOX_URL?: string | undefined
}
const NAMES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

/** `isOpenToAll`: in production, and not only on this machine. */
export function brokenPushSettings(env: Environment, isOpenToAll: boolean) {
  const given = NAMES.filter((name) => env[name])
  const broken: { name: keyof Environment; message: string }[] = []
  if (isOpenToAll && env.PUSH_SANDBOX_URL) {
    broken.push({ name: 'PUSH_SANDBOX_URL', message: 'cannot be set' })
  }
  if (given.length === 0) return broken
  for (const name of NAMES) {
    if (!env[name]) broken.push({ name, message: 'is missing beside the others' })
  }
  if (env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY && !arePair(env)) {
    broken.push({ name: 'VAPID_PRIVATE_KEY', message: 'is not of the public key' })
  }
  if (!isOpenToAll) return broken
  if (env.VAPID_PRIVATE_KEY === EXAMPLE_VAPID.privateKey) {
    broken.push({ name: 'VAPID_PRIVATE_KEY', message: 'is the example value' })
  }
  if (env.VAPID_SUBJECT && !isReachable(env.VAPID_SUBJECT)) {
    broken.push({ name: 'VAPID_SUBJECT', message: 'is no mailto: or https address of a real host' })
  }
  return broken
}

function arePair({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(Buffer.from(VAPID_PRIVATE_KEY ?? '', 'base64url'))
  } catch {
    // Outside of what the curve allows.
    return false
  }
  return pair.getPublicKey('base64url') === VAPID_PUBLIC_KEY
}

const NOBODYS_HOST =
  /(^|\.)(localhost|local|test|invalid|example|internal)$|(^|\.)example\.(com|net|org)$/i

/** Push services refuse a sender they could not write to, Apple's with a bare 403. */
export function isReachable(subject: string): boolean {
  const url = URL.parse(subject)
  if (!url) return false
  const host = url.protocol === 'mailto:' ? url.pathname.split('@')[1] : url.hostname
  if (!host || (url.protocol !== 'mailto:' && url.protocol !== 'https:')) return false
  return host.includes('.') && !/^[\d.]+$/.test(host) && !NOBODYS_HOST.test(host)
}

export type PushConfig = Readonly<{
  publicKey: string
  privateKey: string
  subject: string
  /** Called beside the push services of browsers. */
  sandboxOrigin: string | null
}>

export function pushOf(env: Environment): PushConfig | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (!publicKey || !privateKey || !subject) return null
  const sandboxOrigin = env.PUSH_SANDBOX_URL ? new URL(env.PUSH_SANDBOX_URL).origin : null
  return Object.freeze({ publicKey, privateKey, subject, sandboxOrigin })
}
