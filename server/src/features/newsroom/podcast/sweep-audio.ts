import { firstTimedIdOf } from '../../../platform/timed-id.ts'
import { SWEEP_BATCH, UNUSED_AUDIO_MS } from './podcast.constants.ts'
import type { Deps } from './podcast.feature.ts'
import { AUDIO_FILES, audioKey, audioOfKey } from './podcast.rules.ts'

type Needs = Pick<Deps, 'stores' | 'work' | 'clock' | 'storage'>

/** Removes files of sound that no episode uses, with their rows; answers how many. */
export async function sweepUnusedAudio({ work, clock, storage }: Needs): Promise<number> {
  const before = new Date(clock.now().getTime() - UNUSED_AUDIO_MS)
  let removed = 0
  for (;;) {
    const gone = await work.transaction(({ podcastAudio }) =>
      podcastAudio.removeUnused(before, SWEEP_BATCH),
    )
    // Should the storage be away now, the files are leftovers of tomorrow night.
    for (const audio of gone) await storage.remove(audioKey(audio))
    removed += gone.length
    if (gone.length < SWEEP_BATCH) return removed
  }
}

/** Removes files that no row knows: what a crash between two steps left. */
export async function sweepLeftoverAudio({ stores, clock, storage }: Needs): Promise<number> {
  const until = firstTimedIdOf(new Date(clock.now().getTime() - UNUSED_AUDIO_MS))
  const keys = new Map<string, string>()
  for await (const key of storage.list(AUDIO_FILES)) {
    const id = audioOfKey(key)
    if (id && id < until) keys.set(id, key)
  }
  const known = await stores.podcastAudio.known([...keys.keys()])
  const leftovers = [...keys].filter(([id]) => !known.has(id))
  for (const [, key] of leftovers) await storage.remove(key)
  return leftovers.length
}
