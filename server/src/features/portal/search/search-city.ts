import { featuredInTurn } from '@portal/contract/guide/establishments/featured-rules'
import type { SearchAnswer, SearchQuery, SearchResult } from '@portal/contract/portal/search/search'
import {
  MOST_CANDIDATES,
  SEARCH_KINDS,
  SEARCH_PAGE,
  type SearchKind,
} from '@portal/contract/portal/search/search.texts'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { dayAt } from '@portal/contract/shared/time-zones'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { presentResult } from './present-result.ts'
import { FEW_RESULTS } from './search.constants.ts'
import type { Deps } from './search.feature.ts'
import type { FoundRow, SearchStore } from './search.store.ts'
import type { Asked } from './search-query.ts'
import type { Meanings } from './synonyms.rules.ts'
import { type Understood, understand, wordsToLookUp } from './understand.rules.ts'
import { spanOf, windowOf } from './windows.rules.ts'
import type { LookUp } from './words-in-memory.ts'

export type Reading = Pick<Deps, 'searching' | 'clock'> & {
  ports: Pick<Deps['ports'], 'findDishes' | 'findOffers' | 'findProperties' | 'readStreetDistances'>
  meanings: () => Promise<Meanings>
  lookUp: LookUp
}
type Found = {
  rows: FoundRow[]
  counts: Map<SearchKind, number>
  /** Whether there are no more than were counted. */
  isExact: boolean
  isRelaxed: boolean
  isPartial: boolean
}

/** What is found elsewhere, by what was understood. */
type Beside = Pick<RowOf<typeof SearchAnswer>, 'dishes' | 'offers' | 'properties'>
const NOTHING_BESIDE: Beside = { dishes: [], offers: [], properties: [] }
/** What the index answers. */
type IndexAnswer = Omit<RowOf<typeof SearchAnswer>, 'streets' | 'answer' | keyof Beside>
/** Streets and answers are found by what was typed. */
type CityAnswer = Omit<RowOf<typeof SearchAnswer>, 'streets' | 'answer'>

/** What answers a question: two statements, and one or two more where little or nothing does. */
export async function searchCity(query: SearchQuery, reading: Reading): Promise<CityAnswer> {
  const { meanings, lookUp } = reading
  const looked = await lookUp(wordsToLookUp(query.q))
  const known = await meanings()
  const understood = understand(query.q, looked, known, {
    literal: query.literal,
    plain: query.sem,
  })
  if (isEmpty(query, understood)) return { ...nothing(understood), ...NOTHING_BESIDE }

  const now = reading.clock.now()
  const asked = ask(query, understood, known, now)
  const found = await reading.searching((search) => findEnough(asked, query, search))
  const stems = [...new Set(understood.groups.flatMap((group) => group.stems))]
  const results = await measured(
    featuredInTurn(
      found.rows.map((row) => presentResult(row, stems, now)),
      dayAt(now),
    ),
    { rows: found.rows, origin: asked.origin, ports: reading.ports },
  )
  const beside = await foundBeside(query, understood, reading)
  // Who asks for something cheap reads the prices from the first dish on.
  if (asked.isCheap) beside.dishes.sort((a, b) => a.price_cents - b.price_cents)
  return { ...interpretation(understood), ...arranged(results, found, query), ...beside }
}

/**
 * On the first page of everything: all that was asked for must be in a dish's name, or in an offer and the
 * name of its business, or in a property. Their words are none of the vocabulary, so what was typed is tried before what it was
 * corrected to.
 */
async function foundBeside(
  { tipo, cursor, categoria, quando }: SearchQuery,
  { words: { typed, meant } }: Understood,
  { ports }: Reading,
): Promise<Beside> {
  if (tipo || cursor || categoria || quando || !typed) return NOTHING_BESIDE
  async function either<Found>(find: (words: string) => Promise<Found[]>) {
    const found = await find(typed)
    return found.length > 0 || meant === typed ? found : find(meant)
  }
  const [dishes, offers, properties] = await Promise.all([
    either(ports.findDishes),
    either(ports.findOffers),
    either(ports.findProperties),
  ])
  return { dishes, offers, properties }
}

type Measure = { rows: readonly FoundRow[]; origin: Asked['origin']; ports: Reading['ports'] }

/** How far each is by street. The index puts in order as the crow flies; only what is shown is measured. */
async function measured(results: RowOf<typeof SearchResult>[], { rows, origin, ports }: Measure) {
  if (!origin) return results
  const placed = rows.flatMap(({ latitude, longitude }, n) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, n }],
  )
  const distances = await ports.readStreetDistances(origin, placed)
  const ways = new Map(placed.map(({ n }, place) => [n, distances[place]]))
  return results.map((result, n) => {
    const way = ways.get(n)
    return way
      ? { ...result, distance_meters: way.metres, is_straight_distance: way.isStraight }
      : result
  })
}

const isEmpty = ({ categoria, aberto, barato, quando }: SearchQuery, understood: Understood) =>
  understood.groups.length === 0 &&
  understood.intents.every((intent) => intent === 'perto') &&
  !(categoria || aberto || barato || quando)

