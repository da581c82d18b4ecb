import { setImmediate as nextTurn } from 'node:timers/promises'
import { compareOrder, type MapPoint } from './map.rules.ts'
import { PlaceTree } from './place-tree.ts'

/** So many are put in place before others get their turn. */
const IN_ONE_GO = 2_000

/** Places of one kind: in the order of lists, by where they are, and by name. */
export class PlaceSet {
  readonly tree = new PlaceTree()
  readonly inOrder: MapPoint[]
  readonly #byId = new Map<string, MapPoint>()

  private constructor(inOrder: MapPoint[]) {
    this.inOrder = inOrder
  }

  /** Takes its time, so that visitors are answered meanwhile. */
  static async of(points: readonly MapPoint[]): Promise<PlaceSet> {
    const set = new PlaceSet(points.toSorted(compareOrder))
    for (const [at, point] of set.inOrder.entries()) {
      if (at % IN_ONE_GO === IN_ONE_GO - 1) await nextTurn()
      set.#byId.set(point.id, point)
      set.tree.place(point)
    }
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
