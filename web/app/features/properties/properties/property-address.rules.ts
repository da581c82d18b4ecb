import {
  PROPERTY_KINDS,
  PROPERTY_SORTS,
  PROPERTY_TYPES,
  type PropertyKind,
  type PropertySort,
  type PropertyType,
} from '@portal/contract/properties/properties/properties.texts'

/** The address of an advertiser's list holds its whole state, under the names the API gives them. */

export const PROPERTY_PARAMETERS = [
  ...['negocio', 'tipo', 'de', 'ate', 'quartos', 'bairro', 'ordem', 'pagina', 'ver'],
]

export type PropertyState = {
  negocio?: PropertyKind | undefined
  tipo?: PropertyType | undefined
  /** In reais. */
  de?: number | undefined
  ate?: number | undefined
  quartos?: number | undefined
  bairro?: string | undefined
  ordem?: PropertySort | undefined
  pagina?: number | undefined
  /** How it is looked at, not what: the list has the map beside it. */
  ver?: 'mapa' | undefined
}

const MOST_REAIS = 20_000_000

/** What somebody may have typed into the address is left out where it says nothing. */
export function readProperties(search: URLSearchParams): PropertyState {
  const sort = PROPERTY_SORTS.find((one) => one === search.get('ordem'))
  return compact({
    negocio: PROPERTY_KINDS.find((one) => one === search.get('negocio')),
    tipo: PROPERTY_TYPES.find((one) => one === search.get('tipo')),
    de: wholeReais(search.get('de'), MOST_REAIS),
    ate: wholeReais(search.get('ate'), MOST_REAIS),
    quartos: wholeReais(search.get('quartos'), 9),
    bairro: search.get('bairro')?.trim().slice(0, 80) || undefined,
    ordem: sort === 'recentes' ? undefined : sort,
    pagina: wholeReais(search.get('pagina'), 500),
    ver: search.get('ver') === 'mapa' ? 'mapa' : undefined,
  })
}

/** People write "700.000" and "R$ 700 000". */
export function wholeReais(text: string | null, most: number): number | undefined {
  const digits = (text ?? '').replace(/,\d{1,2}$/, '').replace(/\D/g, '')
  const value = Number(digits)
  return digits !== '' && value > 0 && value <= most ? value : undefined
}

const compact = (state: PropertyState): PropertyState =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))

export const advertiserPath = (slug: string) => `/imoveis/${slug}`
export const propertyPath = (advertiser: string, slug: string) => `/imoveis/${advertiser}/${slug}`

/** The address after a change. Any change but of the page itself begins at the first page again. */
export function propertiesAddress(
  slug: string,
  state: PropertyState,
  change: PropertyState = {},
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...state, pagina: undefined, ...change })) {
    if (value !== undefined && !(name === 'pagina' && value === 1))
      search.append(name, String(value))
  }
  const text = search.toString()
  return text ? `${advertiserPath(slug)}?${text}` : advertiserPath(slug)
}

/** How many filters narrow the list. */
export const filterCount = ({ tipo, de, ate, quartos, bairro }: PropertyState) =>
  [tipo, de ?? ate, quartos, bairro].filter((value) => value !== undefined).length