function ask(
  query: SearchQuery,
  { groups, intents }: Understood,
  { documents, shares }: Meanings,
  now: Date,
): Asked {
  const window = query.quando ?? windowOf(intents)
  return {
    groups,
    atLeast: groups.length,
    kinds: query.tipo ?? null,
    category: query.categoria ?? null,
    isOpen: query.aberto ?? intents.includes('aberto'),
    isCheap: query.barato ?? intents.includes('barato'),
    span: window ? spanOf(window, now) : null,
    origin:
      query.lat === undefined || query.lng === undefined
        ? null
        : { latitude: query.lat, longitude: query.lng },
    documents,
    shares,
    now,
  }
}

/** All words; then, where few have them all, all but one; then without what only words asked for. */
async function findEnough(asked: Asked, query: SearchQuery, search: SearchStore): Promise<Found> {
  const strict = await find(asked, query, search)
  const total = sum(strict.counts)
  if (total >= FEW_RESULTS) return strict
  const wider =
    asked.groups.length > 1
      ? await find({ ...asked, atLeast: asked.groups.length - 1 }, query, search)
      : strict
  if (sum(wider.counts) > 0) return { ...wider, isPartial: total === 0 }
  const freer: Asked = {
    ...asked,
    atLeast: 1,
    isOpen: query.aberto ?? false,
    isCheap: query.barato ?? false,
    span: query.quando ? asked.span : null,
  }
  const isSame =
    freer.isOpen === asked.isOpen && freer.isCheap === asked.isCheap && freer.span === asked.span
  if (asked.groups.length === 0 || (isSame && asked.groups.length < 3)) return wider
  return { ...(await find(freer, query, search)), isRelaxed: !isSame, isPartial: isSame }
}

async function find(
  asked: Asked,
  { tipo, cursor }: SearchQuery,
  search: SearchStore,
): Promise<Found> {
  if (!tipo) {
    const { rows, isWhole } = await search.groups(asked)
    return foundOf(rows, rows, isWhole)
  }
  const listed = await search.list(asked, cursor ? decodeOffset(cursor) : 0)
  const counted = await search.count(asked)
  return foundOf(listed.rows, counted.rows, counted.isWhole)
}

function foundOf(
  rows: FoundRow[],
  counted: readonly { kind: SearchKind; count: number }[],
  isWhole: boolean,
): Found {
  const counts = new Map(counted.map(({ kind, count }) => [kind, count]))
  const isExact = isWhole && sum(counts) < MOST_CANDIDATES
  return { rows, counts, isExact, isRelaxed: false, isPartial: false }
}

const sum = (counts: ReadonlyMap<SearchKind, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0)

function arranged(
  results: RowOf<typeof SearchAnswer>['results'],
  { rows, counts, isExact, isRelaxed, isPartial }: Found,
  { tipo, cursor }: SearchQuery,
): Omit<IndexAnswer, keyof ReturnType<typeof interpretation>> {
  const total = sum(counts)
  const bestFirst = tipo
    ? SEARCH_KINDS.filter((kind) => counts.has(kind))
    : [...new Set(rows.map(({ kind }) => kind))]
  const offset = cursor ? decodeOffset(cursor) : 0
  return {
    is_relaxed: isRelaxed,
    is_partial: isPartial,
    total,
    total_is_exact: isExact,
    groups: bestFirst.map((kind) => ({
      kind,
      count: counts.get(kind) ?? 0,
      results: tipo ? [] : openFirst(results.filter((result) => result.kind === kind)),
    })),
    results: tipo ? results.slice(0, SEARCH_PAGE) : [],
    next_cursor: tipo && results.length > SEARCH_PAGE ? encodeOffset(offset + SEARCH_PAGE) : null,
  }
}

/** Of what answers about as well, so much of the best's score, who is open comes first. */
const AS_GOOD = 0.8

function openFirst(results: RowOf<typeof SearchResult>[]): RowOf<typeof SearchResult>[] {
  const enough = (results[0]?.score ?? 0) * AS_GOOD
  const isBehind = ({ is_open, facts, score }: RowOf<typeof SearchResult>) =>
    score < enough ? 2 : Number(is_open === false && !facts)
  return results.toSorted((a, b) => isBehind(a) - isBehind(b))
}

const interpretation = ({ corrected, didYouMean, intents }: Understood) => ({
  corrected,
  did_you_mean: didYouMean,
  intents,
})

const nothing = (understood: Understood): IndexAnswer => ({
  ...interpretation(understood),
  is_relaxed: false,
  is_partial: false,
  total: 0,
  total_is_exact: true,
  groups: [],
  results: [],
  next_cursor: null,
})

/** At most some hundreds are ever put in order, so a place among them is a number. */
const encodeOffset = (offset: number) => Buffer.from(`o${offset}`).toString('base64url')

function decodeOffset(cursor: string): number {
  const [, digits] = /^o(\d{1,3})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const offset = Number(digits)
  if (
    !digits ||
    encodeOffset(offset) !== cursor ||
    offset % SEARCH_PAGE !== 0 ||
    offset > MOST_CANDIDATES
  ) {
    throw new Invalid('cursor.invalid', 'not a cursor of ours', [
      { path: 'cursor', message: 'Não achamos esta parte da lista. Volte ao início dela.' },
    ])
  }
  return offset
}
