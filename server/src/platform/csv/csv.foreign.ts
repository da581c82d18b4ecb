/** Comma-separated values as RFC 4180 has them, with the freedom of a separator. */

export type CsvLine = {
  /** Counted as a spreadsheet does: a cell with line breaks is in one line. */
  number: number
  cells: string[]
}

export type CsvTrouble = 'unterminated' | 'columns' | 'rows' | 'quote'
export class CsvRefused extends Error {
  readonly trouble: CsvTrouble
  readonly line: number
  constructor(trouble: CsvTrouble, line: number) {
    super(`${trouble} at line ${line}`)
    this.trouble = trouble
    this.line = line
  }
}

export type CsvLimits = { columns: number; rows: number }

const QUOTE = '"'

/** Lines without anything in them are passed over, but counted. */
export function parseCsv(text: string, separator: string, limits: CsvLimits): CsvLine[] {
  const lines: CsvLine[] = []
  let cells: string[] = []
  let number = 1
  let at = 0
  function endLine() {
    if (cells.some((cell) => cell !== '')) {
      if (lines.length === limits.rows) throw new CsvRefused('rows', number)
      lines.push({ number, cells })
    }
    cells = []
    number += 1
  }
  while (at < text.length) {
    const cell = readCell(text, at, separator, number)
    if (cells.length === limits.columns) throw new CsvRefused('columns', number)
    cells.push(cell.value)
    at = cell.end
    if (text.startsWith(separator, at)) {
      at += 1
      // A separator at the very end has an empty cell behind it.
      if (at < text.length) continue
      cells.push('')
    }
    const isPair = text.startsWith('\r\n', at)
    at += isPair ? 2 : 1
    endLine()
  }
  return lines
}

type Cell = { value: string; end: number }

function readCell(text: string, start: number, separator: string, line: number): Cell {
  if (text[start] === QUOTE) return readQuoted(text, start, separator, line)
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') {
    end += 1
  }
  return { value: text.slice(start, end), end }
}

function readQuoted(text: string, start: number, separator: string, line: number): Cell {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf(QUOTE, from)
    if (quote < 0) throw new CsvRefused('unterminated', line)
    value += text.slice(from, quote)
    const next = text[quote + 1]
    if (next !== QUOTE) {
      const isEnd = next === undefined || next === separator || next === '\n' || next === '\r'
      if (!isEnd) throw new CsvRefused('quote', line)
      return { value, end: quote + 1 }
    }
    value += QUOTE
    from = quote + 2
  }
}

/** The separator there is most of in the first line, outside of quotes. */
export function sniffSeparator(text: string, candidates: readonly string[] = [';', ',', '\t']) {
  const counts = new Map(candidates.map((candidate) => [candidate, 0]))
  let isQuoted = false
  for (const sign of text.slice(0, 64 * 1024)) {
    if (sign === QUOTE) isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  return best?.[0] ?? ';'
}
