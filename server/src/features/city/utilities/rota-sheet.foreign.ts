import type { Pharmacy, WantedShift } from '@portal/contract/city/utilities/duty-editor'
import { overlapsOf, shiftOfDay } from '@portal/contract/city/utilities/duty-rules'
import { MOST_SHIFTS } from '@portal/contract/city/utilities/utility.texts'
import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { namesOf } from '@portal/contract/shared/names-of'
import { recordOf } from '@portal/contract/shared/records'
import {
  type CsvLine,
  CsvRefused,
  parseCsv,
  sniffSeparator,
} from '../../../platform/csv/csv.foreign.ts'
import { sameName } from './duties.rules.ts'
import { utilitiesTexts } from './utilities.texts.ts'

const texts = utilitiesTexts.duty
const LIMITS = { columns: 20, rows: 1000 }

const COLUMNS = {
  date: ['data', 'dia', 'date'],
  from: ['inicio', 'das', 'hora_inicio', 'entrada', 'from'],
  to: ['fim', 'ate', 'as', 'hora_fim', 'saida', 'to'],
  name: ['farmacia', 'nome', 'drogaria', 'pharmacy'],
  phone: ['telefone', 'fone', 'contato', 'phone'],
  address: ['endereco', 'local', 'address'],
  extra: ['reforco', 'extra'],
} as const
type Column = keyof typeof COLUMNS

export type SheetProblem = { line: number; message: string }
/** A monthly sheet: nothing of it counts while there is a problem. */
export type RotaSheet = { shifts: WantedShift[]; problems: SheetProblem[] }
type Read = { line: number; shift: WantedShift }

/** Reads "data;inicio;fim;farmacia;telefone;endereco"; an end that is not later is on the next day. */
export function readRotaSheet(csv: Buffer, known: readonly Pharmacy[]): RotaSheet {
  const problems: SheetProblem[] = []
  const read = readLines(csv.toString('utf8'), known, problems)
  if (problems.length === 0 && read.length === 0) problems.push({ line: 1, message: texts.empty })
  if (read.length > MOST_SHIFTS) problems.push({ line: 1, message: texts.many(MOST_SHIFTS) })
  else problems.push(...togetherIn(read))
  return { shifts: read.slice(0, MOST_SHIFTS).map(({ shift }) => shift), problems }
}

function readLines(csv: string, known: readonly Pharmacy[], problems: SheetProblem[]): Read[] {
  const text = csv.replace(/^\uFEFF/, '')
  const [head, ...lines] = cellsOf(text, problems)
  if (!head) return []
  const columns = columnsOf(head.cells)
  if ((['date', 'from', 'to', 'name'] as const).some((column) => columns[column] < 0)) {
    problems.push({ line: head.number, message: texts.headings })
    return []
  }
  return lines.flatMap(({ number, cells }) => {
    const cell = (column: Column) => (cells[columns[column]] ?? '').trim()
    const shift = readShift(cell, known)
    if (typeof shift !== 'string') return [{ line: number, shift }]
    problems.push({ line: number, message: shift })
    return []
  })
}

/** The shift, or what is wrong with the line. */
function readShift(
  cell: (column: Column) => string,
  known: readonly Pharmacy[],
): WantedShift | string {
  const day = readDate(cell('date'))
  if (day === null) return texts.date
  const [from, to] = [readTime(cell('from')), readTime(cell('to'))]
  if (from === null || to === null) return texts.time
  const name = cell('name')
  if (name.length < 2 || name.length > 120) return texts.name
  const phone = cell('phone').replace(/\D/g, '')
  if (phone !== '' && !/^\d{8,11}$/.test(phone)) return texts.phone
  const address = cell('address')
  if (address.length > 200) return texts.address
  const pharmacy = known.find((one) => sameName(one.name) === sameName(name))
  return {
    establishment_id: pharmacy?.establishment_id ?? null,
    name: pharmacy?.name ?? name,
    phone: phone || (pharmacy?.phone ?? ''),
    address: address || (pharmacy?.address ?? ''),
    is_extra: /^(s|sim|x|1)$/i.test(cell('extra')),
    ...shiftOfDay(day, from, to),
  }
}

function togetherIn(read: readonly Read[]): SheetProblem[] {
  return read.flatMap(({ line, shift }, index) => {
    const earlier = read.slice(0, index).find((one) => overlapsOf([shift], [one.shift]).length > 0)
    return earlier ? [{ line, message: texts.lineTogether(earlier.line) }] : []
  })
}

function cellsOf(text: string, problems: SheetProblem[]): CsvLine[] {
  try {
    return parseCsv(text, sniffSeparator(text), LIMITS)
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    problems.push({ line: error.line, message: texts.unreadable })
    return []
  }
}

function columnsOf(cells: readonly string[]): Record<Column, number> {
  const names = cells.map((cell) => sameName(cell).replaceAll(' ', '_'))
  const at = (known: readonly string[]) => names.findIndex((name) => known.includes(name))
  return recordOf(namesOf(COLUMNS), (column) => at(COLUMNS[column]))
}

/** "18/07/2026" or "2026-07-18". */
function readDate(text: string): number | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return dayOfIsoDate(iso)
}

/** "08:00", "8h", "8h30", "20:00:00": minutes of the day. "24:00" is midnight, as sheets write it. */
function readTime(text: string): number | null {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:h](\d{2})?(?::\d{2})?)?$/i.exec(text) ?? []
  if (hours === undefined) return null
  const minute = Number(hours) * 60 + Number(minutes)
  if (Number(minutes) > 59 || minute > 24 * 60) return null
  return minute % (24 * 60)
}
