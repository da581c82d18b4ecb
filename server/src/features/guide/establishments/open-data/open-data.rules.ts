import {
  OPEN_DATA_FIELDS,
  OPEN_DATA_LICENCE,
  OPEN_DATA_LIST_SEPARATOR,
  type OpenDataFieldName,
  openDataCredit,
} from '@portal/contract/guide/open-data/open-data-fields'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import { csvLine, guarded } from '../../../../platform/csv/csv.ts'
import { tierOf } from '../allowance.rules.ts'
import type { CardRow } from '../listing-rows.ts'
import { ratingOf } from '../ranking.rules.ts'
import { osmHours } from './osm-hours.rules.ts'

/** A published listing with what the open files may say of it; `plan` is the one last seen. */
export type OpenRow = CardRow & {
  phone: string | null
  website: string | null
  street: string | null
  number: string | null
  cep: string | null
  payment_methods: string[]
  verified_at: Date | null
  updated_at: Date
  is_demo: boolean
}

type Value = string | number | boolean | readonly string[] | null
export type OpenFacts = Record<OpenDataFieldName, Value>

/** Brazilian lines of a house or a shop: eight digits that begin with 2 to 5 behind the area code. */
const FIXED_LINE = /^(?:\d{2}[2-5]\d{7}|0800\d{6,7})$/

/**
 * What is published of a business: the facts its page shows, as its plan shows them, and nothing that
 * may be a person's own. A mobile phone often is; it stays on the page, where it can be taken off.
 */
export function openFacts(row: OpenRow, origin: string): OpenFacts {
  const isFull = tierOf(row.plan) === 'full'
  const only = <Shown extends Value>(value: Shown): Shown | null => (isFull ? value : null)
  const rating = ratingOf(row.rating_sum, row.rating_count)
  return {
    id: row.id,
    nome: row.name,
    categoria: row.category_name,
    subcategoria: row.subcategory_name,
    bairro: row.neighbourhood,
    logradouro: only(streetOf(row)),
    cep: only(row.cep),
    latitude: only(row.latitude),
    longitude: only(row.longitude),
    telefone: row.phone && FIXED_LINE.test(row.phone) ? row.phone : null,
    site: only(row.website),
    horarios: osmHours(row.hours) || null,
    preco: only(row.price_range),
    pagamentos: only(row.payment_methods) ?? [],
    comodidades: only(row.amenities) ?? [],
    nota: rating?.mean ?? null,
    avaliacoes: rating?.count ?? 0,
    conferido_em: row.verified_at && isoDay(row.verified_at),
    atualizado_em: row.updated_at.toISOString(),
    demonstracao: row.is_demo,
    pagina: new URL(`/guia/${row.slug}`, origin).href,
  }
}

function streetOf({ street, number }: OpenRow): string | null {
  return street && number ? `${street}, ${number}` : street
}

export const isoDay = (instant: Date) => isoDateOfDay(dayAt(instant))

/** A business whose place is not public is a feature without a geometry (RFC 7946 §3.2). */
export function featureText({ id, latitude, longitude, ...properties }: OpenFacts): string {
  const isLocated = latitude !== null && longitude !== null
  return JSON.stringify({
    type: 'Feature',
    id,
    geometry: isLocated ? { type: 'Point', coordinates: [longitude, latitude] } : null,
    properties: { id, ...properties },
  })
}

type About = { siteName: string; page: string; changedAt: Date }

/** Everything of a GeoJSON file up to its first feature; whose data it is stands before the data. */
export function geoJsonHead({ siteName, page, changedAt }: About): string {
  const about = {
    type: 'FeatureCollection',
    name: siteName,
    updated_at: changedAt.toISOString(),
    licence: OPEN_DATA_LICENCE,
    attribution: openDataCredit(siteName, page, isoDay(changedAt)),
    about: page,
  }
  return `${JSON.stringify(about).slice(0, -1)},"features":[\n`
}

/** The count stands last: who finds it knows that nothing is missing. */
export const geoJsonTail = (total: number) => `\n],"total":${total}}\n`

/** Tells spreadsheets that what follows is UTF-8; every other reader passes over it. */
const BYTE_ORDER_MARK = '\uFEFF'
const COMMA = ','

export const csvHead = () =>
  BYTE_ORDER_MARK +
  csvLine(
    OPEN_DATA_FIELDS.map(({ name }) => name),
    COMMA,
  )

/** Nothing in it runs when a spreadsheet opens it. */
export const csvText = (facts: OpenFacts) =>
  csvLine(
    OPEN_DATA_FIELDS.map(({ name }) => guarded(cellOf(facts[name]))),
    COMMA,
  )

function cellOf(value: Value): string {
  if (value === null) return ''
  return Array.isArray(value) ? value.join(OPEN_DATA_LIST_SEPARATOR) : String(value)
}
