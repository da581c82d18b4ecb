import { Busy } from '../errors/domain-errors.ts'
import type { IsGone, WorkGate } from '../limits/work-gate.ts'
import type { Asker, CacheState, Loaded, TaggedCache } from './tagged-cache.ts'

/**
 * Reads what lies in memory at once; what has to be made waits for its turn at the gate. Whoever is
 * refused there is shown the last copy, if there is one: old is better than nothing.
 */
export async function readThroughGate<Value>(
  { cache, gate }: { cache: TaggedCache<Value>; gate: WorkGate },
  { key, asker, isGone }: { key: string; asker: Asker; isGone?: IsGone },
  load: () => Promise<Loaded<Value>>,
): Promise<{ value: Value; state: CacheState }> {
  const known = cache.peek(key, asker)
  if (known !== undefined) return { value: known, state: 'hit' }
  const read = () => cache.read(key, load, asker)
  // Somebody's turn has come for it already: their answer is everybody's.
  if (cache.isLoading(key)) return read()
  try {
    return await gate.run(asker(), read, isGone)
  } catch (error) {
    const old = error instanceof Busy ? cache.peekOld(key) : undefined
    if (old === undefined) throw error
    return { value: old, state: 'stale' }
  }
}
