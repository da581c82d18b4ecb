import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { Tag } from '../../server/src/platform/live/tags.ts'
import type { GuidePortal } from '../guide/portal.ts'
import { median } from '../load.ts'

const VIEW = '/api/v1/map?bbox=-47.5,-0.85,-47.19,-0.54&zoom=12'

/** What the places of the map take, once nothing else is left lying about. */
export async function memoryOf({ app }: GuidePortal): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = used()
  await app.inject(VIEW)
  return used() - before
}

/** From the announcement of one changed listing to an answer that knows it, with nobody else asking. */
export async function changeOne({ app, deps }: GuidePortal, rounds: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from directory limit ${rounds}`.execute(
    deps.connection,
  )
  const times: number[] = []
  for (const { id } of rows) {
    const began = performance.now()
    deps.bus.emit('changed', [Tag.establishments, Tag.establishment(id)])
    await app.inject(VIEW)
    times.push(performance.now() - began)
  }
  return median(times)
}

/** The same after a change that names nobody, and how long the node answered nothing meanwhile. */
export async function changeAll({ app, deps }: GuidePortal, rounds: number) {
  const seen: number[] = []
  const pauses: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const began = performance.now()
    deps.bus.emit('changed', [Tag.establishments])
    await app.inject(VIEW)
    seen.push(performance.now() - began)
    delay.disable()
    pauses.push(delay.max / 1e6)
  }
  return { seenMs: median(seen), pauseMs: median(pauses) }
}
