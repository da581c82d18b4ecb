import { dayOfIsoDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import {
  type CsvLine,
  CsvRefused,
  parseCsv,
  sniffSeparator,
} from '../../../platform/csv/csv.foreign.ts'
import type { Extreme } from './harmonic-tide.rules.ts'
import { tidesTexts } from './tides.texts.ts'

const texts = tidesTexts.table

export type TableProblem = { line: number; message: string }
/** A table as its file has it: nothing of it counts while there is a problem. */
export type OfficialTable = { days: Map<number, Extreme[]>; problems: TableProblem[] }

type Row = { line: number; day: number; minute: number; heightM: number; kind?: Extreme['kind'] }

const LIMITS = { columns: 12, rows: 4000 }
const LOWEST_M = -2
const HIGHEST_M = 9
/** A tide lasts 12 h 25 min: no day has fewer waters, and none has more. */
const FEWEST_A_DAY = 3
const MOST_A_DAY = 5

const COLUMNS = {
  moment: ['datetime_local', 'datetime_local_utc-3', 'data_hora', 'datahora'],
  date: ['data', 'date', 'dia'],
  time: ['hora', 'time', 'horario'],
  height: ['altura', 'altura_m', 'height_m', 'height', 'nivel'],
  kind: ['tipo', 'kind', 'mare'],
} as const
const KINDS: Record<string, Extreme['kind']> = {
  ...{ hw: 'high', high: 'high', preamar: 'high', pm: 'high', alta: 'high' },
  ...{ lw: 'low', low: 'low', 'baixa-mar': 'low', baixamar: 'low', bm: 'low', baixa: 'low' },
}

/** Reads "data;hora;altura;tipo" and "datetime_local,height_m,kind"; the kind may be left out. */
export function readOfficialTable(csv: Buffer): OfficialTable {
  const problems: TableProblem[] = []
  const rows = readRows(csv.toString('utf8'), problems)
  if (problems.length === 0 && rows.length === 0) problems.push({ line: 1, message: texts.empty })
  const waters = problems.length > 0 ? [] : alternating(rows, problems)
  const days = new Map<number, Extreme[]>()
  for (const { day, minute, heightM, kind } of waters) {
    days.set(day, [...(days.get(day) ?? []), { minute, heightM, kind }])
  }
  requireWholeDays(days, waters, problems)
  return { days, problems }
}

function readRows(csv: string, problems: TableProblem[]): Row[] {
  const text = csv.replace(/^\uFEFF/, '')
  const [head, ...lines] = cellsOf(text, problems)
  if (!head) return []
  const column = columnsOf(head.cells)
  if (column.height < 0 || (column.moment < 0 && (column.date < 0 || column.time < 0))) {
    problems.push({ line: head.number, message: texts.headings })
    return []
  }
  return lines.flatMap(({ number, cells }) => {
    const moment =
      column.moment >= 0
        ? (cells[column.moment] ?? '')
        : `${cells[column.date] ?? ''} ${cells[column.time] ?? ''}`
    const at = readMoment(moment.trim())
    const heightM = Number((cells[column.height] ?? '').trim().replace(',', '.') || Number.NaN)
    const word = column.kind < 0 ? '' : (cells[column.kind] ?? '').trim().toLowerCase()
    const kind = KINDS[word]
    const message = troubleWith(at, heightM, word, kind)
    if (message || !at) {
      problems.push({ line: number, message: message ?? texts.moment })
      return []
    }
    return [{ line: number, ...at, heightM, ...(kind ? { kind } : {}) }]
  })
}

function troubleWith(at: unknown, heightM: number, word: string, kind: unknown) {
  if (!at) return texts.moment
  if (!(heightM >= LOWEST_M && heightM <= HIGHEST_M)) return texts.height
  return word && !kind ? texts.kind : undefined
}

function cellsOf(text: string, problems: TableProblem[]): CsvLine[] {
  try {
    return parseCsv(text, sniffSeparator(text), LIMITS)
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    problems.push({ line: error.line, message: texts.unreadable })
    return []
  }
}

function columnsOf(cells: readonly string[]) {
  const names = cells.map((cell) =>
    cell.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replaceAll(' ', '_'),
  )
  const at = (known: readonly string[]) => names.findIndex((name) => known.includes(name))
  return {
    moment: at(COLUMNS.moment),
    date: at(COLUMNS.date),
    time: at(COLUMNS.time),
    height: at(COLUMNS.height),
    kind: at(COLUMNS.kind),
  }
}

/** "2026-07-18T10:31", "18/07/2026 10:31", "18/07/2026 10h31": all on the clocks of the city. */
function readMoment(text: string): { day: number; minute: number } | null {
  const [, date = '', hours, minutes] =
    /^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})[T ](\d{1,2})[:h](\d{2})(?::00)?$/.exec(text) ?? []
  const day = date.includes('/') ? dayOfBrazilianDate(date) : dayOfIsoDate(date)
  const minute = Number(hours) * 60 + Number(minutes)
  const isTime = Number(hours) < 24 && Number(minutes) < 60
  return day === null || !isTime ? null : { day, minute }
}

function dayOfBrazilianDate(date: string): number | null {
  const iso = date.split('/').reverse().join('-')
  return dayOfIsoDate(iso)
}

/** Each after the one before, high and low in turn; a kind that is not told follows from the heights. */
function alternating(rows: readonly Row[], problems: TableProblem[]) {
  const waters = rows.map((row, index) => ({ ...row, kind: row.kind ?? kindOf(rows, index) }))
  for (const [index, water] of waters.entries()) {
    const before = waters[index - 1]
    if (!before) continue
    const isLater =
      water.day * MINUTES_PER_DAY + water.minute > before.day * MINUTES_PER_DAY + before.minute
    if (!isLater) problems.push({ line: water.line, message: texts.order })
    // Between two stretches of days there may be any number of waters.
    else if (water.kind === before.kind && water.day - before.day <= 1) {
      problems.push({ line: water.line, message: texts.turn })
    }
  }
  return waters
}

function kindOf(rows: readonly Row[], index: number): Extreme['kind'] {
  const neighbour = rows[index + 1] ?? rows[index - 1]
  return neighbour && (rows[index]?.heightM ?? 0) < neighbour.heightM ? 'low' : 'high'
}

function requireWholeDays(
  days: ReadonlyMap<number, Extreme[]>,
  waters: readonly { day: number; line: number }[],
  problems: TableProblem[],
) {
  for (const [day, extremes] of days) {
    if (extremes.length >= FEWEST_A_DAY && extremes.length <= MOST_A_DAY) continue
    const line = waters.find((water) => water.day === day)?.line ?? 1
    problems.push({ line, message: `${brazilian(day)}: ${texts.incomplete}` })
  }
}

const brazilian = (day: number) => isoDateOfDay(day).split('-').reverse().join('/')
