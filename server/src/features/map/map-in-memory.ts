import { MAP_EVENT_DAYS } from '@portal/contract/map/map-words'
import { KeptPart } from '../../platform/live/kept-part.ts'
import type { Tag } from '../../platform/live/tags.ts'
import { changeIn } from './changes.rules.ts'
import type { Deps } from './map.feature.ts'
import { PlaceSet } from './place-set.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const horizonOf = (now: Date) => new Date(now.getTime() + MAP_EVENT_DAYS * DAY_MS)

/** In the order of lists. */
export type MapInMemory = { sets: readonly PlaceSet[]; until: Date | null }

/**
 * Every place of the map, kept by each node and told of changes by the bus. A business that changed
 * is read alone and put in its place; what changes many at once is read anew. Events are few and are
 * read whole whenever one of them, or a place where one could be, changes or the next of them ends.
 */
export function keepMap({
  stores,
  bus,
  clock,
  log,
}: Pick<Deps, 'stores' | 'bus' | 'clock' | 'log'>) {
  const isHearing = () => bus.isUp
  const businesses = new KeptPart<PlaceSet>({
    name: 'businesses of the map',
    clock,
    log,
    isHearing,
    load: async (known, changed) => {
      if (!known || changed === 'all') {
        return { value: await PlaceSet.of(await stores.map.listBusinesses()), until: null }
      }
      known.replace(changed, await stores.map.findBusinesses([...changed]))
      return { value: known, until: null }
    },
  })
  const sights = new KeptPart<PlaceSet>({
    name: 'sights of the map',
    clock,
    log,
    isHearing,
    load: async () => ({ value: await PlaceSet.of(await stores.map.listSights()), until: null }),
  })
  const events = new KeptPart<PlaceSet>({
    name: 'events of the map',
    clock,
    log,
    isHearing,
    load: async () => {
      const now = clock.now()
      const { points, until } = await stores.map.listEvents(now, horizonOf(now))
      return { value: await PlaceSet.of(points), until }
    },
  })
  const parts = [sights, events, businesses]

  const onChanged = (tags: Tag[]) => {
    const change = changeIn(tags)
    if (change.businesses) businesses.announce(change.businesses)
    if (change.sights) sights.announce('all')
    if (change.events) events.announce('all')
  }
  const onUp = () => {
    for (const part of parts) part.announce('all')
  }
  bus.on('changed', onChanged)
  bus.on('up', onUp)

  return {
    async read(): Promise<MapInMemory> {
      const sets = await Promise.all(parts.map((part) => part.read()))
      return { sets, until: events.until }
    },
    async warmUp() {
      await Promise.all(parts.map((part) => part.read())).catch((error) =>
        log.warn({ err: error }, 'the map could not be read yet'),
      )
    },
    async close() {
      bus.off('changed', onChanged)
      bus.off('up', onUp)
      await Promise.all(parts.map((part) => part.close()))
    },
  }
}
