/** The first few of all that come by, in order; whoever comes first says so below zero. */
export class BestFew<Item> {
  readonly items: Item[] = []
  readonly #most: number
  readonly #compare: (a: Item, b: Item) => number

  constructor(most: number, compare: (a: Item, b: Item) => number) {
    this.#most = most
    this.#compare = compare
  }

  /** The one that the next better one drives out; null while it is not full. */
  get last(): Item | null {
    return this.items.length < this.#most ? null : (this.items.at(-1) ?? null)
  }

  offer(item: Item) {
    if (this.last !== null && this.#compare(this.last, item) <= 0) return
    const at = this.items.findIndex((one) => this.#compare(item, one) < 0)
    this.items.splice(at === -1 ? this.items.length : at, 0, item)
    if (this.items.length > this.#most) this.items.pop()
  }
}
