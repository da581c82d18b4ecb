import {
  civilDateOfDay,
  dayOfKnownDate,
  type Weekday,
  weekdayOfDay,
} from '../../shared/calendar-days.ts'
import type { Ordinal, Recurrence } from './recurrence.ts'

/** A rule as one says it. Free of zod: the page, the editor and the e-mails read the same sentence. */

/** Sunday first; with how each is said of all of them: "aos sábados". */
const WEEKDAYS: readonly { name: string; every: string; isFeminine: boolean }[] = [
  { name: 'domingo', every: 'aos domingos', isFeminine: false },
  { name: 'segunda', every: 'às segundas', isFeminine: true },
  { name: 'terça', every: 'às terças', isFeminine: true },
  { name: 'quarta', every: 'às quartas', isFeminine: true },
  { name: 'quinta', every: 'às quintas', isFeminine: true },
  { name: 'sexta', every: 'às sextas', isFeminine: true },
  { name: 'sábado', every: 'aos sábados', isFeminine: false },
]
const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
]
const ORDINAL_WORDS: Record<`${Ordinal}`, [masculine: string, feminine: string]> = {
  '1': ['no 1º', 'na 1ª'],
  '2': ['no 2º', 'na 2ª'],
  '3': ['no 3º', 'na 3ª'],
  '4': ['no 4º', 'na 4ª'],
  '-1': ['no último', 'na última'],
}

/** "Toda semana, às sextas e aos sábados, até 19 de dezembro de 2026". */
export function recurrenceText(rule: Recurrence, firstDay: string): string {
  const first = dayOfKnownDate(firstDay)
  const parts = [everyText(rule, first), ...endText(rule)]
  return parts.join(', ')
}

function everyText(rule: Recurrence, first: number): string {
  const { interval } = rule
  switch (rule.frequency) {
    case 'daily':
      return interval === 1 ? 'Todos os dias' : `A cada ${interval} dias`
    case 'weekly':
      return `${interval === 1 ? 'Toda semana' : `A cada ${interval} semanas`}, ${weekdaysText(rule.weekdays)}`
    case 'monthly':
      return `${interval === 1 ? 'Todo mês' : `A cada ${interval} meses`}, ${monthDayText(rule, first)}`
    case 'yearly': {
      const { day, month } = civilDateOfDay(first)
      const every = interval === 1 ? 'Todo ano' : `A cada ${interval} anos`
      return `${every}, em ${dateNumber(day)} de ${MONTHS[month - 1]}`
    }
  }
}

function weekdaysText(weekdays: readonly Weekday[]): string {
  // The week of a Brazilian wall calendar begins on Sunday, that of a programme on Monday.
  const inOrder = [...weekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return listed(inOrder.map((day) => WEEKDAYS[day]?.every ?? ''))
}

function monthDayText({ ordinal }: Recurrence, first: number): string {
  if (ordinal === null) return `no dia ${civilDateOfDay(first).day}`
  return ordinalText(ordinal, weekdayOfDay(first))
}

/** "no 2º sábado", "na última sexta". */
export function ordinalText(ordinal: Ordinal, weekday: Weekday): string {
  const { name, isFeminine } = WEEKDAYS[weekday] ?? { name: '', isFeminine: false }
  return `${ORDINAL_WORDS[`${ordinal}`][isFeminine ? 1 : 0]} ${name}`
}

function endText({ until, count }: Recurrence): string[] {
  if (count !== null) return [count === 1 ? 'uma vez' : `${count} vezes`]
  if (!until) return []
  const { year, month, day } = civilDateOfDay(dayOfKnownDate(until))
  return [`até ${dateNumber(day)} de ${MONTHS[month - 1]} de ${year}`]
}

const dateNumber = (day: number) => (day === 1 ? '1º' : String(day))

/** "a", "a e b", "a, b e c". */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} e ${last}`
}
