import { buildApp } from '../../server/src/app.ts'
import { createDeps } from '../../server/src/deps.ts'
import { createPasswords } from '../../server/src/platform/auth/password.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'

const PEOPLE = 20
const PASSWORD = 'maré alta às seis da tarde'
const ORIGIN = 'http://portal.test'

export type AccountsPortal = Awaited<ReturnType<typeof startAccountsPortal>>

/** The real app on a real database, with a stop-watch around the password hash. */
export async function startAccountsPortal(databaseUrl: string) {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: ORIGIN,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    SENSITIVE_LIMITS_FACTOR: '10000',
    MAX_EVENT_LOOP_DELAY_MS: '30000',
  })
  const clock = { hashMs: 0 }
  const passwords = createPasswords({ memoryKib: config.auth.passwordHashKib })
  const timed: typeof passwords = {
    ...passwords,
    async verify(stored) {
      const started = performance.now()
      const matches = await passwords.verify(stored)
      clock.hashMs += performance.now() - started
      return matches
    },
  }
  const deps = await createDeps(config, createLog('error', 'app'), { passwords: timed })
  await deps.bus.start()
  const app = await buildApp({
    deps,
    readiness: { draining: false },
    isDatabaseReady: async () => true,
  })
  await app.ready()
  const known = (n: number) => `pessoa-${n % PEOPLE}@exemplo.test`
  const hash = await deps.passwords.hash(PASSWORD)
  for (let n = 0; n < PEOPLE; n += 1) {
    await deps.work.transaction(({ accounts }) =>
      accounts.create({ email: known(n), name: 'Pessoa', passwordHash: hash }, new Date()),
    )
  }

  async function time(url: string, payload: object) {
    const started = performance.now()
    await app.inject({ method: 'POST', url, payload, headers: { origin: ORIGIN } })
    return performance.now() - started
  }

  return {
    clock,
    known,
    unknown: (n: number) => `ninguem-${n % PEOPLE}@exemplo.test`,
    password: PASSWORD,
    signIn: (email: string, password: string) => time('/api/v1/auth/sign-in', { email, password }),
    recover: (email: string) => time('/api/v1/auth/password/recovery', { email }),
    async stop() {
      await app.close()
      await deps.close()
    },
  }
}
