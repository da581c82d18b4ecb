import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Deps } from './health.feature.ts'

const BEAT_MS = 60_000

type Needs = Pick<Deps, 'stores' | 'services' | 'config' | 'clock' | 'log'>

/**
 * Writes once a minute that this process is there and how its calls to others ended. A database that is
 * away costs the readings of that minute, nothing else.
 */
export function startHealthBeat(kind: 'app' | 'worker', deps: Needs) {
  const { stores, config, clock, log } = deps
  const beat = {
    ...{ id: randomUUID(), kind, host: hostname().slice(0, 120) || 'unknown' },
    ...{ release: config.release, startedAt: clock.now() },
  }
  const once = async () => {
    try {
      await takeBeat(beat, deps)
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
