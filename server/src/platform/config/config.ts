import { z } from 'zod'

/** Values of `.env.example`: fine on a laptop, refused in production. */
const EXAMPLE_SECRETS = new Set(['troque-este-segredo'])

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL_SIZE: count(10),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    /** Proxies in front of the app whose X-Forwarded-For is believed, as Fastify's trustProxy. */
    TRUST_PROXY: z.string().default('loopback'),
    METRICS_TOKEN: z.string().min(16).optional(),
    PAGE_CACHE: flag.default(true),
    PAGE_CACHE_MEGABYTES: count(64),
    /** Requests per minute and address before the coarse limit answers 429. */
    REQUESTS_PER_MINUTE: count(1200),
    /** Past these a node answers 503 at once rather than everything too late. */
    MAX_IN_FLIGHT: count(256),
    MAX_EVENT_LOOP_DELAY_MS: count(1000),
    /** How long a node keeps answering after SIGTERM while load balancers look away. */
    DRAIN_MILLISECONDS: z.coerce.number().int().min(0).default(3000),
    RELEASE: z.string().max(64).default('dev'),
  })
  .superRefine((environment, context) => {
    if (environment.NODE_ENV !== 'production') return
    for (const [name, value] of Object.entries(environment)) {
      if (typeof value === 'string' && EXAMPLE_SECRETS.has(value)) {
        context.addIssue({ code: 'custom', path: [name], message: 'is the example value' })
      }
    }
  })

export type Config = Readonly<{
  environment: 'development' | 'test' | 'production'
  host: string
  port: number
  publicOrigin: string
  database: Readonly<{ url: string; poolSize: number }>
  logLevel: string
  trustProxy: string
  metricsToken: string | undefined
  pageCache: Readonly<{ enabled: boolean; maxBytes: number }>
  requestsPerMinute: number
  shedding: Readonly<{ maxInFlight: number; maxEventLoopDelayMs: number }>
  drainMs: number
  release: string
}>

/** The only reader of the environment: parsed once at boot, then handed in. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    throw new Error(`Invalid environment:\n${z.prettifyError(parsed.error)}`)
  }
  const env = parsed.data
  return Object.freeze({
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicOrigin: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    database: Object.freeze({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE }),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    pageCache: Object.freeze({
      enabled: env.PAGE_CACHE,
      maxBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    }),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    shedding: Object.freeze({
      maxInFlight: env.MAX_IN_FLIGHT,
      maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
    }),
    drainMs: env.DRAIN_MILLISECONDS,
    release: env.RELEASE,
  })
}
