/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../../e2e/support/browser.ts'
import { databaseEnvironment, freePort } from '../../scripts/local-postgres.ts'
import { runNode, stop } from '../../scripts/processes.ts'
import { createDeps } from '../../server/src/deps.ts'
import { confirmExtraction } from '../../server/src/features/club/draws/confirm-extraction.ts'
import { freezeDraw } from '../../server/src/features/club/draws/freeze-draw.ts'
import { typeExtraction } from '../../server/src/features/club/draws/type-extraction.ts'
import { systemActor } from '../../server/src/platform/actor.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createOpenDraw, EXTRACTION, superadmin } from '../../server/test/draws.ts'
import { withCleanup } from '../cleanup.ts'
import { startDatabase } from '../database.ts'

/**
 * `npm run bench:draws`: a draw of 100,000 numbers, the most that one series has. How long it takes to close
 * its list, and how long Chromium takes to do the sums again on the public page; with one entry changed on
 * the way, the page must say so. Needs a build.
 */
const ENTRIES = 100_000
const MOST_FREEZE_MS = 10_000
const MOST_RECHECK_MS = 3_000
const ONE = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'

await withCleanup(async (onEnd) => {
  const database = await startDatabase('draws', true)
  onEnd(() => database.remove())
  let now = new Date('2026-07-12T15:00:00Z')
  const clock = { now: () => now }
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    DATABASE_PATIENCE_MS: '60000',
  })
  const deps = await createDeps(config, createLog('error', 'command'), { clock })
  onEnd(() => deps.close())
  const draw = await createOpenDraw({ deps })
  await fill(draw.id)

  now = new Date('2026-07-14T21:05:00Z')
  const started = performance.now()
  await freezeDraw(systemActor, { id: draw.id }, deps)
  const freezeMs = Math.round(performance.now() - started)
  now = new Date('2026-07-15T23:00:00Z')
  await typeExtraction(superadmin(ONE), { id: draw.id, ...EXTRACTION }, deps)
  const typed = await deps.stores.drawOutcomes.typed(draw.id)
  const confirmation = { id: draw.id, extraction_id: typed?.id ?? '', ...EXTRACTION }
  await confirmExtraction(superadmin(OTHER), confirmation, deps)

  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const env = {
    ...databaseEnvironment(database.urls),
    NODE_ENV: 'test',
    PORT: port,
    PUBLIC_URL: origin,
  }
  const server = runNode(['server/dist/serve.js'], {
    env: { ...env, LOG_LEVEL: 'error' },
    quiet: true,
  })
  onEnd(() => stop(server))
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100)
  const seen = await recheckInChromium(`${origin}/sorteios/${draw.number}`)
  const isGood =
    freezeMs <= MOST_FREEZE_MS &&
    seen.recheckMs <= MOST_RECHECK_MS &&
    seen.isSame &&
    seen.plantedChangeIsSeen
  console.log(JSON.stringify({ entries: ENTRIES, freezeMs, ...seen }, null, 2))
  process.exitCode = isGood ? 0 : 1

  /** Every number of the series is somebody's; people are of no account here. */
  async function fill(id: string) {
    await deps.pool.query(
      `insert into draw_participants (draw_id, code, full_name, cpf, cpf_hint, cpf_hash, birth_date,
         accepted_sha256, accepted_at, accepted_on)
       select $1, upper('A' || lpad(to_hex(n), 4, '0')), 'Pessoa ' || n, sha256('x'), '',
         sha256(n::text::bytea), '1990-01-01', '', $2, '2026-07-12' from generate_series(0, 49999) as n`,
      [id, clock.now()],
    )
    await deps.pool.query(
      `insert into draw_entries
       select $1, n, upper('A' || lpad(to_hex(n / 2), 4, '0')), 'membership', n::text, $2
       from generate_series(0, $3::int - 1) as n`,
      [id, clock.now(), ENTRIES],
    )
    await deps.pool.query(
      'update draws set entry_count = $2, participant_count = $2 / 2 where id = $1',
      [id, ENTRIES],
    )
  }
})

async function recheckInChromium(address: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await page.goto(address, { waitUntil: 'networkidle' })
    const press = () =>
      page.getByRole('button', { name: /Refazer a conta|conferir de novo/ }).click()
    const pressed = performance.now()
    await press()
    const done = page.locator('[data-ms]')
    await done.waitFor()
    const recheckMs = Math.round(performance.now() - pressed)
    const sumsMs = Number(await done.getAttribute('data-ms'))
    const isSame = await page.getByText('A conta bateu: 3 de 3').isVisible()
    await page.route('**/lista.csv', async (route) => {
      const answer = await route.fetch()
      // One number becomes somebody else's.
      const body = (await answer.text()).replace('\n50000;A61A8', '\n50000;A61A9')
      await route.fulfill({ response: answer, body })
    })
    await press()
    await page.getByText('O arquivo não é o mesmo').waitFor()
    const plantedChangeIsSeen = (await page.locator('.draw-run mark').count()) > 0
    return { recheckMs, sumsMs, isSame, plantedChangeIsSeen }
  } finally {
    await browser.close()
  }
}
