import type {
  PersonalData,
  PersonalDataNames,
} from '@portal/contract/people/accounts/personal-data'
import { cityDay, hourText } from '~/platform/moments.ts'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.myData

type Words = Readonly<Record<string, string>>
export type DataEntry = { name: string; text: string }
type DataSection = { title: string; records: DataEntry[][] }

/** Everything that is kept, for people to read; columns in which nothing stands are left out. */
export function dataSections({ names, data }: PersonalData): DataSection[] {
  return Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => ({
      title: titleOf(names, table),
      records: rows.map((row) =>
        Object.entries(row).flatMap(([column, value]) => {
          const { name, values } = columnOf(names, table, column)
          const text = valueText(inWords(value, values))
          return text === null ? [] : [{ name, text }]
        }),
      ),
    }))
}

/** Of what the portal may keep, that of which it keeps nothing. */
export function emptyTitles({ names, data }: PersonalData): string[] {
  return Object.entries(data)
    .filter(([, rows]) => rows.length === 0)
    .map(([table]) => titleOf(names, table))
}

export const titleOf = (names: PersonalDataNames, table: string) => names[table]?.title ?? table

export function columnOf(names: PersonalDataNames, table: string, column: string) {
  const named = names[table]?.columns[column] ?? column
  const values: Words = {}
  return typeof named === 'string' ? { name: named, values } : named
}

/** "published" is "Publicada", also inside a list or a record, whose own names are put in words too. */
export function inWords(value: unknown, words: Words): unknown {
  if (Array.isArray(value)) return value.map((one) => inWords(one, words))
  if (typeof value === 'string') return wordFor(value, words)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [wordFor(key, words), inWords(one, words)]),
  )
}

const wordFor = (code: string, words: Words): string =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? code

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** How PostgreSQL writes a file: two signs for each byte. */
const BYTES = /^\\x(?:[0-9a-f]{2})+$/

/** Null where nothing stands. */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') return wordsOf(value)
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value)
    ? value.map(valueText)
    : Object.entries(value).map(([key, one]) => `${key}: ${valueText(one) ?? texts.nothing}`)
  return parts.filter((part) => part !== null).join(', ') || null
}

function wordsOf(text: string): string {
  if (DAY.test(text)) return dayText(text)
  if (BYTES.test(text)) return texts.file((text.length - 2) / 2)
  const moment = MOMENT.test(text) ? new Date(text) : null
  if (!moment || Number.isNaN(moment.getTime())) return text
  return texts.moment(dayText(cityDay(moment)), hourText(moment))
}

const dayText = (isoDay: string) => isoDay.split('-').reverse().join('/')
