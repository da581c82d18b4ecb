import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { query } from '../e2e/support/operator.ts'
import { freePort } from './local-postgres.ts'
import { repository, runNode, stop } from './processes.ts'

/**
 * Lighthouse against the production build: at `--origin`, or on a database of its own.
 */
const PAGES = ['/', '/guia-comercial', '/praia/atalaia', '/clube-de-vantagens', '/criar-conta']
const { values } = parseArgs({
  options: { origin: { type: 'string' }, runs: { type: 'string', default: '5' } },
})
const server = values.origin ? null : await startPortal()
const origin = values.origin ?? server?.origin ?? ''
try {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100)
  await untilPicturesAreReady()
  process.exitCode = await measure([...PAGES, ...(await firstPages(origin))])
} finally {
  if (server) await stop(server.child)
}

async function startPortal() {
  const port = String(await freePort())
  const child = runNode(['e2e/support/serve.ts'], {
    env: { PORT: port, E2E_PORT: port, PORTAL_ENVIRONMENT: 'production' },
  })
  return { child, origin: `http://localhost:${port}` }
}

/** The worker prepares the seeded pictures with all the processors there are. */
async function untilPicturesAreReady() {
  const waiting = `select count(*)::integer as left from media where status = 'processing'`
  while ((await query<{ left: number }>(waiting))[0]?.left !== 0) await wait(500)
}

/** One page of each kind that has many: a business, an event, an article. */
async function firstPages(origin: string): Promise<string[]> {
  const listings = await read<{ establishments: Named[] }>(origin, '/api/v1/establishments')
  const home = await read<{ events: Named[]; articles: Named[] }>(origin, '/api/v1/home')
  return [
    `/guia/${firstOf(listings.establishments)}`,
    `/eventos/${firstOf(home.events)}`,
    `/noticias/${firstOf(home.articles)}`,
  ]
}

type Named = { slug: string }

async function read<Answer>(origin: string, path: string): Promise<Answer> {
  const answer = await fetch(origin + path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as Answer
}

function firstOf([first]: readonly Named[]): string {
  if (!first) throw new Error('the seed is incomplete')
  return first.slug
}

async function measure(paths: readonly string[]): Promise<number> {
  const urls = paths.map((path) => origin + path)
  const script = join(repository, 'scripts/lighthouse.ts')
  const [code] = (await once(runNode([script, '--runs', values.runs, ...urls]), 'exit')) as [
    number | null,
  ]
  return code ?? 1
}
