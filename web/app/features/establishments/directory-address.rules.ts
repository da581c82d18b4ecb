import {
  DIRECTORY_SORTS,
  PRICE_RANGES,
  type PriceRange,
} from '@portal/contract/establishments/vocabulary'

/** The directory's address holds its whole state, under the names the API gives them. */

export const DIRECTORY_PATH = '/guia-comercial'

export const FLAGS = ['aberto', 'acessivel', 'pet', 'delivery', 'cupom'] as const
export type Flag = (typeof FLAGS)[number]

export const DIRECTORY_PARAMETERS = [
  ...['busca', 'categoria', 'bairro', 'preco', 'ordem', 'lat', 'lng', 'cursor', 'ver'],
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
  cursor?: string | undefined
  /** How it is looked at, not what: the list has the map beside it. */
  ver?: 'mapa' | undefined
} & { [Name in Flag]?: '1' | undefined }

const LONGEST_TEXT = 80
const LONGEST_CURSOR = 900

/** What somebody may have typed into the address is left out where it says nothing. */
export function readDirectory(search: URLSearchParams): DirectoryState {
  const text = (name: string, longest = LONGEST_TEXT) =>
    search.get(name)?.trim().slice(0, longest) || undefined
  const lat = degrees(search.get('lat'), 90)
  const lng = degrees(search.get('lng'), 180)
  const isPlaced = lat !== undefined && lng !== undefined
  const ordem = DIRECTORY_SORTS.find((sort) => sort === search.get('ordem'))
  const flags = FLAGS.filter((flag) => search.get(flag) === '1').map((flag) => [flag, '1'])
  return compact({
    busca: text('busca'),
    categoria: text('categoria'),
    bairro: text('bairro'),
    preco: PRICE_RANGES.find((range) => String(range) === search.get('preco')),
    ...(Object.fromEntries(flags) as { [Name in Flag]?: '1' }),
    ordem: ordem === 'relevancia' || (ordem === 'distancia' && !isPlaced) ? undefined : ordem,
    ...(isPlaced ? { lat, lng } : {}),
    cursor: text('cursor', LONGEST_CURSOR),
    ver: search.get('ver') === 'mapa' ? 'mapa' : undefined,
  })
}

function degrees(text: string | null, most: number) {
  const value = text?.trim() ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : undefined
}

function compact(state: DirectoryState): DirectoryState {
  return Object.fromEntries(
    Object.entries(state).filter(([, value]) => value !== undefined),
  ) as DirectoryState
}

/** The address after a change. Any change but of the page itself begins at the first page again. */
export function directoryAddress(state: DirectoryState, change: DirectoryState = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...state, cursor: undefined, ...change })) {
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
  return directoryAddress(state, { cursor: state.cursor, ver })
}

export function hasFilters({ busca, categoria, cursor, ordem, ver, ...filters }: DirectoryState) {
  return Object.values(filters).some((value) => value !== undefined)
}

/** What a GET form must carry along beside its own fields. */
export function carriedFields(
  state: DirectoryState,
  own: readonly (keyof DirectoryState)[],
): [string, string][] {
  return Object.entries(state)
    .filter(([name]) => name !== 'cursor' && !own.includes(name as keyof DirectoryState))
    .map(([name, value]) => [name, String(value)])
}
