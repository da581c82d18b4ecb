import { itemAt } from '@portal/contract/shared/records'
/** Numbers with a cost each; the cheapest comes out first. A binary heap in two plain arrays. */
export class MinHeap {
  readonly #costs: number[] = []
  readonly #items: number[] = []

  /** What the cheapest costs; infinite when there is none. */
  get least(): number {
    return this.#costs[0] ?? Number.POSITIVE_INFINITY
  }

  clear() {
    this.#costs.length = 0
    this.#items.length = 0
  }

  push(cost: number, item: number) {
    let at = this.#costs.length
    this.#costs.push(cost)
    this.#items.push(item)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#cost(parent) <= cost) break
      this.#move(parent, at)
      at = parent
    }
    this.#put(at, cost, item)
  }

  pop(): number | undefined {
    const first = this.#items[0]
    const cost = this.#costs.pop()
    const item = this.#items.pop()
    if (cost === undefined || item === undefined || this.#items.length === 0) return first
    const half = this.#items.length >> 1
    let at = 0
    while (at < half) {
      let child = 2 * at + 1
      if (child + 1 < this.#items.length && this.#cost(child + 1) < this.#cost(child)) child += 1
      if (this.#cost(child) >= cost) break
      this.#move(child, at)
      at = child
    }
    this.#put(at, cost, item)
    return first
  }

  #cost = (at: number) => itemAt(this.#costs, at)

  #move(from: number, to: number) {
    this.#put(to, this.#cost(from), itemAt(this.#items, from))
  }

  #put(at: number, cost: number, item: number) {
    this.#costs[at] = cost
    this.#items[at] = item
  }
}
