import { LIST_SEPARATOR } from '@portal/contract/guide/imports/import-columns'
import { namesOf } from '@portal/contract/shared/names-of'
import {
  ALLERGEN_WORDS,
  type Allergen,
  ITEM_TAG_WORDS,
  SECTION_NAME_MAX,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { CatalogueColumn } from '@portal/contract/storefront/catalogue/catalogue-columns'
import {
  type EditedGroup,
  GivenGroups,
  ItemContent,
} from '@portal/contract/storefront/catalogue/catalogue-fields'
import { sheetTexts } from '../../../../platform/csv/sheet.texts.ts'
import { foldWord, type SheetRow } from '../../../../platform/csv/sheet.ts'
import type { PhotoSource } from '../item-photos.rules.ts'
import { catalogueImportTexts as texts } from './catalogue-import.texts.ts'

export type Problem = { column: CatalogueColumn; message: string }

/** What a sheet, or the system at a counter, says of an item; what it does not speak of stays as it is. */
const RowValues = ItemContent.pick({
  name: true,
  price_cents: true,
  description: true,
  tags: true,
  allergens: true,
  is_alcoholic: true,
  sku: true,
  is_available: true,
  promo: true,
  windows: true,
})
  .extend({ groups: GivenGroups })
  .partial()
  .required({ name: true, price_cents: true })
export type RowValues = ReturnType<typeof RowValues.parse>

export const withRow = (content: ItemContent, row: RowValues): ItemContent => ({
  ...content,
  name: row.name,
  price_cents: row.price_cents,
  description: row.description ?? content.description,
  tags: row.tags ?? content.tags,
  allergens: row.allergens === undefined ? content.allergens : row.allergens,
  is_alcoholic: row.is_alcoholic ?? content.is_alcoholic,
  sku: row.sku === undefined ? content.sku : row.sku,
  is_available: row.is_available ?? content.is_available,
  promo: row.promo === undefined ? content.promo : row.promo,
  windows: row.windows ?? content.windows,
})

type Groups = readonly EditedGroup[]
type Options = EditedGroup['options']

/** A group of the same name is the same group, an option of the same code or name the same option. */
export function withKnownIds(known: Groups, wanted: Groups): EditedGroup[] {
  return wanted.map((group) => {
    const same = known.find(({ name }) => foldWord(name) === foldWord(group.name))
    const taken = new Set<string>()
    const options = group.options.map((option) => {
      const found = sameOption(same?.options ?? [], option, taken)
      if (found?.id) taken.add(found.id)
      const { id: _id, ...fields } = option
      return { ...(found?.id ? { id: found.id } : {}), ...fields, groups: found?.groups ?? [] }
    })
    const { id: _id, ...fields } = group
    return { ...(same?.id ? { id: same.id } : {}), ...fields, options }
  })
}

function sameOption(known: Options, { sku, name }: Options[number], taken: ReadonlySet<string>) {
  const free = known.filter(({ id }) => id !== undefined && !taken.has(id))
  const byCode = sku === null ? undefined : free.find((one) => one.sku === sku)
  return byCode ?? free.find((one) => foldWord(one.name) === foldWord(name))
}

export type ReadRow = {
  line: number
  section: string
  name: string
  problems: Problem[]
  /** Null where there are problems. */
  values: RowValues | null
  /** Where a photo of it is elsewhere; a sheet has no column for it. */
  photo?: PhotoSource
}

const COLUMNS: Record<string, CatalogueColumn> = {
  name: 'nome',
  price_cents: 'preco',
  description: 'descricao',
  sku: 'codigo',
}

/** What a row says, or every reason why it cannot be taken. */
export function readRow({ line, cells, isTooLong }: SheetRow<CatalogueColumn>): ReadRow {
  const problems: Problem[] = []
  const note = (column: CatalogueColumn, message: string) => problems.push({ column, message })
  const section = (cells.secao ?? '').slice(0, SECTION_NAME_MAX)
  if (isTooLong) note('nome', sheetTexts.cells)
  if (!section) note('secao', texts.section)
  const price = centsOf(cells.preco ?? '')
  if (price === null) note('preco', texts.price)

  const given: Record<string, unknown> = { name: cells.nome ?? '', price_cents: price ?? 0 }
  if (cells.descricao !== undefined) given.description = cells.descricao
  if (cells.etiquetas !== undefined) {
    given.tags = wordsOf(cells.etiquetas, ITEM_TAG_WORDS, (word) =>
      note('etiquetas', texts.tag(word)),
    )
  }
  if (cells.alergenos !== undefined) given.allergens = allergensOf(cells.alergenos, note)
  if (cells.bebida_alcoolica !== undefined) {
    given.is_alcoholic = yesOrNo(cells.bebida_alcoolica, false, () =>
      note('bebida_alcoolica', texts.yesOrNo),
    )
  }
  if (cells.codigo !== undefined) given.sku = cells.codigo || null
  if (cells.disponivel !== undefined) {
    given.is_available = yesOrNo(cells.disponivel, true, () => note('disponivel', texts.yesOrNo))
  }
  const parsed = RowValues.safeParse(given)
  for (const { path, message } of parsed.error?.issues ?? []) {
    note(COLUMNS[String(path[0])] ?? 'nome', message)
  }
  return {
    line,
    section,
    name: (cells.nome ?? '').slice(0, 150),
    problems,
    values: parsed.success && problems.length === 0 ? parsed.data : null,
  }
}

/** "R$ 1.234,50", "1234.5", "12": as people and spreadsheets write them. */
export function centsOf(text: string): number | null {
  const bare = text.replace(/^R\$/i, '').replace(/\s/g, '')
  const isThousands = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare)
  const plain = (isThousands ? bare.replaceAll('.', '') : bare).replace(',', '.')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null
  const [whole = '0', part = ''] = plain.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const listOf = (text: string) =>
  text
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)

function wordsOf<Word extends string>(
  text: string,
  known: Record<Word, string>,
  onUnknown: (word: string) => void,
): Word[] {
  const names = namesOf(known)
  const words = listOf(text).flatMap((typed) => {
    const word = names.find((one) => [one, foldWord(known[one])].includes(foldWord(typed)))
    if (!word) onUnknown(typed.slice(0, 40))
    return word ? [word] : []
  })
  return [...new Set(words)]
}

/** "nenhum" is none; nothing written is that nobody said. */
function allergensOf(
  text: string,
  note: (column: CatalogueColumn, message: string) => void,
): Allergen[] | null {
  if (text === '') return null
  if (foldWord(text) === 'nenhum') return []
  return wordsOf(text, ALLERGEN_WORDS, (word) => note('alergenos', texts.allergen(word)))
}

function yesOrNo(text: string, otherwise: boolean, onUnknown: () => void): boolean {
  if (text === '') return otherwise
  const word = foldWord(text)
  if (word === 'sim' || word === 's') return true
  if (word === 'nao' || word === 'n') return false
  onUnknown()
  return otherwise
}
