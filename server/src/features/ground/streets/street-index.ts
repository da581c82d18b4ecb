import { itemAt } from '@portal/contract/shared/records'
import { degreesOf, metresBetween, nearestOnSegment, type Point } from './plane.rules.ts'
import { lengthOf } from './street-graph.ts'
import type { StreetLine } from './street-lines.ts'
import { isMeant, type StreetWords, streetKey, streetWords } from './street-names.rules.ts'

export type Street = {
  name: string
  key: string
  words: StreetWords
  lines: readonly StreetLine[]
  metres: number
  /** On the street. */
  middle: Point
  box: { west: number; south: number; east: number; north: number }
}

/** Lines of one name that begin so near each other are one street: the map has gaps at squares. */
const ONE_STREET_METRES = 400
/** A business stands beside its street, and its pin somewhere on the plot. */
const BESIDE_METRES = 80
/** A slip of whoever drew the map, or no street at all. */
const NO_NAME = /[:;]/
const NO_STREET = new Set(['runway'])

/** All streets of the city by their names. Those of one name in two places are two. */
export function indexStreets(lines: readonly StreetLine[]): Street[] {
  const byKey = new Map<string, StreetLine[]>()
  for (const line of lines) {
    if (!line.name || NO_NAME.test(line.name) || NO_STREET.has(line.class)) continue
    const key = streetKey(line.name)
    byKey.set(key, [...(byKey.get(key) ?? []), line])
  }
  return [...byKey].flatMap(([key, own]) => together(own).map((part) => streetOf(key, part)))
}

/** The longest first: of two with one name most people mean the one that leads somewhere. */
export function findStreets(
  streets: readonly Street[],
  text: string,
  isTyping: boolean,
): readonly Street[] {
  const asked = streetWords(text)
  return streets
    .filter(({ words }) => isMeant(asked, words, isTyping))
    .toSorted((a, b) => missing(a, asked) - missing(b, asked) || b.metres - a.metres)
}

/** How many words of the name nobody asked for: "Rua do Viana" before "Rua do Viana II". */
const missing = ({ words }: Street, asked: StreetWords) => words.words.length - asked.words.length

/** The point of a street next to a place. */
export function nearestPoint({ lines }: Street, place: Point): Point {
  let best: { metres: number; place: Point } | null = null
  for (const { points } of lines) {
    for (const [n, b] of points.entries()) {
      const found = nearestOnSegment(place, points[n - 1] ?? b, b).place
      const metres = metresBetween(place, found)
      if (!best || metres < best.metres) best = { metres, place: found }
    }
  }
  return best?.place ?? place
}

function together(lines: readonly StreetLine[]): StreetLine[][] {
  const parts: StreetLine[][] = []
  for (const line of lines) {
    const near = parts.filter((part) => part.some((other) => areNear(line, other)))
    for (const part of near) parts.splice(parts.indexOf(part), 1)
    parts.push([line, ...near.flat()])
  }
  return parts
}

const areNear = (one: StreetLine, other: StreetLine): boolean =>
  one.points.some((a) => other.points.some((b) => metresBetween(a, b) <= ONE_STREET_METRES))

function streetOf(key: string, lines: readonly StreetLine[]): Street {
  const longest = itemAt(
    lines.toSorted((a, b) => lengthOf(b.points) - lengthOf(a.points)),
    0,
  )
  return {
    key,
    name: longest.name,
    words: streetWords(longest.name),
    lines,
    metres: lines.reduce((sum, { points }) => sum + lengthOf(points), 0),
    middle: middleOf(longest.points),
    box: boxOf(lines.flatMap(({ points }) => points)),
  }
}

function middleOf(points: readonly Point[]): Point {
  let left = lengthOf(points) / 2
  for (const [n, b] of points.entries()) {
    const a = points[n - 1] ?? b
    const metres = metresBetween(a, b)
    if (metres > 0 && metres >= left) {
      const share = left / metres
      return {
        latitude: a.latitude + share * (b.latitude - a.latitude),
        longitude: a.longitude + share * (b.longitude - a.longitude),
      }
    }
    left -= metres
  }
  return itemAt(points, 0)
}

function boxOf(points: readonly Point[]) {
  const beside = degreesOf(BESIDE_METRES)
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    west: Math.min(...longitudes) - beside,
    south: Math.min(...latitudes) - beside,
    east: Math.max(...longitudes) + beside,
    north: Math.max(...latitudes) + beside,
  }
}
