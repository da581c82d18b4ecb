import { PRICE_MAX_CENTS } from './catalogue.texts.ts'

/** Free of zod: the screen says what will come of it before it asks. */

/** To what a price is brought after the change; `ending-90` is "R$ 24,90". */
export const PRICE_ROUNDINGS = ['none', 'ten', 'fifty', 'whole', 'ending-90'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

export const PRICE_ROUNDING_WORDS: Record<PriceRounding, string> = {
  none: 'Sem arredondar',
  ten: 'Para 10 centavos',
  fifty: 'Para 50 centavos',
  whole: 'Para reais inteiros',
  'ending-90': 'Terminado em ,90',
}

/** Hundredths of a percent, or centavos; less than zero makes it cheaper. */
export type PriceChange =
  | { kind: 'percent'; hundredths: number }
  | { kind: 'amount'; cents: number }

/** What costs nothing stays so: it is included, not cheap. Nothing is ever changed to less than a centavo. */
export function changedPrice(cents: number, change: PriceChange, rounding: PriceRounding): number {
  if (cents === 0) return 0
  const exact =
    change.kind === 'amount'
      ? cents + change.cents
      : (cents * (10_000 + change.hundredths)) / 10_000
  return Math.min(PRICE_MAX_CENTS, Math.max(1, rounded(exact, rounding)))
}

function rounded(exact: number, rounding: PriceRounding): number {
  switch (rounding) {
    case 'none':
      return Math.floor(exact + 0.5)
    case 'ten':
      return nearest(exact, 10)
    case 'fifty':
      return nearest(exact, 50)
    case 'whole':
      return nearest(exact, 100)
    case 'ending-90':
      return Math.max(90, Math.floor((exact - 90) / 100 + 0.5) * 100 + 90)
  }
}

const nearest = (exact: number, step: number) =>
  Math.max(step, Math.floor(exact / step + 0.5) * step)
