import type { BoundingBox, MapPin } from '@portal/contract/portal/map/map'
import {
  HOME_LAYERS,
  MAP_LAYERS,
  MAP_MOST_FEATURES,
  type MapLayer,
} from '@portal/contract/portal/map/map.texts'
import type { RowOf } from '@portal/contract/shared/endpoint'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clustersOf } from './clusters.rules.ts'
import { type Listed, listInOrder, type PlacePosition } from './list-places.rules.ts'
import { type MapPoint, pointOf, slotsOf } from './map.rules.ts'
import { decodeMapCursor, encodeMapCursor } from './map-cursor.rules.ts'
import { listNearest } from './nearest.rules.ts'
import { PointSet } from './point-set.ts'
import { presentView } from './present-map.ts'

/** The city, a few points that many share, and the far ends of the world. */
const latitude = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -0.7, max: -0.55, noNaN: true }) },
  { weight: 3, arbitrary: fc.constantFrom(-0.6135, -0.6136, -0.64) },
  { weight: 1, arbitrary: fc.double({ min: -85, max: 85, noNaN: true }) },
)
const longitude = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -47.5, max: -47.2, noNaN: true }) },
  { weight: 3, arbitrary: fc.constantFrom(-47.3561, -47.3562, -47.3) },
  { weight: 1, arbitrary: fc.double({ min: -180, max: 180, noNaN: true }) },
)
const facts = fc.record({
  latitude,
  longitude,
  layer: fc.constantFrom(...HOME_LAYERS),
  hasCoupon: fc.boolean(),
  order: fc.integer({ min: 0, max: 5 }),
})
const place = fc.uuid().chain((id) => facts.map((known) => point({ ...known, id })))
const places = fc.uniqueArray(place, {
  maxLength: 700,
  size: 'large',
  selector: ({ id }) => id,
})
const box: fc.Arbitrary<BoundingBox> = fc
  .tuple(longitude, latitude, longitude, latitude)
  .filter(([a, b, c, d]) => a !== c && b !== d)
  .map(([a, b, c, d]) => ({
    west: Math.min(a, c),
    south: Math.min(b, d),
    east: Math.max(a, c),
    north: Math.max(b, d),
  }))
const layers = fc.subarray([...MAP_LAYERS], { minLength: 1 })
const zoom = fc.double({ min: 0, max: 22, noNaN: true })

function point(
  known: Pick<MapPoint, 'id' | 'latitude' | 'longitude' | 'layer' | 'hasCoupon' | 'order'>,
) {
  return pointOf({
    ...known,
    kind: 'establishment',
    name: known.id,
    slug: known.id,
    rating: null,
    startsAt: null,
    isApproximate: false,
  })
}

/** The plain truth. */
function idsWithin(
  all: readonly MapPoint[],
  { west, south, east, north }: BoundingBox,
  wanted: MapLayer[],
) {
  return all
    .filter(
      ({ latitude: lat, longitude: lng }) =>
        lng >= west && lng <= east && lat >= south && lat <= north,
    )
    .filter(
      ({ layer, hasCoupon }) => wanted.includes(layer) || (hasCoupon && wanted.includes('cupons')),
    )
    .map(({ id }) => id)
    .sort()
}

/** Two kinds, as the portal has three. */
async function setsOf(all: readonly MapPoint[]) {
  const isFirst = ({ layer }: MapPoint) => layer === 'praias'
  return Promise.all([
    PointSet.of(all.filter(isFirst)),
    PointSet.of(all.filter((one) => !isFirst(one))),
  ])
}

// spec: 329, 444
it('counts every place in the box exactly once, in a cluster or as a pin', async () => {
  await fc.assert(
    fc.asyncProperty(places, box, layers, zoom, async (all, area, wanted, near) => {
      const trees = (await setsOf(all)).map(({ tree }) => tree)
      const asked = { box: area, slots: slotsOf(wanted) }
      const view = presentView(clustersOf(trees, asked, near))
      const expected = idsWithin(all, area, wanted)
      const pins = view.features.filter(
        (one): one is RowOf<typeof MapPin> => one.properties.kind === 'place',
      )
      const counts = view.features.map(({ properties }) =>
        'count' in properties ? properties.count : 1,
      )
      expect(view.total).toBe(expected.length)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(expected.length)
      expect(view.features.length).toBeLessThanOrEqual(MAP_MOST_FEATURES)
      expect(expected).toEqual(expect.arrayContaining(pins.map(({ id }) => id)))
      expect(new Set(view.features.map(({ id }) => id)).size).toBe(view.features.length)
    }),
    { numRuns: 150 },
  )
}, 60_000)

// spec: 445
it('pages through every place in the box exactly once, in order and from a place', async () => {
  await fc.assert(
    fc.asyncProperty(
      places,
      box,
      layers,
      fc.option(fc.record({ latitude, longitude })),
      fc.integer({ min: 1, max: 30 }),
      async (all, area, wanted, near, size) => {
        const sets = await setsOf(all)
        const asked = { box: area, slots: slotsOf(wanted) }
        const seen: string[] = []
        const distances: number[] = []
        let after: PlacePosition | null = null
        do {
          const page: readonly Listed[] = near
            ? listNearest(
                sets.map(({ tree }) => tree),
                asked,
                { near, after, most: size },
              )
            : listInOrder(sets, asked, { after, most: size })
          seen.push(...page.map(({ point: one }) => one.id))
          if (near) distances.push(...page.map(({ place: { order } }) => order))
          const last = page.at(-1)
          // As it travels: through the address of the next page.
          after = last ? decodeMapCursor(encodeMapCursor(last.place)) : null
        } while (after)
        expect(seen.toSorted()).toEqual(idsWithin(all, area, wanted))
        expect(distances).toEqual(distances.toSorted((a, b) => a - b))
        expect(sets.reduce((sum, { tree }) => sum + tree.count(asked), 0)).toBe(seen.length)
      },
    ),
    { numRuns: 100 },
  )
}, 60_000)

it('answers the same after any changes as if it had been made anew', async () => {
  const change = fc.record({ at: fc.nat({ max: 699 }), now: fc.option(facts) })
  await fc.assert(
    fc.asyncProperty(
      places,
      fc.array(change, { maxLength: 60 }),
      box,
      layers,
      zoom,
      async (all, changes, area, wanted, near) => {
        const kept = await PointSet.of(all)
        const truth = new Map(all.map((one) => [one.id, one]))
        for (const { at, now } of changes) {
          const id = all[at]?.id
          if (!id) continue
          const fresh = now && point({ ...now, id })
          kept.replace([id], fresh ? [fresh] : [])
          if (fresh) truth.set(id, fresh)
          else truth.delete(id)
        }
        const anew = await PointSet.of([...truth.values()])
        const asked = { box: area, slots: slotsOf(wanted) }
        const clusters = ({ tree }: PointSet) =>
          clustersOf([tree], asked, near).clusters.map(({ count, sumX, sumY }) => [
            count,
            sumX,
            sumY,
          ])
        expect(clusters(kept)).toEqual(clusters(anew))
        expect(kept.inOrder.map(({ id }) => id)).toEqual(anew.inOrder.map(({ id }) => id))
      },
    ),
    { numRuns: 100 },
  )
}, 60_000)
