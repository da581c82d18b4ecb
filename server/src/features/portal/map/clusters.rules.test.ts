import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { MAP_LAYERS, MAP_MOST_FEATURES } from '@portal/contract/portal/map/map.texts'
import { describe, expect, it } from 'vitest'
import { clustersOf } from './clusters.rules.ts'
import { layerOfCategory, pointOf, slotsOf } from './map.rules.ts'
import { PointSet } from './point-set.ts'
import { presentView } from './present-map.ts'

const CITY = { west: -47.5, south: -0.85, east: -47.19, north: -0.54 }
const ALL = slotsOf(MAP_LAYERS)

const at = (
  latitude: number,
  longitude: number,
  more: { layer?: 'comer' | 'ficar'; hasCoupon?: boolean } = {},
) =>
  pointOf({
    id: `${latitude},${longitude},${Math.abs(latitude * longitude)}`,
    kind: 'establishment',
    layer: 'comer',
    hasCoupon: false,
    name: 'Lugar',
    slug: 'lugar',
    latitude,
    longitude,
    rating: null,
    startsAt: null,
    isApproximate: false,
    order: 0,
    ...more,
  })
const view = async (points: ReturnType<typeof at>[], zoom: number, slots = ALL) =>
  presentView(clustersOf([(await PointSet.of(points)).tree], { box: CITY, slots }, zoom))

describe('a cluster', () => {
  const two = [at(-0.61, -47.35), at(-0.61, -47.352)]

  it('is what would lie on top of each other, and parts as one comes nearer', async () => {
    expect((await view(two, 10)).features).toMatchObject([
      { properties: { kind: 'cluster', count: 2 } },
    ])
    expect((await view(two, 16)).features).toMatchObject([
      { properties: { kind: 'place' } },
      { properties: { kind: 'place' } },
    ])
  })

  it('stands in the middle of its places and says where they are', async () => {
    const [cluster] = (await view(two, 10)).features
    expect(cluster?.geometry.coordinates).toEqual([-47.351, -0.61])
    expect(cluster?.properties).toMatchObject({ bounds: [-47.352, -0.61, -47.35, -0.61] })
  })

  it('takes in a neighbour across the border of its cell', async () => {
    const step = 360 / 2 ** 16
    const border = Math.ceil((-47.35 + 180) / step) * step - 180
    const near = [at(-0.61, border - step / 20), at(-0.61, border + step / 20)]
    expect((await view(near, 13)).features).toHaveLength(1)
  })

  it('stays one where its places share a point, however near one comes', async () => {
    const samePoint = [
      at(-0.61, -47.35),
      { ...at(-0.61, -47.35), id: 'another' },
      at(-0.6102, -47.35),
    ]
    const [cluster, pin] = (await view(samePoint, 22)).features
    expect(cluster?.properties).toMatchObject({ count: 2, bounds: [-47.35, -0.61, -47.35, -0.61] })
    expect(pin?.properties).toMatchObject({ kind: 'place' })
  })

  it('grows where there would be more features than an answer holds', async () => {
    const many = Array.from({ length: 3000 }, (_, n) =>
      at(-0.7 + (n % 53) / 600, -47.4 + n / 40_000),
    )
    const { features, total } = await view(many, 22)
    expect(total).toBe(3000)
    expect(features.length).toBeLessThanOrEqual(MAP_MOST_FEATURES)
    expect(features.length).toBeGreaterThan(MAP_MOST_FEATURES / 10)
  })

  it('leaves an answer of nothing but pins within its size, whatever they are called', async () => {
    const pins = Array.from({ length: MAP_MOST_FEATURES }, (_, n) => {
      const hash = createHash('sha256').update(String(n)).digest('hex')
      const place = at(-0.84 + (n % 20) * 0.014, -47.49 + n * 0.0007)
      return { ...place, id: hash.slice(0, 36), name: hash.slice(0, 30), slug: hash.slice(30) }
    })
    const answer = await view(pins, 22)
    expect(answer.features).toHaveLength(MAP_MOST_FEATURES)
    expect(gzipSync(JSON.stringify(answer)).length).toBeLessThan(60 * 1024)
  })

  it('counts a business with a coupon once, whichever of its layers are asked for', async () => {
    const some = [at(-0.61, -47.35, { hasCoupon: true }), at(-0.62, -47.3, { layer: 'ficar' })]
    expect((await view(some, 16, slotsOf(['comer', 'cupons']))).total).toBe(1)
    expect((await view(some, 16, slotsOf(['cupons']))).total).toBe(1)
    expect((await view(some, 16, slotsOf(['ficar', 'cupons']))).total).toBe(2)
    expect((await view(some, 16, slotsOf(['praias']))).total).toBe(0)
  })
})

describe('the layer of a business', () => {
  it('follows from what its top category is to machines', () => {
    const layer = (schemaType: string) => layerOfCategory({ schemaType, icon: 'store' })
    expect(['FoodEstablishment', 'BarOrPub'].map(layer)).toEqual(['comer', 'comer'])
    expect(layer('LodgingBusiness')).toBe('ficar')
    expect(
      [
        'EntertainmentBusiness',
        'Store',
        'MedicalBusiness',
        'RealEstateAgent',
        'GovernmentOffice',
      ].map(layer),
    ).toEqual(Array(5).fill('servicos'))
  })

  it('follows from the drawing of a category that an administrator made', () => {
    const layer = (icon: string) => layerOfCategory({ schemaType: 'LocalBusiness', icon })
    expect(['utensils', 'music', 'bed', 'wrench', 'car'].map(layer)).toEqual([
      'comer',
      'comer',
      'ficar',
      'servicos',
      'servicos',
    ])
  })
})
