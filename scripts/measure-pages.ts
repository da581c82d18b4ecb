import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './local-postgres.ts'
import { repository, runNode, stop } from './processes.ts'

/** Lighthouse against the production build on a database of its own. */
const PAGES = ['/']
/** Pages with a form on the first screen are still above the budgets: measured, not yet required. */
const REPORTED = ['/clube-de-vantagens', '/criar-conta']
const port = await freePort()
const server = runNode(['e2e/support/serve.ts'], {
  env: { PORT: String(port), E2E_PORT: String(port), PORTAL_ENVIRONMENT: 'production' },
})
try {
  const origin = `http://localhost:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100)
  await measure(REPORTED, ['--report-only'])
  process.exitCode = await measure(PAGES)
} finally {
  await stop(server)
}

async function measure(paths: readonly string[], flags: readonly string[] = []): Promise<number> {
  const urls = paths.map((path) => `http://localhost:${port}${path}`)
  const script = join(repository, 'scripts/lighthouse.ts')
  const [code] = (await once(runNode([script, ...flags, ...urls]), 'exit')) as [number | null]
  return code ?? 1
}
