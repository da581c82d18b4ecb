import {
  DIRECTORY_SORTS,
  PRICE_RANGES,
  type PriceRange,
} from '@portal/contract/guide/establishments/guide.texts'
import { type Capability, isAvailable } from '@portal/contract/shared/capabilities'

/** The directory's address holds its whole state, under the names the API gives them. */

/** Where the dates of a stay are asked for, on the page. */
export const STAY_DATES = 'datas'

export const DIRECTORY_PATH = '/guia-comercial'

const FLAGS = ['aberto', 'acessivel', 'pet', 'delivery', 'cupom'] as const
export type Flag = (typeof FLAGS)[number]

/** What rooms are found by, beside their dates. */
export const OF_STAYS: readonly Flag[] = ['acessivel', 'pet', 'cupom']

const FLAG_CAPABILITIES: Partial<Record<Flag, Capability>> = {
  delivery: 'delivery',
  cupom: 'coupons',
}

/** A flag of what the portal cannot do yet is read by nobody: an old link opens without it. */
export const availableFlags = (): Flag[] =>
  FLAGS.filter((flag) => {
    const capability = FLAG_CAPABILITIES[flag]
    return !capability || isAvailable(capability)
  })

export const DIRECTORY_PARAMETERS = [
  ...['busca', 'categoria', 'bairro', 'preco', 'ordem', 'lat', 'lng', 'cursor', 'paginas', 'ver'],
  ...['chegada', 'saida', 'pessoas', 'total'],
  ...FLAGS,
]

type Sort = (typeof DIRECTORY_SORTS)[number]

export type DirectoryState = {
  busca?: string | undefined
  categoria?: string | undefined
  bairro?: string | undefined
  preco?: PriceRange | undefined
  ordem?: Sort | undefined
  lat?: number | undefined
  lng?: number | undefined
  /** A stay that is asked for, of places to sleep; read by who knows about stays. */
  chegada?: string | undefined
  saida?: string | undefined
  pessoas?: string | undefined
  /** Not by what it costs, as places with dates come, but in the order of the guide. */
  total?: '0' | undefined
  cursor?: string | undefined
  /** How many pages stand below each other; one where nothing is said. */
  paginas?: number | undefined
  /** How it is looked at, not what: the list has the map beside it. */
  ver?: 'mapa' | undefined
} & { [Name in Flag]?: '1' | undefined }

const LONGEST_TEXT = 80
const LONGEST_DATE = 10
const LONGEST_CURSOR = 900
/** Beyond this many pages in one list a phone has too much to hold: the next begins a list of its own. */
export const MOST_PAGES = 5

/** What somebody may have typed into the address is left out where it says nothing. */
export function readDirectory(search: URLSearchParams): DirectoryState {
  const text = (name: string, longest = LONGEST_TEXT) =>
    search.get(name)?.trim().slice(0, longest) || undefined
  const lat = degrees(search.get('lat'), 90)
  const lng = degrees(search.get('lng'), 180)
  const isPlaced = lat !== undefined && lng !== undefined
  const ordem = DIRECTORY_SORTS.find((sort) => sort === search.get('ordem'))
  const flags = availableFlags().filter((flag) => search.get(flag) === '1')
  return compact({
    busca: text('busca'),
    categoria: text('categoria'),
    bairro: text('bairro'),
    preco: PRICE_RANGES.find((range) => String(range) === search.get('preco')),
    ...(Object.fromEntries(flags.map((flag) => [flag, '1'])) as { [Name in Flag]?: '1' }),
    ordem: ordem === 'relevancia' || (ordem === 'distancia' && !isPlaced) ? undefined : ordem,
    ...(isPlaced ? { lat, lng } : {}),
    chegada: text('chegada', LONGEST_DATE),
    saida: text('saida', LONGEST_DATE),
    pessoas: text('pessoas', 2),
    total: search.get('total') === '0' ? '0' : undefined,
    cursor: text('cursor', LONGEST_CURSOR),
    paginas: pages(search.get('paginas')),
    ver: search.get('ver') === 'mapa' ? 'mapa' : undefined,
  })
}

