import { setTimeout as wait } from 'node:timers/promises'
import { type Change, type City, PLANS, type Roll } from './city-changes.ts'

export type Tally = { made: number; refused: number; unanswered: number; strange: string[] }
type Portal = {
  origin: string
  publicOrigin: string
  cookie: string
  /** Of somebody else of the team: nobody decides about their own. */
  colleague: string
  city: City
  /** While the app is started again everybody waits, also who needs only the database. */
  isUp: () => boolean
}

const TIMEOUT_MS = 20_000
const PAUSE_MS = 100

/** Administrators who change whatever comes to hand, together so many times. */
export function startEditors(portal: Portal, count: number, changes: number) {
  const tally: Tally = { made: 0, refused: 0, unanswered: 0, strange: [] }
  const editors = Array.from({ length: count }, async (_, editor) => {
    const roll = dice(editor + 1)
    while (tally.made < changes) {
      if (!portal.isUp()) {
        await wait(PAUSE_MS)
        continue
      }
      const change = await PLANS[roll(PLANS.length)]?.(portal.city, roll)
      if (change) await make(change, portal, tally)
    }
  })
  return { tally, done: Promise.all(editors) }
}

async function make(
  change: Change,
  { origin, publicOrigin, cookie, colleague, city }: Portal,
  tally: Tally,
) {
  if ('sql' in change) {
    await city.pool.query(change.sql, change.values)
    tally.made += 1
    return
  }
  try {
    const answer = await fetch(`${origin}/api/v1${change.path}`, {
      method: change.method,
      headers: {
        cookie: /^\/admin\/establishments\//.test(change.path) ? colleague : cookie,
        origin: publicOrigin,
        ...(change.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(change.body ? { body: JSON.stringify(change.body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    if (answer.ok) tally.made += 1
    else tally.refused += 1
    // Refusals are part of it; a question that nobody could answer is a mistake of the drill.
    if ([400, 401, 403].includes(answer.status) || answer.status >= 500) {
      tally.strange.push(`${change.method} ${change.path}: ${answer.status} ${text.slice(0, 200)}`)
    }
  } catch {
    // Killed in the middle: it may have happened or not, but the index knows which.
    tally.unanswered += 1
  }
}

/** Other numbers for each editor, the same in every run. */
function dice(seed: number): Roll {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % sides
  }
}
