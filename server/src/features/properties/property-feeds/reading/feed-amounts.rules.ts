import {
  PROPERTY_AREA_MAX,
  PROPERTY_PRICE_MAX_CENTS,
} from '@portal/contract/properties/properties/properties.texts'

/** Amounts and figures as agencies write them: Brazilian, American, with or without a currency. */

/** What a price may be at most (contract/src/properties/properties): more is a slip of a keyboard. */
const MOST_CENTS = PROPERTY_PRICE_MAX_CENTS

/** What a field says: an amount, nothing, or something that is no amount. */
export type ReadAmount = { cents: number } | 'none' | 'unreadable'

const CURRENCY = /^(?:R\$|BRL|R\s\$)|(?:BRL|reais)$/gi

type Shape = {
  pattern: RegExp
  /** Which sign groups thousands, and which begins the decimals. */
  group: string
  point: string
}

/**
 * In this order: `1.250` is a thousand and more, for nobody asks R$ 1,25 for a house; `1250000.00` has
 * no groups, so its point begins the decimals.
 */
const SHAPES: readonly Shape[] = [
  { pattern: /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/, group: '.', point: ',' },
  { pattern: /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/, group: ',', point: '.' },
  { pattern: /^\d{1,3}(?: \d{3})+(?:,\d{1,2})?$/, group: ' ', point: ',' },
  { pattern: /^\d+(?:,\d{1,6})?$/, group: '', point: ',' },
  { pattern: /^\d+(?:\.\d{1,6})?$/, group: '', point: '.' },
]

function plainNumber(text: string): number | null {
  const shape = SHAPES.find(({ pattern }) => pattern.test(text))
  if (!shape) return null
  const whole = shape.group ? text.replaceAll(shape.group, '') : text
  return Number(shape.point === ',' ? whole.replace(',', '.') : whole)
}

export function readAmount(written: string): ReadAmount {
  const text = written
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(CURRENCY, '')
    .trim()
  if (text === '') return 'none'
  const amount = plainNumber(text)
  if (amount === null) return 'unreadable'
  if (amount === 0) return 'none'
  const cents = Math.round(amount * 100)
  return cents > 0 && cents <= MOST_CENTS ? { cents } : 'unreadable'
}

const UNIT = /\s*(?:m2|m²|metros?(?: quadrados)?|mts?2?)\.?$/i

/** Whole square metres. Systems write `126.000` for 126 with three decimals: a group has one or two figures before it. */
export function readArea(written: string): number | null {
  const text = written
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(UNIT, '')
  const area = /^\d{3,}\.\d{3}$/.test(text) ? Number(text) : plainNumber(text)
  return area !== null && area > 0 && area <= PROPERTY_AREA_MAX
    ? Math.max(1, Math.round(area))
    : null
}

const MOST_ROOMS = 99

/** Rooms and parking spaces; null where nothing, or nothing sensible, is said. */
export function readCount(written: string): number | null {
  const figure = /^(\d{1,3})(?:[.,]0+)?$/.exec(written.trim())
  const count = figure ? Number(figure[1]) : null
  return count !== null && count <= MOST_ROOMS ? count : null
}

/** A degree, with a point or a comma. */
export function readDegree(written: string, most: number): number | null {
  const text = written.trim().replace(',', '.')
  if (!/^-?\d{1,3}(?:\.\d+)?$/.test(text)) return null
  const degree = Number(text)
  return Math.abs(degree) <= most ? degree : null
}
