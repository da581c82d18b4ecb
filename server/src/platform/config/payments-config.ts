import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })
const words = z.string().transform((text) => text.split(/\s+/).filter(Boolean))
const milliseconds = (fallback: number) => z.coerce.number().int().positive().default(fallback)

/** The providers of payments. Each is off unless all it needs is set. */
export const paymentsEnvironment = {
  /** Of API Pix, up to what precedes `/cob`. */
  PIX_API_URL: httpUrl.optional(),
  PIX_TOKEN_URL: httpUrl.optional(),
  PIX_CLIENT_ID: z.string().min(1).optional(),
  PIX_CLIENT_SECRET: z.string().min(1).optional(),
  /** The key that receives. */
  PIX_KEY: z.string().min(1).max(77).optional(),
  /** Where the client shows who it is: in the Authorization header or in the form. */
  PIX_TOKEN_STYLE: z.enum(['basic', 'body']).default('basic'),
  /** The scopes of the contract, apart by spaces; unset means read and write of every resource. */
  PIX_SCOPES: words.optional(),
  /** What precedes a resource where it has another version: `rec=/v3 cobr=/v3`. */
  PIX_PATHS: words
    .pipe(z.array(z.string().regex(/^[a-z]+=\/\S+$/)))
    .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('='))))
    .optional(),
  /** PEM files: ours, its key, and the authority of the bank where the machine does not know it. */
  PIX_TLS_CERT: z.string().min(1).optional(),
  PIX_TLS_KEY: z.string().min(1).optional(),
  PIX_TLS_CA: z.string().min(1).optional(),
  PIX_TIMEOUT_MS: milliseconds(8000),
  /** Whether the contract with the bank holds Pix Automático. */
  PIX_AUTOMATIC: z.enum(['on', 'off']).default('off'),
  STRIPE_API_URL: httpUrl.default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_TIMEOUT_MS: milliseconds(10_000),
}

const Payments = z.object(paymentsEnvironment)
type Parsed = z.infer<typeof Payments>

const TOGETHER = [
  ['PIX_API_URL', 'PIX_TOKEN_URL', 'PIX_CLIENT_ID', 'PIX_CLIENT_SECRET', 'PIX_KEY'],
  ['PIX_TLS_CERT', 'PIX_TLS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

/** What is set by half: a forgotten line would turn payments off without a word. */
export function missingPaymentSettings(env: Parsed): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => env[name] === undefined)
    return missing.length === names.length ? [] : missing
  })
}

/** Addresses that would send secrets in the clear. */
export function unencryptedPaymentSettings(env: Parsed): string[] {
  const names = ['PIX_API_URL', 'PIX_TOKEN_URL', 'STRIPE_API_URL'] as const
  return names.filter((name) => env[name]?.startsWith('http:'))
}

export type PixConfig = Readonly<{
  apiUrl: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  key: string
  tokenStyle: 'basic' | 'body'
  scopes: readonly string[] | null
  paths: Readonly<Record<string, string>>
  tls: Readonly<{ certPath: string; keyPath: string; caPath: string | undefined }> | null
  timeoutMs: number
  offersRecurrences: boolean
}>

export function pixOf(env: Parsed): PixConfig | null {
  const { PIX_API_URL, PIX_TOKEN_URL, PIX_CLIENT_ID, PIX_CLIENT_SECRET, PIX_KEY } = env
  if (!PIX_API_URL || !PIX_TOKEN_URL || !PIX_CLIENT_ID || !PIX_CLIENT_SECRET || !PIX_KEY) {
    return null
  }
  const { PIX_TLS_CERT, PIX_TLS_KEY, PIX_TLS_CA } = env
  return Object.freeze({
    apiUrl: PIX_API_URL,
    tokenUrl: PIX_TOKEN_URL,
    clientId: PIX_CLIENT_ID,
    clientSecret: PIX_CLIENT_SECRET,
    key: PIX_KEY,
    tokenStyle: env.PIX_TOKEN_STYLE,
    scopes: env.PIX_SCOPES ?? null,
    paths: env.PIX_PATHS ?? {},
    tls:
      PIX_TLS_CERT && PIX_TLS_KEY
        ? Object.freeze({ certPath: PIX_TLS_CERT, keyPath: PIX_TLS_KEY, caPath: PIX_TLS_CA })
        : null,
    timeoutMs: env.PIX_TIMEOUT_MS,
    offersRecurrences: env.PIX_AUTOMATIC === 'on',
  })
}

export type CardsConfig = Readonly<{
  apiUrl: string
  secretKey: string
  webhookSecret: string
  timeoutMs: number
}>

export function cardsOf(env: Parsed): CardsConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return Object.freeze({
    apiUrl: env.STRIPE_API_URL,
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    timeoutMs: env.STRIPE_TIMEOUT_MS,
  })
}
