export type Point = readonly [longitude: number, latitude: number]

/**
 * Douglas-Peucker: keeps the points without which the line would move by more than its tolerance, which
 * may differ from place to place. A ring is begun with two fixed points, or it would shrink to one.
 */
export function thinRing(ring: readonly Point[], tolerance: (point: Point) => number): Point[] {
  const last = ring.length - 1
  const middle = last >> 1
  const kept = new Set([0, middle, last])
  const open: [number, number][] = [
    [0, middle],
    [middle, last],
  ]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    const far = farthest(ring, from, to, tolerance)
    if (far === null) continue
    kept.add(far)
    open.push([from, far], [far, to])
  }
  return ring.filter((_, index) => kept.has(index))
}

/** The point that lies farthest off the straight line, counted in tolerances; none where all are near. */
function farthest(
  ring: readonly Point[],
  from: number,
  to: number,
  tolerance: (point: Point) => number,
): number | null {
  const [start, end] = [ring[from], ring[to]]
  let found: number | null = null
  let most = 1
  for (let index = from + 1; index < to; index += 1) {
    const point = ring[index]
    if (!start || !end || !point) continue
    const off = distanceToLine(point, start, end) / tolerance(point)
    if (off > most) [found, most] = [index, off]
  }
  return found
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x - x1) * dy - (y - y1) * dx) / length
}
