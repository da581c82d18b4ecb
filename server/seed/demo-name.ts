import { createHash } from 'node:crypto'

/** A name that nobody has, quietly marked wherever it is read. */
export const asExample = (name: string) => `${name} (exemplo)`

/** The browser's name for something of the demonstration. The same each time: what is there already is found again. */
export function demoName(of: string): string {
  const hex = createHash('sha256').update(`demonstração ${of}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
