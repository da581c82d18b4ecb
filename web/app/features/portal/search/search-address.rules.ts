import {
  SEARCH_INTENTS,
  SEARCH_KIND_WORDS,
  SEARCH_KINDS,
  SEARCH_TEXT_MAX,
  SEARCH_WINDOWS,
  type SearchIntent,
  type SearchKind,
  type SearchWindow,
} from '@portal/contract/portal/search/search.texts'

/** The page's address holds its whole state. */
export const SEARCH_PATH = '/buscar'

export const SEARCH_PARAMETERS = [
  ...['q', 'tipo', 'categoria', 'aberto', 'barato', 'quando', 'lat', 'lng'],
  ...['literal', 'sem', 'cursor'],
]

export type SearchState = {
  q: string
  kind?: SearchKind | undefined
  categoria?: string | undefined
  aberto?: '1' | undefined
  barato?: '1' | undefined
  quando?: SearchWindow | undefined
  lat?: number | undefined
  lng?: number | undefined
  literal?: '1' | undefined
  sem: SearchIntent[]
  cursor?: string | undefined
}

/** What somebody may have typed into the address is left out where it says nothing. */
export function readSearch(search: URLSearchParams): SearchState {
  const flag = (name: string) => (search.get(name) === '1' ? ('1' as const) : undefined)
  const lat = degrees(search.get('lat'), 90)
  const lng = degrees(search.get('lng'), 180)
  const kind = SEARCH_KINDS.find((one) => SEARCH_KIND_WORDS[one].slug === search.get('tipo'))
  const without = (search.get('sem') ?? '').split(',')
  return {
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_TEXT_MAX),
    kind,
    categoria: search.get('categoria')?.slice(0, 80) || undefined,
    aberto: flag('aberto'),
    barato: flag('barato'),
    quando: SEARCH_WINDOWS.find((window) => window === search.get('quando')),
    ...(lat !== undefined && lng !== undefined ? { lat, lng } : {}),
    literal: flag('literal'),
    sem: SEARCH_INTENTS.filter((intent) => without.includes(intent)),
    // Pages are pages of one kind.
    cursor: kind ? search.get('cursor')?.slice(0, 40) || undefined : undefined,
  }
}

function degrees(text: string | null, most: number) {
  const value = text?.trim() ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : undefined
}

/** What the API is asked. */
export function searchQuery({ kind, sem, ...state }: SearchState) {
  return { ...state, tipo: kind, sem: sem.length > 0 ? sem.join(',') : undefined }
}

/** The address after a change. Any change but of the page itself begins at the first page again. */
export function searchAddress(state: SearchState, change: Partial<SearchState> = {}): string {
  const { kind, sem, q, ...rest } = { ...state, cursor: undefined, ...change }
  const search = new URLSearchParams()
  const words = { q: q || undefined, tipo: kind ? SEARCH_KIND_WORDS[kind].slug : undefined }
  for (const [name, value] of Object.entries({ ...words, ...rest, sem: sem.join(',') })) {
    if (value !== undefined && value !== '') search.append(name, String(value))
  }
  const text = search.toString()
  return text ? `${SEARCH_PATH}?${text}` : SEARCH_PATH
}

export const searchFor = (q: string) => searchAddress({ q, sem: [] })

/** What leaves results out; where somebody is only puts them in another order. */
export const hasFilters = ({ kind, categoria, aberto, barato, quando }: SearchState) =>
  Boolean(kind || categoria || aberto || barato || quando)

/** The same words, with nothing left out. */
export const withoutFilters = ({ q, lat, lng, literal }: SearchState) =>
  searchAddress({ q, lat, lng, literal, sem: [] })

export const hasQuestion = ({ q, categoria, aberto, barato, quando }: SearchState) =>
  Boolean(q || categoria || aberto || barato || quando)
