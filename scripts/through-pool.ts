import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, repository, run } from './processes.ts'

/**
 * `npm run pooled`: what touches the database, with PgBouncer in transaction mode before it and few
 * connections behind. `-- --whole` plays every test of the server, `-- --units` no journeys.
 */
const LAYERS = [
  'server/src/through-a-pool.test.ts',
  'server/src/platform/database',
  'server/src/platform/live',
  'server/src/platform/queue',
  'server/src/platform/auth',
  'server/src/features/portal/search',
  'server/src/features/storefront/orders',
  'server/src/features/lodging/stays',
  'server/src/features/money/payments',
  'server/src/features/club/offers',
  'server/src/leave-the-portal.test.ts',
  'server/src/orders-are-told.test.ts',
]
/** One journey each for what is ordered, booked and paid. */
const JOURNEYS = ['order-from-a-phone', 'book-a-stay', 'pay-a-plan-by-pix', 'pay-a-plan-by-card']

const asked = new Set(process.argv.slice(2))
const files = asked.has('--whole') ? ['server/src'] : LAYERS
process.env.TEST_POOL = 'on'
const ends = [await play(bin('vitest'), ['run', ...files])]
if (!asked.has('--units')) {
  if (!existsSync(join(repository, 'server/dist/serve.js'))) throw new Error('npm run build first')
  ends.push(
    await play(bin('playwright'), [
      ...['test', '-c', 'e2e/playwright.config.ts', '--project=journeys'],
      ...JOURNEYS.map((name) => `${name}.spec.ts`),
    ]),
  )
}
process.exitCode = Math.max(...ends)

function play(program: string, words: string[]): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  run(program, words).once('exit', (code) => resolve(code ?? 1))
  return promise
}
