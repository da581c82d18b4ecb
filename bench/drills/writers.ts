import { setTimeout as wait } from 'node:timers/promises'
import { readVersion, writeSettings } from './settings-client.ts'

export type Acknowledged = { version: number; text: string }

type Tally = { acknowledged: Acknowledged[]; stale: number; doubtful: number }

/** People who edit the same settings without a break, each signing every edit. */
export function startWriters(
  origin: string,
  count: number,
  onAcknowledged: (write: Acknowledged) => void = () => {},
) {
  const tally: Tally = { acknowledged: [], stale: 0, doubtful: 0 }
  const state = { running: true }
  const writers = Array.from({ length: count }, (_, id) =>
    write(origin, id, tally, state, onAcknowledged),
  )
  return {
    async stop(): Promise<Tally> {
      state.running = false
      await Promise.all(writers)
      return tally
    },
  }
}

async function write(
  origin: string,
  id: number,
  tally: Tally,
  state: { running: boolean },
  onAcknowledged: (write: Acknowledged) => void,
) {
  let seen: number | null = null
  for (let sequence = 1; state.running; sequence += 1) {
    seen ??= await readVersion(origin)
    if (seen === null) {
      await wait(50)
      continue
    }
    const text = `editor ${id}, edição ${sequence}`
    const answer = await writeSettings(origin, seen, { site_description: text })
    if (answer.outcome === 'saved') {
      const write = { version: answer.settings.version, text }
      tally.acknowledged.push(write)
      onAcknowledged(write)
      seen = answer.settings.version
      continue
    }
    seen = null
    if (answer.outcome === 'stale') tally.stale += 1
    else tally.doubtful += 1
  }
}
