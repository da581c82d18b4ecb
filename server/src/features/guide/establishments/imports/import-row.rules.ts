import type { Category } from '@portal/contract/guide/categories/category'
import { Amenity, PaymentMethod } from '@portal/contract/guide/establishments/establishment'
import { EstablishmentFields } from '@portal/contract/guide/establishments/establishment-fields'
import { OpeningHours } from '@portal/contract/guide/establishments/opening-hours'
import {
  STATUS_WORDS,
  STATUSES,
  TEXT_FIELDS,
} from '@portal/contract/guide/establishments/vocabulary'
import { type ImportColumn, LIST_SEPARATOR } from '@portal/contract/guide/imports/import-columns'
import { recordOf } from '@portal/contract/shared/records'
import { isSlug } from '@portal/contract/shared/slug'
import { sheetTexts } from '../../../../platform/csv/sheet.texts.ts'
import type { SheetRow } from '../../../../platform/csv/sheet.ts'
import type { Listing } from '../listing.rules.ts'
import { importsTexts as texts } from './imports.texts.ts'

export type Problem = { column: ImportColumn; message: string }
export type ReadRow = {
  line: number
  name: string
  problems: Problem[]
  /** Null where there are problems. */
  values: RowValues | null
}
export type RowValues = Pick<Listing, 'fields' | 'hours' | 'status'> & { slug: string | null }

/** Which column a field of the contract is in. */
const COLUMNS: Record<string, ImportColumn> = {
  name: 'nome',
  category_id: 'categoria',
  subcategory_id: 'subcategoria',
  specialties: 'especialidades',
  description: 'descricao',
  cnpj: 'cnpj',
  phone: 'telefone',
  whatsapp: 'whatsapp',
  email: 'email',
  website: 'site',
  instagram: 'instagram',
  facebook: 'facebook',
  street: 'rua',
  number: 'numero',
  complement: 'complemento',
  neighbourhood: 'bairro',
  cep: 'cep',
  place: 'latitude',
  price_range: 'preco',
  payment_methods: 'pagamentos',
  amenities: 'comodidades',
  accessibility_notes: 'acessibilidade',
}

/** What a row says, or every reason why it cannot be taken. */
export function readRow(
  { line, cells, isTooLong }: SheetRow<ImportColumn>,
  categories: Categories,
): ReadRow {
  const problems: Problem[] = []
  const note = (column: ImportColumn, message: string) => problems.push({ column, message })
  const cell = (column: ImportColumn) => cells[column] ?? ''
  if (isTooLong) note('nome', sheetTexts.cells)

  const category = categories.top(cell('categoria'))
  if (!category) note('categoria', texts.category)
  const wanted = cell('subcategoria')
  const subcategory = wanted && category ? categories.under(category, wanted) : null
  if (wanted && category && !subcategory) note('subcategoria', texts.subcategory)

  const parsed = EstablishmentFields.safeParse({
    name: cell('nome'),
    // Whether there is one was said above.
    category_id: category?.id ?? NO_CATEGORY,
    subcategory_id: subcategory?.id ?? null,
    specialties: listOf(cell('especialidades')),
    ...recordOf(TEXT_FIELDS, (name) => {
      const column = COLUMNS[name]
      return column ? cell(column) : null
    }),
    place: placeOf(cell('latitude'), cell('longitude'), note),
    price_range: priceOf(cell('preco'), note),
    payment_methods: wordsOf(cell('pagamentos'), PaymentMethod.options, (word) =>
      note('pagamentos', texts.payment(word)),
    ),
    amenities: wordsOf(cell('comodidades'), Amenity.options, (word) =>
      note('comodidades', texts.amenity(word)),
    ),
    rooms: null,
    modules: [],
  })
  for (const { path, message } of parsed.error?.issues ?? []) {
    note(COLUMNS[String(path[0])] ?? 'nome', message)
  }
  const hours = hoursOf(cell('horarios'), note)
  const status = statusOf(cell('situacao'), note)
  const slug = cell('endereco') || null
  if (slug && !isSlug(slug)) note('endereco', texts.slug)
  const isRight = problems.length === 0 && parsed.success
  return {
    line,
    name: cell('nome').slice(0, 120),
    problems,
    values: isRight ? { fields: parsed.data, hours, status, slug } : null,
  }
}

const NO_CATEGORY = '00000000-0000-7000-8000-000000000000'

type Note = (column: ImportColumn, message: string) => void

const listOf = (text: string) =>
  text
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)

function wordsOf<Word extends string>(
  text: string,
  known: readonly Word[],
  onUnknown: (word: string) => void,
): Word[] {
  return listOf(text).flatMap((typed) => {
    const word = known.find((one) => one === slugLike(typed))
    if (!word) onUnknown(typed.slice(0, 40))
    return word ? [word] : []
  })
}

function placeOf(latitude: string, longitude: string, note: Note) {
  if (!latitude && !longitude) return null
  if (!latitude || !longitude) {
    note(latitude ? 'longitude' : 'latitude', texts.place)
    return null
  }
  const [north, east] = [numberOf(latitude), numberOf(longitude)]
  if (north === null || Math.abs(north) > 90) note('latitude', texts.number)
  if (east === null || Math.abs(east) > 180) note('longitude', texts.number)
  return north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180
    ? null
    : { latitude: north, longitude: east }
}

const numberOf = (text: string) =>
  /^-?\d{1,3}(?:[.,]\d{1,20})?$/.test(text) ? Number(text.replace(',', '.')) : null

function priceOf(text: string, note: Note): number | null {
  if (!text) return null
  const price = /^\$+$/.test(text) ? text.length : Number(text)
  if (Number.isInteger(price) && price >= 1 && price <= 4) return price
  note('preco', texts.price)
  return null
}

/** What waited, was refused or was taken off the air is not put on the air by a sheet. */
const IMPORTED: Record<(typeof STATUSES)[number], Listing['status']> = {
  draft: 'draft',
  pending: 'draft',
  rejected: 'draft',
  published: 'published',
  suspended: 'archived',
  archived: 'archived',
}

function statusOf(text: string, note: Note): Listing['status'] {
  if (!text) return 'published'
  const status = STATUSES.find((one) => slugLike(STATUS_WORDS[one]) === slugLike(text))
  if (!status) note('situacao', texts.status)
  return IMPORTED[status ?? 'draft']
}

function hoursOf(text: string, note: Note): Listing['hours'] {
  if (!text) return null
  try {
    return OpeningHours.parse(JSON.parse(text))
  } catch {
    note('horarios', texts.hours)
    return null
  }
}

const slugLike = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '-')

type Categories = ReturnType<typeof categoriesBy>

/** By name or by the end of their address, as people write them. */
export function categoriesBy(all: readonly Category[]) {
  const offered = all.filter(({ is_active }) => is_active)
  const key = (parent: string | null, text: string) => `${parent ?? ''}/${slugLike(text)}`
  const known = new Map<string, Category>()
  for (const category of offered) {
    for (const text of [category.slug, category.name]) {
      known.set(key(category.parent_id, text), category)
    }
  }
  return {
    top: (text: string) => known.get(key(null, text)) ?? null,
    under: ({ id }: Category, text: string) => known.get(key(id, text)) ?? null,
  }
}
