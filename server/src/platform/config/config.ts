import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isCnpj } from '@portal/contract/shared/cnpj'
import { z } from 'zod'
import { addressesOf, firstAddress } from '../database/follow-primary.ts'
import {
  type CardsConfig,
  cardsOf,
  missingPaymentSettings,
  type PixConfig,
  paymentsEnvironment,
  pixOf,
  unencryptedPaymentSettings,
} from './payments-config.ts'
import { brokenPushSettings, type PushConfig, pushEnvironment, pushOf } from './push-config.ts'
import {
  brokenWeatherSettings,
  type WeatherConfig,
  weatherEnvironment,
  weatherOf,
} from './weather-config.ts'

/** Values of `.env.example`: fine on a laptop, refused in production. */
const EXAMPLE_SECRETS = new Set([
  'troque-este-segredo',
  'troque-este-segredo-por-32-letras-ao-acaso',
])
const LAPTOP_SECRET = 'troque-este-segredo-por-32-letras-ao-acaso'

/** Nobody waits for a night's work on a hundred thousand listings, and a request's patience ends it. */
export const WORKER_PATIENCE_MS = 10 * 60_000

/** Of nobody: fourteen zeros are the one number with the right digits that is never given. */
const EXAMPLE_SELLER = {
  name: 'Guia Salinópolis (exemplo)',
  cnpj: '00.000.000/0000-00',
  address: 'Salinópolis, Pará',
}

