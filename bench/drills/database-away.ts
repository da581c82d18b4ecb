import { setTimeout as wait } from 'node:timers/promises'
import { startApp, WRITE_ROUTE_APP } from '../app-nodes.ts'
import { startDatabase } from '../database.ts'
import { type Drill, expect } from './drill.ts'
import { insistOnWriting, WRITE_PATH } from './settings-client.ts'
import { signUp } from './sign-up.ts'

const NAME_BEFORE = 'Antes da queda'
const NAME_AFTER = 'Depois da queda'
const VISITS_WHILE_AWAY = 20
const FRESH_WITHIN_MS = 15_000

// spec: 681
/** Without its database the portal still shows what it showed, refuses writes in words, and recovers. */
export const databaseAway: Drill = {
  name: 'database-away',
  async run({ say, defer }) {
    const database = await startDatabase('away', true)
    defer(() => database.remove())
    const app = await startApp({
      databaseUrl: database.url,
      harness: WRITE_ROUTE_APP,
      timeoutMs: 60_000,
      // A machine that is busy elsewhere is not a portal that is overloaded.
      environment: { MAX_EVENT_LOOP_DELAY_MS: '30000' },
    })
    defer(() => app.stop('SIGKILL'))
    await insistOnWriting(app.origin, { site_name: NAME_BEFORE })
    expect((await home(app.origin)).page.includes(NAME_BEFORE), 'the name was not shown at first')
    const cookie = await signUp(app.origin)

    await database.stop()
    const visits = []
    for (let turn = 0; turn < VISITS_WHILE_AWAY; turn += 1) {
      visits.push(await home(app.origin))
      await wait(100)
    }
    const slowest = Math.max(...visits.map(({ milliseconds }) => milliseconds))
    const good = visits.filter(({ status, page }) => status === 200 && page.includes(NAME_BEFORE))
    say(
      `away: ${good.length} of ${visits.length} pages as before, slowest ${slowest.toFixed(0)} ms`,
    )
    expect(good.length === visits.length, 'a page that was seen before is gone or changed')
    const write = await fetch(app.origin + WRITE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, changes: { site_name: 'Nunca' } }),
    })
    say(`away: a write answers ${await requireRefusal(write)}`)
    const own = await fetch(`${app.origin}/api/v1/profile`, { headers: { cookie } })
    say(`away: whoever is signed in is answered ${await requireRefusal(own)}`)
    const ready = await fetch(`${app.origin}/readyz`)
    expect(ready.status === 503, `/readyz answered ${ready.status} without a database`)

    await database.start()
    const startedAt = Date.now()
    while ((await fetch(`${app.origin}/readyz`)).status !== 200) {
      expect(Date.now() - startedAt < FRESH_WITHIN_MS, '/readyz did not recover')
      await wait(100)
    }
    await insistOnWriting(app.origin, { site_name: NAME_AFTER })
    while (!(await home(app.origin)).page.includes(NAME_AFTER)) {
      expect(Date.now() - startedAt < FRESH_WITHIN_MS, 'the new name is not shown')
      await wait(100)
    }
    say(`back: ready, written and shown ${Date.now() - startedAt} ms after the database`)
  },
}

async function home(origin: string) {
  const startedAt = performance.now()
  const answer = await fetch(`${origin}/`)
  const page = await answer.text()
  return { status: answer.status, page, milliseconds: performance.now() - startedAt }
}

/** Refused as problem+json, with a sentence that a person can read and when to come back. */
async function requireRefusal(answer: Response): Promise<string> {
  const body = (await answer.json()) as { detail?: string }
  const type = answer.headers.get('content-type') ?? ''
  expect(answer.status === 503, `refused with ${answer.status}`)
  expect(answer.headers.has('retry-after'), 'refused without saying when to come back')
  expect(type.startsWith('application/problem+json'), `refused as ${type}`)
  expect(/[A-Z].*\.$/.test(body.detail ?? ''), 'refused without a sentence')
  return `${answer.status} "${body.detail}"`
}