function degrees(text: string | null, most: number) {
  const value = text?.trim() ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : undefined
}

function pages(text: string | null) {
  const count = Number(text)
  return Number.isInteger(count) && count > 1 ? Math.min(count, MOST_PAGES) : undefined
}

function compact(state: DirectoryState): DirectoryState {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
}

/** The address after a change. Any change but of the page itself begins at the first page again. */
export function directoryAddress(state: DirectoryState, change: DirectoryState = {}): string {
  const search = new URLSearchParams()
  const first = { cursor: undefined, paginas: undefined }
  for (const [name, value] of Object.entries({ ...state, ...first, ...change })) {
    if (value !== undefined) search.append(name, String(value))
  }
  const text = search.toString()
  return text ? `${DIRECTORY_PATH}?${text}` : DIRECTORY_PATH
}

export function toggleFlag(state: DirectoryState, flag: Flag): string {
  return directoryAddress(state, { [flag]: state[flag] ? undefined : '1' })
}

export function togglePrice(state: DirectoryState, range: PriceRange): string {
  return directoryAddress(state, { preco: state.preco === range ? undefined : range })
}

/** Away from "perto de mim": without a place nothing can be sorted by distance. */
export function withoutPlace(state: DirectoryState): string {
  const ordem = state.ordem === 'distancia' ? undefined : state.ordem
  return directoryAddress(state, { lat: undefined, lng: undefined, ordem })
}

/** Words and category stay: they say what is looked for, the filters only narrow it. */
export function withoutFilters({ busca, categoria, ver }: DirectoryState): string {
  return directoryAddress({ busca, categoria, ver })
}

/** The same page of the same list, with the map beside it or without. */
export function seenAs(state: DirectoryState, ver: DirectoryState['ver']): string {
  return directoryAddress(state, { cursor: state.cursor, paginas: state.paginas, ver })
}

/** The same list with a page more below; where it is long enough, the next page alone. */
export function moreAddress(state: DirectoryState, nextCursor: string, shown: number): string {
  const paginas = (state.paginas ?? 1) + 1
  if (paginas > MOST_PAGES) return directoryAddress(state, { cursor: nextCursor })
  const more = directoryAddress(state, { cursor: state.cursor, paginas })
  // Without a script the browser opens it anew: at the first place that was not there before.
  return `${more}#${placeId(shown)}`
}

/** Names a card by where it stands in the list. */
export const placeId = (index: number) => `lugar-${index + 1}`
export const isPlaceHash = (hash: string) => /^#lugar-\d+$/.test(hash)

/** How many filters narrow the list; a place on the map is one. */
export function filterCount({ lat, bairro, preco, ...state }: DirectoryState): number {
  const chosen = [lat, bairro, preco, ...FLAGS.map((flag) => state[flag])]
  return chosen.filter((value) => value !== undefined).length
}

/** Where else to look when nothing that was asked for is open: first the same kind, then all of it. */
export function widerSearches({ categoria, busca, ...state }: DirectoryState): DirectoryState[] {
  const isNarrow = busca !== undefined || filterCount({ ...state, aberto: undefined }) > 0
  return [...(categoria && isNarrow ? [{ categoria, aberto: '1' as const }] : []), { aberto: '1' }]
}

/** What a GET form must carry along beside its own fields. */
export function carriedFields(
  state: DirectoryState,
  own: readonly (keyof DirectoryState)[],
): [string, string][] {
  return Object.entries(state)
    .filter(([name]) => ![...own, 'cursor', 'paginas'].some((one) => one === name))
    .map(([name, value]) => [name, String(value)])
}

/** As many cards beside each other as there is room for; the map takes a third of it. */
export const resultsGrid = ({ ver }: DirectoryState) =>
  `grid gap-x-6 gap-y-10 md:grid-cols-2 ${ver === 'mapa' ? '' : 'lg:grid-cols-3'}`
