/** Comma-separated values as RFC 4180 has them, as they are written; `csv.foreign.ts` reads them. */
const QUOTE = '"'

export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`
}

function quoted(cell: string, separator: string): string {
  const isPlain = ![separator, QUOTE, '\n', '\r'].some((sign) => cell.includes(sign))
  return isPlain ? cell : `${QUOTE}${cell.replaceAll(QUOTE, QUOTE + QUOTE)}${QUOTE}`
}

/** What a spreadsheet would take for a formula and run. */
const FORMULA = /^'*[=+\-@\t\r]/
const NUMBER = /^-?\d+(?:[.,]\d+)?$/

/** A mark in front makes it a text; numbers are left alone. `unguarded` takes it off again. */
export const guarded = (cell: string) =>
  FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell

export const unguarded = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
