import type { SearchKind } from '@portal/contract/portal/search/search.texts'

/** What can be suggested, with what it is found by. */
export type Title = {
  id: string
  kind: SearchKind
  title: string
  label: string
  path: string
  quality: number
  /** The title without accents, to compare beginnings. */
  folded: string
  words: readonly string[]
  /** Found from then, and until then; null without a limit. */
  from: Date | null
  until: Date | null
}
/** One of these has to be there. */
export type Alternatives = readonly string[]

/** Past this share of titles that have left, the places are counted anew. */
const MOST_GONE = 0.5

/** Titles by their words. What changes is added at the end; what has left leaves a gap. */
export class TitleSet {
  #titles: (Title | null)[] = []
  #places = new Map<string, number>()
  #having = new Map<string, number[]>()

  constructor(titles: readonly Title[]) {
    for (const title of titles) this.#add(title)
  }

  get size() {
    return this.#places.size
  }

  /** Takes those with the ids out and puts these in. */
  replace(ids: Iterable<string>, titles: readonly Title[]) {
    for (const id of ids) {
      const place = this.#places.get(id)
      if (place === undefined) continue
      this.#titles[place] = null
      this.#places.delete(id)
    }
    for (const title of titles) this.#add(title)
    if (this.#titles.length * (1 - MOST_GONE) > this.size) this.#closeGaps()
  }

  /** The best of those that have one of each, no more than `most`. */
  find(wanted: readonly Alternatives[], now: Date, most: number): Title[] {
    const [rarest, ...others] = wanted.toSorted((a, b) => this.#countOf(a) - this.#countOf(b))
    const best: Title[] = []
    for (const word of rarest ?? []) {
      for (const place of this.#having.get(word) ?? []) {
        const title = this.#titles[place]
        if (!title || isWorse(title, best, most) || best.includes(title)) continue
        if (others.every((any) => hasOneOf(title, any)) && isFound(title, now))
          put(title, best, most)
      }
    }
    return best
  }

  #add(title: Title) {
    const place = this.#titles.push(title) - 1
    this.#places.set(title.id, place)
    for (const word of title.words) {
      const places = this.#having.get(word)
      if (places) places.push(place)
      else this.#having.set(word, [place])
    }
  }

  #countOf(any: Alternatives) {
    return any.reduce((sum, word) => sum + (this.#having.get(word)?.length ?? 0), 0)
  }

  #closeGaps() {
    const left = this.#titles.filter((title) => title !== null)
    this.#titles = []
    this.#places = new Map()
    this.#having = new Map()
    for (const title of left) this.#add(title)
  }
}

/** As the database puts them in order: the better first, then by id. */
export const byQuality = (one: Title, other: Title) =>
  other.quality - one.quality || (one.id < other.id ? -1 : 1)

function isWorse(title: Title, best: readonly Title[], most: number): boolean {
  const last = best.length < most ? undefined : best.at(-1)
  return last !== undefined && byQuality(last, title) < 0
}

function put(title: Title, best: Title[], most: number) {
  const place = best.findIndex((other) => byQuality(title, other) < 0)
  best.splice(place < 0 ? best.length : place, 0, title)
  if (best.length > most) best.pop()
}

const hasOneOf = ({ words }: Title, any: Alternatives) => any.some((word) => words.includes(word))

const isFound = ({ from, until }: Title, now: Date) =>
  (from === null || from <= now) && (until === null || until > now)
