import { setTimeout as wait } from 'node:timers/promises'
import { startApp, WRITE_ROUTE_APP } from '../app-nodes.ts'
import { type BenchDatabase, startDatabase } from '../database.ts'
import type { RunningNode } from '../processes.ts'
import { type Drill, expect } from './drill.ts'
import { readWitnesses, watchWrites } from './witnesses.ts'
import { startWriters } from './writers.ts'

const WRITERS = 8
const CALM_MS = { least: 300, most: 2_000 }
const VICTIMS = ['app', 'database', 'both'] as const

// spec: 681
/** What was answered with success is in the database, whatever is killed and whenever. */
export const durability: Drill = {
  name: 'durability',
  async run({ say, defer, kills }) {
    const database = await startDatabase('durability', false)
    defer(() => database.remove())
    await watchWrites(database.urls.owner)
    const start = (port?: number) =>
      startApp({
        databaseUrl: database.url,
        harness: WRITE_ROUTE_APP,
        timeoutMs: 60_000,
        ...(port ? { port } : {}),
      })
    let app = await start()
    const port = Number(new URL(app.origin).port)
    defer(() => app.stop('SIGKILL'))

    const writers = startWriters(app.origin, WRITERS)
    let crashes = 0
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(CALM_MS.least + Math.random() * (CALM_MS.most - CALM_MS.least))
      const victim = VICTIMS[Math.floor(Math.random() * VICTIMS.length)] ?? 'both'
      await strike(victim, app, database)
      // A node is expected to live through the loss of its database.
      if (app.hasEnded()) {
        if (victim === 'database') crashes += 1
        app = await start(port)
      }
    }
    await wait(1_000)
    const { acknowledged, stale, doubtful } = await writers.stop()

    const seen = await readWitnesses(database.url)
    const lost = acknowledged.filter(
      ({ version, text }) => seen.texts.get(version) !== text || seen.audits.get(version) !== 1,
    )
    say(
      `${kills} kills; ${acknowledged.length} writes acknowledged, ${stale} refused as stale, ` +
        `${doubtful} without an answer; version ${seen.version}, ${seen.audits.size} audit rows`,
    )
    say(`lost: ${lost.length}; nodes that died with their database: ${crashes}`)
    expect(acknowledged.length > 0, 'nothing was ever acknowledged')
    expect(lost.length === 0, `${lost.length} acknowledged writes are gone`)
    expect(seen.audits.size === seen.version - 1, 'versions and audit rows disagree')
    expect(crashes === 0, `${crashes} nodes died when only the database was killed`)
  },
}

async function strike(victim: (typeof VICTIMS)[number], app: RunningNode, db: BenchDatabase) {
  if (victim !== 'app') await db.kill()
  if (victim !== 'database') await app.stop('SIGKILL')
  if (victim !== 'app') await db.start()
}
