import type { BoundingBox } from '@portal/contract/map/map'
import { METERS_PER_DEGREE } from './map.constants.ts'
import { compareOrder, type MapPoint } from './map.rules.ts'
import { isAsked, type PointSet } from './point-set.ts'

export type Origin = { latitude: number; longitude: number }
/** Where a list goes on: after this one, which was this far (or this far along its kind). */
export type ListedPlace = { group: number; order: number; id: string }
type Asked = { box: BoundingBox; mask: number; near?: Origin | undefined }
export type Listed = { point: MapPoint; place: ListedPlace }

/**
 * A page of what is asked for and how much of it there is. From a place, the nearest first: they are
 * picked out while all are counted, so nothing is ever sorted but the page.
 */
export function listPlaces(
  sets: readonly PointSet[],
  { box, mask, near }: Asked,
  after: ListedPlace | null,
  most: number,
): { listed: Listed[]; total: number } {
  const listed: Listed[] = []
  let total = 0
  for (const [group, set] of sets.entries()) {
    const { length } = set.points
    for (let at = 0; at < length; at += 1) {
      if (!isAsked(set, at, mask, box)) continue
      total += 1
      const point = set.points[at]
      if (!point) continue
      if (near) {
        const order = degreesBetween(near, point)
        insert(listed, { point, place: { group: 0, order, id: point.id } }, after, most)
      } else if (listed.length < most) {
        const place = { group, order: point.order, id: point.id }
        if (!after || comparePlaces(after, place) < 0) listed.push({ point, place })
      }
    }
  }
  return { listed, total }
}

function insert(listed: Listed[], one: Listed, after: ListedPlace | null, most: number) {
  const last = listed.at(-1)
  if (listed.length === most && last && comparePlaces(last.place, one.place) <= 0) return
  if (after && comparePlaces(after, one.place) >= 0) return
  let at = listed.length
  for (; at > 0; at -= 1) {
    const before = listed[at - 1]
    if (before && comparePlaces(before.place, one.place) <= 0) break
  }
  listed.splice(at, 0, one)
  if (listed.length > most) listed.pop()
}

function comparePlaces(a: ListedPlace, b: ListedPlace) {
  return a.group - b.group || compareOrder(a, b)
}

/** On a plane: half a degree from the equator degrees are as good as metres. */
function degreesBetween(a: Origin, b: Origin) {
  return Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)
}

export const metersBetween = (a: Origin, b: Origin) =>
  Math.round(degreesBetween(a, b) * METERS_PER_DEGREE)
