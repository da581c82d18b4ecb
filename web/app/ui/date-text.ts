import { words } from './words.ts'

/** "2026-07-18" as it is written here: "18/07/2026". Anything else is empty. */
export function isoToText(iso: string) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  return day ? `${day}/${month}/${year}` : ''
}

/** The ISO day that is written, or `null` where it is unfinished or no such day exists. */
export function textToIso(text: string) {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return null
  const iso = `${year}-${month}-${day}`
  const date = isoToLocalDate(iso)
  return date && localDateToIso(date) === iso ? iso : null
}

// A calendar square is a local midnight; `new Date(iso)` would be one in Greenwich, a day off here.
export function isoToLocalDate(iso: string | undefined) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '') ?? []
  return day ? new Date(Number(year), Number(month) - 1, Number(day)) : undefined
}

export function localDateToIso(date: Date) {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

/** What is wrong with the written date, in words; `null` where it is fine or still empty. */
export function problemOfDate(text: string, min?: string | undefined, max?: string | undefined) {
  if (text === '') return null
  if (text.length < 10) return words.date.incomplete
  const iso = textToIso(text)
  if (iso === null) return words.date.impossible
  if (min && iso < min) return words.date.tooEarly(isoToText(min))
  if (max && iso > max) return words.date.tooLate(isoToText(max))
  return null
}