/** Several hosts are followed to the one that takes writes, and to no other. */
const postgresUrl = z
  .string()
  .refine((value) => addressesOf(value).every(isPostgresUrl), 'is no address of PostgreSQL')
  .refine(
    (value) =>
      addressesOf(value).length < 2 ||
      ['read-write', 'primary', null].includes(
        firstAddress(value).searchParams.get('target_session_attrs'),
      ),
    'names several hosts: target_session_attrs can only be read-write',
  )
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATABASE_URL: postgresUrl,
    /** PostgreSQL itself, where the others go through a pool that shares connections by transaction. */
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    /** Of the worker's role, and of the one that owns the tables and migrates. */
    DATABASE_WORKER_URL: postgresUrl.optional(),
    DATABASE_OWNER_URL: postgresUrl.optional(),
    DATABASE_POOL_SIZE: count(10),
    /** Searches of one process that the database answers at once; the others wait in line. */
    DATABASE_SEARCHES_AT_ONCE: count(6),
    /** A statement that takes longer is given up. */
    DATABASE_PATIENCE_MS: count(10_000),
    /** Titles of so many of the best listings are kept by each node; more are asked of the database. */
    SUGGESTIONS_IN_MEMORY: z.coerce.number().int().nonnegative().default(20_000),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    /** Proxies in front of the app whose X-Forwarded-For is believed, as Fastify's trustProxy. */
    TRUST_PROXY: z.string().default('loopback'),
    METRICS_TOKEN: z.string().min(16).optional(),
    PAGE_CACHE: flag.default(true),
    /** Off serves a worker that takes itself and all it kept away from every phone. */
    OFFLINE_WORKER: flag.default(true),
    PAGE_CACHE_MEGABYTES: count(64),
    /** Requests per minute and address before the coarse limit answers 429. */
    REQUESTS_PER_MINUTE: count(1200),
    LIVE_STREAMS: count(5000),
    /** Widens the limits of sensitive calls; for rehearsals, where everybody has one address. */
    SENSITIVE_LIMITS_FACTOR: count(1),
    /** Past these a node answers 503 at once rather than everything too late. */
    MAX_IN_FLIGHT: count(256),
    MAX_EVENT_LOOP_DELAY_MS: count(1000),
    /** How long a node keeps answering after SIGTERM while load balancers look away. */
    DRAIN_MILLISECONDS: z.coerce.number().int().min(0).default(3000),
    /** The log of nginx, where it answers pages from its own copies: they are counted from there. */
    PAGE_LOG: z.string().min(1).optional(),
    /** Where traces are handed over, in OTLP over HTTP; without it nothing is traced. The names are OpenTelemetry's. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** `name=value` apart by commas. */
    OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
    /** Of the traces that begin here, how many are kept. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
    RELEASE: z.string().max(64).default('dev'),
    /** Signs cookies and encrypts what providers hand over; changing it signs everybody out. */
    AUTH_SECRET: z.string().min(32).optional(),
    /** Memory of one password hash. OWASP's floor is 19 MiB; tests hash hundreds and take less. */
    PASSWORD_HASH_KIB: count(64 * 1024),
    /** Administrators must use the second factor: always, unless the portal is only on this machine. */
    ADMIN_SECOND_FACTOR: flag.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:1025'),
    MAIL_FROM: z.string().min(3).default('Guia Salinópolis <nao-responda@localhost>'),
    GOOGLE_DISCOVERY_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://accounts.google.com/.well-known/openid-configuration'),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    WHATSAPP_API_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
    WHATSAPP_TOKEN: z.string().min(1).optional(),
    WHATSAPP_PHONE_NUMBER_ID: z.string().min(1).optional(),
    WHATSAPP_TEMPLATE: z.string().min(1).default('codigo_de_confirmacao'),
    /** Of category utility, with three gaps: what it is, what it says, where it opens. */
    WHATSAPP_NOTICE_TEMPLATE: z.string().min(1).optional(),
    /** Who sells the plans, as it stands on checkouts and receipts. */
    SELLER_NAME: z.string().min(1).default(EXAMPLE_SELLER.name),
    SELLER_CNPJ: z.string().min(1).default(EXAMPLE_SELLER.cnpj),
    SELLER_ADDRESS: z.string().min(1).default(EXAMPLE_SELLER.address),
    /** Where photos are kept: seen by every node and the worker. Unused with a bucket. */
    MEDIA_FOLDER: z.string().min(1).default('.data/media'),
    /** Photos on their way in: a gigabyte at most, on a disk and not in memory. */
    MEDIA_SCRATCH_FOLDER: z.string().min(1).default(join(tmpdir(), 'portal-media')),
    /** Of AVIF. From 3 to 4 takes six times as long for a tenth of the bytes; rehearsals take less. */
    AVIF_EFFORT: z.coerce.number().int().min(0).max(9).default(3),
    S3_BUCKET: z.string().min(3).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    /** Unset means Amazon's own. */
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Unset means those of the machine's role. */
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** The bucket's name in the path instead of the host, as most but Amazon want it. */
    S3_FORCE_PATH_STYLE: flag.optional(),
    /** Webhooks and menus of businesses may be on this machine or in the house; for rehearsals. */
    REACH_PRIVATE_ADDRESSES: flag.default(false),
    ...paymentsEnvironment,
    ...pushEnvironment,
    ...weatherEnvironment,
  })
  .superRefine((environment, context) => {
    if (environment.DATABASE_DIRECT_URL && firstAddress(environment.DATABASE_DIRECT_URL).username) {
      const message = 'says where PostgreSQL is, not who asks: leave the name and password out'
      context.addIssue({ code: 'custom', path: ['DATABASE_DIRECT_URL'], message })
    }
    for (const name of missingPaymentSettings(environment)) {
      context.addIssue({ code: 'custom', path: [name], message: 'is missing beside the others' })
    }
    const isOpenToAll =
      environment.NODE_ENV === 'production' && !isThisMachine(environment.PUBLIC_URL)
    const broken = [
      ...brokenPushSettings(environment, isOpenToAll),
      ...brokenWeatherSettings(environment, isOpenToAll),
    ]
    for (const { name, message } of broken) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
    if (environment.NODE_ENV !== 'production') return
    for (const [name, value] of Object.entries(environment)) {
      if (typeof value === 'string' && EXAMPLE_SECRETS.has(value)) {
        context.addIssue({ code: 'custom', path: [name], message: 'is the example value' })
      }
    }
    if (!environment.AUTH_SECRET) {
      context.addIssue({ code: 'custom', path: ['AUTH_SECRET'], message: 'is missing' })
    }
    if (environment.PASSWORD_HASH_KIB < 19 * 1024) {
      context.addIssue({ code: 'custom', path: ['PASSWORD_HASH_KIB'], message: 'is below 19 MiB' })
    }
    if (isThisMachine(environment.PUBLIC_URL)) return
    for (const name of unencryptedPaymentSettings(environment)) {
      context.addIssue({ code: 'custom', path: [name], message: 'is not https' })
    }
    for (const name of exampleSellerSettings(environment)) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'is not of the company that sells: set it as it is registered',
      })
    }
    if (environment.ADMIN_SECOND_FACTOR === false) {
      context.addIssue({ code: 'custom', path: ['ADMIN_SECOND_FACTOR'], message: 'cannot be off' })
    }
    if (environment.REACH_PRIVATE_ADDRESSES) {
      context.addIssue({
        code: 'custom',
        path: ['REACH_PRIVATE_ADDRESSES'],
        message: 'cannot be on',
      })
    }
    if (environment.SENSITIVE_LIMITS_FACTOR > 1) {
      context.addIssue({ code: 'custom', path: ['SENSITIVE_LIMITS_FACTOR'], message: 'is above 1' })
    }
  })

