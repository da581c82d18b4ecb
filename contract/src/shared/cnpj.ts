/**
 * CNPJ as text: since July 2026 the first twelve places may hold letters; the two check digits stay
 * digits. Numbers given before are checked by the same sum.
 */

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const
const SHAPE = /^[0-9A-Z]{12}[0-9]{2}$/

/** Without punctuation and in capitals, as it is stored. What it leaves may still be wrong. */
export function plainCnpj(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '')
}

/** Takes any spelling a person may use, with or without punctuation. */
export function isCnpj(text: string): boolean {
  const cnpj = plainCnpj(text)
  if (!SHAPE.test(cnpj)) return false
  // The sum of fourteen zeros is right, and nobody has that number.
  if (/^0+$/.test(cnpj)) return false
  return cnpj.endsWith(checkDigits(cnpj.slice(0, 12)))
}

/** "12.ABC.345/01DE-35"; anything that is not fourteen long comes back as it is. */
export function cnpjText(text: string): string {
  const cnpj = plainCnpj(text)
  return cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}

/** Modulo 11 over what each sign is worth: its place in ASCII less 48, so "0" is 0 and "A" is 17. */
export function checkDigits(base: string): string {
  const first = checkDigit(base, WEIGHTS.slice(1))
  return `${first}${checkDigit(`${base}${first}`, WEIGHTS)}`
}

function checkDigit(signs: string, weights: readonly number[]) {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (signs.charCodeAt(index) - 48),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
