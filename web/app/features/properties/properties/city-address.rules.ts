import {
  CITY_MATTERS,
  type CityMatter,
  PROPERTY_KINDS,
  PROPERTY_SORTS,
  PROPERTY_TYPES,
  type PropertyKind,
  type PropertySort,
  type PropertyType,
} from '@portal/contract/properties/properties/properties.texts'
import { wholeReais } from './property-address.rules.ts'

/** The address of the city's list holds its whole state, under the names the API gives them. */

export const CITY_PATH = '/imoveis'
export const CITY_PARAMETERS = [
  ...['negocio', 'de', 'ate', 'quartos', 'bairro', 'tipo', 'importa', 'ordem', 'cursor', 'ver'],
]
export const MOST_BEDROOMS = 4

export type CityState = {
  /** To buy, where the address says nothing. */
  negocio: PropertyKind
  /** In reais. */
  de?: number | undefined
  ate?: number | undefined
  quartos?: number | undefined
  bairro: readonly string[]
  tipo: readonly PropertyType[]
  importa: readonly CityMatter[]
  ordem: PropertySort
  cursor?: string | undefined
  /** How it is looked at, not what: on a phone the map comes first. */
  ver?: 'mapa' | undefined
}

const MOST_REAIS = 20_000_000
const MOST_NAMES = 12

/** What somebody may have typed into the address is left out where it says nothing. */
export function readCity(search: URLSearchParams): CityState {
  const named = (name: string) => {
    const all = (search.get(name) ?? '').split(',').map((one) => one.trim().slice(0, 80))
    return [...new Set(all)].filter(Boolean).slice(0, MOST_NAMES)
  }
  const types = named('tipo')
  const matters = named('importa')
  const bedrooms = wholeReais(search.get('quartos'), 9)
  return {
    negocio: PROPERTY_KINDS.find((one) => one === search.get('negocio')) ?? 'venda',
    de: wholeReais(search.get('de'), MOST_REAIS),
    ate: wholeReais(search.get('ate'), MOST_REAIS),
    quartos: bedrooms === undefined ? undefined : Math.min(bedrooms, MOST_BEDROOMS),
    bairro: named('bairro').slice(0, 6),
    tipo: PROPERTY_TYPES.filter((one) => types.includes(one)).slice(0, MOST_NAMES),
    importa: CITY_MATTERS.filter((one) => matters.includes(one)),
    ordem: PROPERTY_SORTS.find((one) => one === search.get('ordem')) ?? 'recentes',
    cursor: search.get('cursor')?.slice(0, 200) || undefined,
    ver: search.get('ver') === 'mapa' ? 'mapa' : undefined,
  }
}

/** As the API is asked, and as the address says it: what says nothing is left out. */
export function cityQuery({ negocio, bairro, tipo, importa, ordem, ver: _, ...rest }: CityState) {
  const joined = (names: readonly string[]) => (names.length > 0 ? names.join(',') : undefined)
  return {
    negocio: negocio === 'venda' ? undefined : negocio,
    ...rest,
    bairro: joined(bairro),
    tipo: joined(tipo),
    importa: joined(importa),
    ordem: ordem === 'recentes' ? undefined : ordem,
  }
}

/** The address after a change, which begins at the first page again. */
export function cityAddress(state: CityState, change: Partial<CityState> = {}): string {
  const next = { ...state, cursor: undefined, ...change }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...cityQuery(next), ver: next.ver })) {
    if (value !== undefined) search.append(name, String(value))
  }
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `${CITY_PATH}?${text}` : CITY_PATH
}

/** A price means another thing for each way of offering: changing it lets go of the range. */
export const kindAddress = (state: CityState, negocio: PropertyKind) =>
  cityAddress(state, { negocio, de: undefined, ate: undefined })

export const noFilters = ({ negocio, ordem, ver }: CityState): CityState => ({
  ...{ negocio, ordem, ver, bairro: [], tipo: [], importa: [] },
})

/** With one more of a list, or one less. */
export const toggled = <Name>(names: readonly Name[], name: Name): Name[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name]

export const isPriced = ({ de, ate }: CityState) => (de ?? ate) !== undefined

/** How many groups narrow the list. */
export const cityFilterCount = (state: CityState) =>
  [
    isPriced(state),
    state.quartos !== undefined,
    ...[state.bairro, state.tipo, state.importa].map(({ length }) => length > 0),
  ].filter(Boolean).length
