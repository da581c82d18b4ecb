import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './local-postgres.ts'
import { repository, runNode, stop } from './processes.ts'

/** Lighthouse against the production build on a database of its own. */
const PAGES = ['/', '/clube-de-vantagens', '/criar-conta']
const port = await freePort()
const server = runNode(['e2e/support/serve.ts'], {
  env: { PORT: String(port), E2E_PORT: String(port), PORTAL_ENVIRONMENT: 'production' },
})
try {
  const origin = `http://localhost:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100)
  const measuring = runNode([
    join(repository, 'scripts/lighthouse.ts'),
    ...PAGES.map((path) => origin + path),
  ])
  const [code] = (await once(measuring, 'exit')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  await stop(server)
}
