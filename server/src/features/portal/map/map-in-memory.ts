import { MAP_EVENT_DAYS } from '@portal/contract/portal/map/map.texts'
import { InMemoryCopy } from '../../../platform/live/in-memory-copy.ts'
import type { Tag } from '../../../platform/live/tags.ts'
import { changeIn } from './changes.rules.ts'
import type { Deps } from './map.feature.ts'
import type { MapPoint } from './map.rules.ts'
import { PointSet } from './point-set.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const horizonOf = (now: Date) => new Date(now.getTime() + MAP_EVENT_DAYS * DAY_MS)

const idsOf = (points: readonly MapPoint[]) => points.map(({ id }) => id)

/** In the order of lists. */
export type MapInMemory = { sets: readonly PointSet[]; until: Date | null }

/**
 * Every point of the map, in the memory of each node. A business that changed is read alone and replaced;
 * a change of many is read whole. Events are few: they are read whole whenever one of them, or somewhere
 * one could happen, changes or the next of them ends. Of properties those of an advertiser are read together:
 * which are shown depends on its plan.
 */
export function keepMap({
  stores,
  bus,
  clock,
  log,
}: Pick<Deps, 'stores' | 'bus' | 'clock' | 'log'>) {
  const isConnected = () => bus.isUp
  const businesses = new InMemoryCopy<PointSet>({
    name: 'businesses of the map',
    clock,
    log,
    isConnected,
    load: async (known, changed) => {
      if (!known || changed === 'all') {
        return { value: await PointSet.of(await stores.map.listBusinesses()), until: null }
      }
      known.replace(changed, await stores.map.findBusinesses([...changed]))
      return { value: known, until: null }
    },
  })
  const sights = new InMemoryCopy<PointSet>({
    name: 'sights of the map',
    clock,
    log,
    isConnected,
    load: async () => ({ value: await PointSet.of(await stores.map.listSights()), until: null }),
  })
  const events = new InMemoryCopy<PointSet>({
    name: 'events of the map',
    clock,
    log,
    isConnected,
    load: async () => {
      const now = clock.now()
      const { points, until } = await stores.map.listEvents(now, horizonOf(now))
      return { value: await PointSet.of(points), until }
    },
  })
  /** Which points are whose. */
  let ofAdvertiser = new Map<string, string[]>()
  const properties = new InMemoryCopy<PointSet>({
    name: 'properties of the map',
    clock,
    log,
    isConnected,
    load: async (known, changed) => {
      if (!known || changed === 'all') {
        const all = await stores.map.listProperties()
        const value = await PointSet.of(all.flatMap(({ points }) => points))
        ofAdvertiser = new Map(all.map(({ advertiserId, points }) => [advertiserId, idsOf(points)]))
        return { value, until: null }
      }
      const read = await stores.map.listProperties([...changed])
      const gone = [...changed].flatMap((id) => ofAdvertiser.get(id) ?? [])
      known.replace(
        gone,
        read.flatMap(({ points }) => points),
      )
      for (const id of changed) ofAdvertiser.delete(id)
      for (const { advertiserId, points } of read) ofAdvertiser.set(advertiserId, idsOf(points))
      return { value: known, until: null }
    },
  })
  const copies = [sights, events, businesses, properties]

  const onChanged = (tags: Tag[]) => {
    const change = changeIn(tags)
    if (change.businesses) businesses.announce(change.businesses)
    if (change.sights) sights.announce('all')
    if (change.events) events.announce('all')
    if (change.properties) properties.announce(change.properties)
  }
  const onUp = () => {
    for (const copy of copies) copy.announce('all')
  }
  bus.on('changed', onChanged)
  bus.on('up', onUp)

  return {
    async read(): Promise<MapInMemory> {
      const sets = await Promise.all(copies.map((copy) => copy.read()))
      return { sets, until: events.until }
    },
    async warmUp() {
      await Promise.all(copies.map((copy) => copy.read())).catch((error) =>
        log.warn({ err: error }, 'the map could not be read yet'),
      )
    },
    async close() {
      bus.off('changed', onChanged)
      bus.off('up', onUp)
      await Promise.all(copies.map((copy) => copy.close()))
    },
  }
}