function isPostgresUrl(value: string): boolean {
  return z.url({ protocol: /^postgres(ql)?$/ }).safeParse(value).success
}

/** Every name above; `deploy/compose.test.ts` asks of each whether a deployment is handed it. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape)

type Seller = { SELLER_NAME: string; SELLER_CNPJ: string; SELLER_ADDRESS: string }

/** Checkouts and receipts would name a company that is none, or one that knows nothing of it. */
function exampleSellerSettings(env: Seller): string[] {
  return [
    ...(env.SELLER_NAME === EXAMPLE_SELLER.name ? ['SELLER_NAME'] : []),
    ...(isCnpj(env.SELLER_CNPJ) ? [] : ['SELLER_CNPJ']),
    ...(env.SELLER_ADDRESS === EXAMPLE_SELLER.address ? ['SELLER_ADDRESS'] : []),
  ]
}

/** A demonstration, or a rehearsal: nobody from outside is told anything wrong. */
export function isThisMachine(address: string | undefined) {
  return !address || ['localhost', '127.0.0.1'].includes(new URL(address).hostname)
}

export type Config = Readonly<{
  environment: 'development' | 'test' | 'production'
  host: string
  port: number
  publicOrigin: string
  database: Readonly<{
    url: string
    /** For what needs a session of its own: listening, the queue, locks. Mostly the same. */
    directUrl: string
    /** Whether `url` leads to a pool that shares connections out by transaction. */
    isPooled: boolean
    workerUrl: string
    ownerUrl: string
    poolSize: number
    searchesAtOnce: number
    patienceMs: number
  }>
  suggestionsInMemory: number
  logLevel: string
  trustProxy: string
  metricsToken: string | undefined
  pageCache: Readonly<{ enabled: boolean; maxBytes: number }>
  /** Whether phones keep pages for when there is no connection. */
  offline: boolean
  requestsPerMinute: number
  /** How many browsers one node tells of changes. */
  liveStreams: number
  sensitiveLimitsFactor: number
  /** What may be called of the addresses that people type. */
  outgoing: Readonly<{ reachesPrivate: boolean }>
  shedding: Readonly<{ maxInFlight: number; maxEventLoopDelayMs: number }>
  drainMs: number
  release: string
  /** Null where nothing is traced. */
  tracing: Readonly<{
    endpoint: string
    headers: Readonly<Record<string, string>>
    share: number
    service: string
  }> | null
  /** Null where nodes count the pages they answer themselves. */
  pageLog: string | null
  auth: Readonly<{ secret: string; adminSecondFactor: boolean; passwordHashKib: number }>
  mail: Readonly<{ url: string; from: string }>
  /** Null where nobody can enter with Google. */
  google: Readonly<{ discoveryUrl: string; clientId: string; clientSecret: string }> | null
  /** Null where codes go by e-mail only. */
  whatsapp: Readonly<{
    apiUrl: string
    token: string
    phoneNumberId: string
    template: string
    /** Null where codes are all that goes by WhatsApp. */
    noticeTemplate: string | null
  }> | null
  /** Who sells the plans. */
  seller: Readonly<{ name: string; cnpj: string; address: string }>
  /** Null where nobody can pay by Pix. */
  pix: PixConfig | null
  /** Null where nobody can pay by card. */
  cards: CardsConfig | null
  /** Null where no browser is pushed to. */
  push: PushConfig | null
  /** Null where nobody foretells the weather. */
  weather: WeatherConfig | null
  images: Readonly<{ avifEffort: number }>
  storage: Readonly<{
    folder: string
    scratchFolder: string
    /** Null where files live in the folder. */
    s3: Readonly<{
      bucket: string
      region: string
      endpoint: string | undefined
      credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }> | undefined
      forcePathStyle: boolean
    }> | null
  }>
}>

/**
 * A line of an .env file without a value says the same as no line. `AUTH_SECRET_FILE` names the file that holds
 * AUTH_SECRET, as container engines and systemd hand secrets over; said twice, nobody knows which one is meant.
 */
function withFiles(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  for (const name of SETTING_NAMES) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) throw new Error(`${name} and ${name}_FILE are both set`)
    // Editors end a file with a line end that belongs to no secret.
    given[name] = readFileSync(file, 'utf8').trimEnd()
  }
  return given
}

