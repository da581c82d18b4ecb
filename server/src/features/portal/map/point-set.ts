import { inSteps } from './in-steps.ts'
import { compareOrder, type MapPoint } from './map.rules.ts'
import { PointTree } from './point-tree.ts'

/** Places of one kind: in the order of lists, by where they are, and by name. */
export class PointSet {
  readonly tree = new PointTree()
  readonly inOrder: MapPoint[]
  readonly #byId = new Map<string, MapPoint>()

  private constructor(inOrder: MapPoint[]) {
    this.inOrder = inOrder
  }

  static async of(points: readonly MapPoint[]): Promise<PointSet> {
    const set = new PointSet(points.toSorted(compareOrder))
    await inSteps(set.inOrder, (point) => {
      set.#byId.set(point.id, point)
      set.tree.place(point)
    })
    set.tree.settle()
    return set
  }

  find(id: string): MapPoint | null {
    return this.#byId.get(id) ?? null
  }

  /** What has one of these ids is now this, or nothing. */
  replace(ids: Iterable<string>, points: readonly MapPoint[]) {
    for (const id of ids) this.#remove(id)
    for (const point of points) {
      this.#remove(point.id)
      this.#byId.set(point.id, point)
      this.tree.insert(point)
      this.inOrder.splice(this.placeAfter(point), 0, point)
    }
  }

  /** Where in the order everything after this begins. */
  placeAfter(place: Pick<MapPoint, 'order' | 'id'>): number {
    let [low, high] = [0, this.inOrder.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const point = this.inOrder[middle]
      if (point && compareOrder(point, place) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #remove(id: string) {
    const point = this.#byId.get(id)
    if (!point) return
    this.#byId.delete(id)
    this.tree.remove(point)
    this.inOrder.splice(this.placeAfter(point) - 1, 1)
  }
}
