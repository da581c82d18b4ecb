import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { Gauge } from 'prom-client'
import type { Deps } from './health.feature.ts'
import { readHealth } from './read-health.ts'

const BEAT_MS = 60_000

/**
 * Writes once a minute that this process is there and how its calls to others ended. A database that is
 * away costs the readings of that minute, nothing else.
 */
export function startHealthBeat(kind: 'app' | 'worker', deps: Deps) {
  const { stores, config, clock, log } = deps
  const beat = {
    ...{ id: randomUUID(), kind, host: hostname().slice(0, 120) || 'unknown' },
    ...{ release: config.release, startedAt: clock.now() },
  }
  const parts = kind === 'app' ? measureParts(deps) : null
  const once = async () => {
    try {
      await takeBeat(beat, deps)
      await parts?.read()
    } catch (err) {
      log.warn({ err }, 'the beat of this node was not written')
    }
  }
  void once()
  const timer = setInterval(() => void once(), BEAT_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await stores.health.leave(beat.id).catch(() => undefined)
    },
  }
}

export async function takeBeat(
  beat: Parameters<Deps['stores']['health']['beat']>[0],
  { stores: { health }, services, clock }: Pick<Deps, 'stores' | 'services' | 'clock'>,
) {
  const now = clock.now()
  await health.keep(services.take())
  await health.beat(beat, now, beat.kind === 'worker' ? await health.countQueue(now) : null)
}

/** What /admin/saude says of each part, for whoever watches from outside. */
export function measureParts(deps: Deps) {
  const gauge = new Gauge({
    name: 'portal_part_in_trouble',
    help: '1 for a part that needs somebody, as /admin/saude judges it',
    labelNames: ['part'],
    registers: [deps.meters],
  })
  return {
    async read() {
      const { parts } = await readHealth(deps)
      for (const { name, state } of parts) gauge.set({ part: name }, state === 'trouble' ? 1 : 0)
    },
  }
}