/**
 * The only reader of the environment: parsed once at boot, then handed in. The worker connects as itself,
 * and need not be told how the app does.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  process: 'app' | 'worker' = 'app',
): Config {
  const given = withFiles(environment)
  if (process === 'worker' && given.DATABASE_WORKER_URL) {
    given.DATABASE_URL = given.DATABASE_WORKER_URL
  }
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new Error(`Invalid environment:\n${z.prettifyError(parsed.error)}`)
  }
  const env = parsed.data
  return Object.freeze({
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicOrigin: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    database: Object.freeze({
      url: env.DATABASE_URL,
      directUrl: directly(env.DATABASE_URL, env.DATABASE_DIRECT_URL),
      isPooled: env.DATABASE_DIRECT_URL !== undefined,
      workerUrl: env.DATABASE_WORKER_URL ?? env.DATABASE_URL,
      ownerUrl: directly(env.DATABASE_OWNER_URL ?? env.DATABASE_URL, env.DATABASE_DIRECT_URL),
      poolSize: env.DATABASE_POOL_SIZE,
      searchesAtOnce: env.DATABASE_SEARCHES_AT_ONCE,
      patienceMs: env.DATABASE_PATIENCE_MS,
    }),
    suggestionsInMemory: env.SUGGESTIONS_IN_MEMORY,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    pageCache: Object.freeze({
      enabled: env.PAGE_CACHE,
      maxBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    }),
    offline: env.OFFLINE_WORKER,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    liveStreams: env.LIVE_STREAMS,
    sensitiveLimitsFactor: env.SENSITIVE_LIMITS_FACTOR,
    outgoing: Object.freeze({ reachesPrivate: env.REACH_PRIVATE_ADDRESSES }),
    shedding: Object.freeze({
      maxInFlight: env.MAX_IN_FLIGHT,
      maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
    }),
    drainMs: env.DRAIN_MILLISECONDS,
    release: env.RELEASE,
    tracing: tracingOf(env, process),
    pageLog: env.PAGE_LOG ?? null,
    auth: Object.freeze({
      secret: env.AUTH_SECRET ?? LAPTOP_SECRET,
      passwordHashKib: env.PASSWORD_HASH_KIB,
      adminSecondFactor: env.ADMIN_SECOND_FACTOR ?? env.NODE_ENV === 'production',
    }),
    mail: Object.freeze({ url: env.SMTP_URL, from: env.MAIL_FROM }),
    google: googleOf(env),
    whatsapp: whatsAppOf(env),
    seller: Object.freeze({
      name: env.SELLER_NAME,
      cnpj: env.SELLER_CNPJ,
      address: env.SELLER_ADDRESS,
    }),
    pix: pixOf(env),
    cards: cardsOf(env),
    push: pushOf(env),
    weather: weatherOf(env),
    storage: Object.freeze({
      folder: resolve(env.MEDIA_FOLDER),
      scratchFolder: resolve(env.MEDIA_SCRATCH_FOLDER),
      s3: s3Of(env),
    }),
    images: Object.freeze({
      avifEffort: env.AVIF_EFFORT,
    }),
  })
}

/** As the same role, past the pool. */
function directly(pooled: string, direct: string | undefined): string {
  if (direct === undefined) return pooled
  const { username, password } = firstAddress(pooled)
  const login = password ? `${username}:${password}` : username
  return direct.replace('://', `://${login}@`)
}

type Parsed = z.infer<typeof Environment>

function tracingOf(env: Parsed, process: 'app' | 'worker'): Config['tracing'] {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const pairs = env.OTEL_EXPORTER_OTLP_HEADERS.split(',').filter((pair) => pair.includes('='))
  return Object.freeze({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(
      pairs.map((pair) => [pair.split('=', 1)[0]?.trim() ?? '', pair.slice(pair.indexOf('=') + 1)]),
    ),
    share: env.OTEL_TRACES_SAMPLER_ARG,
    service: `portal-${process}`,
  })
}

function googleOf(env: Parsed): Config['google'] {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return null
  return Object.freeze({
    discoveryUrl: env.GOOGLE_DISCOVERY_URL,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
  })
}

function whatsAppOf(env: Parsed): Config['whatsapp'] {
  if (!env.WHATSAPP_TOKEN || !env.WHATSAPP_PHONE_NUMBER_ID) return null
  return Object.freeze({
    apiUrl: env.WHATSAPP_API_URL,
    token: env.WHATSAPP_TOKEN,
    phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
    template: env.WHATSAPP_TEMPLATE,
    noticeTemplate: env.WHATSAPP_NOTICE_TEMPLATE ?? null,
  })
}

function s3Of(env: Parsed): Config['storage']['s3'] {
  if (!env.S3_BUCKET) return null
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  return Object.freeze({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials:
      accessKeyId && secretAccessKey ? Object.freeze({ accessKeyId, secretAccessKey }) : undefined,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  })
}
