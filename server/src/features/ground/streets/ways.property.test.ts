import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cityMapFolder } from '../../../paths.ts'
import { metresBetween, type Point } from './plane.rules.ts'
import { buildStreetGraph, type StreetGraph } from './street-graph.ts'
import { readStreetLines, type StreetLine } from './street-lines.ts'
import {
  DRIVE_KM_PER_HOUR,
  MOST_POINTS,
  NOT_ON_FOOT,
  type TravelMode,
  WALK_KM_PER_HOUR,
} from './travel.constants.ts'
import { Ways } from './ways.ts'

const MATRIZ = { latitude: -0.61476, longitude: -47.35767 }
const ATALAIA = { latitude: -0.59691, longitude: -47.3122 }

let lines: StreetLine[]
let graph: StreetGraph
let ways: Ways
beforeAll(async () => {
  lines = await readStreetLines(cityMapFolder)
  graph = buildStreetGraph(lines)
  ways = new Ways(graph)
})

const junction = fc.nat().map((n) => graph.junctions[n % graph.junctions.length] as Point)
/** In the large part of the town, where every place can be reached from every other. */
const connected = junction.filter((point) => {
  const number = graph.junctions.indexOf(point)
  return graph.partOf.walk[number] === 0 && graph.partOf.drive[number] === 0
})

describe('the streets of the city', () => {
  it('are one net but for what lies across the water', () => {
    const inLargest = graph.partOf.walk.filter((part) => part === 0).length
    expect(inLargest / graph.junctions.length).toBeGreaterThan(0.9)
  })

  it('lead from Praça da Matriz to Atalaia in 13.3 km, by car in about twenty minutes', () => {
    const leg = ways.leg(MATRIZ, ATALAIA)
    expect(metresBetween(MATRIZ, ATALAIA)).toBeLessThan(5_500)
    expect(leg?.walk?.metres).toBeGreaterThan(13_000)
    expect(leg?.walk?.metres).toBeLessThan(13_600)
    expect(leg?.drive?.minutes).toBeGreaterThan(15)
    expect(leg?.drive?.minutes).toBeLessThan(28)
  })
})

describe('a way', () => {
  // spec: 456
  it('is as quick as a slow search over every point of every line finds it', () => {
    fc.assert(
      fc.property(junction, junction, fc.constantFrom('walk', 'drive'), (from, to, mode) => {
        const slow = slowSearch(from, to, mode as TravelMode)
        const found = ways.leg(from, to)?.[mode as TravelMode] ?? null
        // A junction of paths alone is on no street for a car: the car stops at the nearest one.
        if (slow === null) return
        expect(found?.minutes).toBe(Math.max(1, Math.round(slow / 60)))
      }),
      { numRuns: 20 },
    )
  })

  it('takes as long back as there', () => {
    fc.assert(
      fc.property(junction, junction, (from, to) => {
        const there = ways.leg(from, to)
        expect(new Ways(graph).leg(to, from)).toEqual(there)
      }),
      { numRuns: 5 },
    )
  })

  it('is never longer than by way of a third place, nor shorter than a straight line', () => {
    fc.assert(
      fc.property(connected, connected, connected, (a, b, c) => {
        const metres = (from: Point, to: Point) => ways.leg(from, to)?.walk?.metres as number
        // Each is rounded to a metre.
        expect(metres(a, c)).toBeLessThanOrEqual(metres(a, b) + metres(b, c) + 2)
        expect(metres(a, c) + 1).toBeGreaterThanOrEqual(metresBetween(a, c))
      }),
      { numRuns: 100 },
    )
  })

  it('is the same whether it is asked for alone or among many', () => {
    fc.assert(
      fc.property(connected, fc.array(connected, { maxLength: 8 }), (from, goals) => {
        const alone = goals.map((to) => ways.leg(from, to)?.walk?.metres)
        expect(ways.distances(from, goals).map(({ metres }) => metres)).toEqual(alone)
      }),
      { numRuns: 30 },
    )
  })

  it('is none where no street is near', async () => {
    const atSea = { latitude: -0.56, longitude: -47.33 }
    expect(await ways.legs([MATRIZ, atSea, MATRIZ])).toEqual([null, null])
    const straight = { metres: Math.round(metresBetween(MATRIZ, atSea)), isStraight: true }
    expect(ways.distances(atSea, [MATRIZ])).toEqual([straight])
    const byStreet = { metres: ways.leg(MATRIZ, ATALAIA)?.walk?.metres, isStraight: false }
    expect(ways.distances(MATRIZ, [atSea, ATALAIA])).toEqual([straight, byStreet])
  })

  it('between two places of one beach is along the sand', () => {
    const stall = { latitude: -0.59575, longitude: -47.30465 }
    const next = { latitude: -0.59575, longitude: -47.3042 }
    expect(ways.leg(stall, next)?.walk).toEqual({ metres: 50, minutes: 1 })
  })

  it('is looked for between so many places at once and no more', async () => {
    const many = Array.from({ length: MOST_POINTS + 1 }, () => MATRIZ)
    await expect(ways.legs(many)).rejects.toThrow(RangeError)
    expect(() => ways.distances(MATRIZ, many)).toThrow(RangeError)
  })
})

type Steps = Map<string, { to: string; seconds: number }[]>
const nets = new Map<TravelMode, Steps>()
const key = ({ latitude, longitude }: Point) => `${latitude},${longitude}`

/** Every point of every line, joined to the next. */
function netOf(mode: TravelMode): Steps {
  const net: Steps = nets.get(mode) ?? new Map()
  if (net.size > 0) return net
  const join = (a: Point, b: Point, seconds: number) =>
    net.set(key(a), [...(net.get(key(a)) ?? []), { to: key(b), seconds }])
  for (const line of lines) {
    const speed = mode === 'walk' ? WALK_KM_PER_HOUR : DRIVE_KM_PER_HOUR[line.class]
    if (!speed || (mode === 'walk' && NOT_ON_FOOT.has(line.class))) continue
    for (const [n, b] of line.points.entries()) {
      const a = line.points[n - 1]
      if (!a) continue
      const seconds = (metresBetween(a, b) * 3.6) / speed
      join(a, b, seconds)
      join(b, a, seconds)
    }
  }
  nets.set(mode, net)
  return net
}

/** Bellman and Ford: whatever was reached quicker is looked at again. No heap, no looking ahead. */
function slowSearch(from: Point, to: Point, mode: TravelMode): number | null {
  const net = netOf(mode)
  const best = new Map([[key(from), 0]])
  const queue = [key(from)]
  for (const at of queue) {
    for (const step of net.get(at) ?? []) {
      const seconds = (best.get(at) as number) + step.seconds
      if (seconds >= (best.get(step.to) ?? Number.POSITIVE_INFINITY)) continue
      best.set(step.to, seconds)
      queue.push(step.to)
    }
  }
  return best.get(key(to)) ?? null
}
