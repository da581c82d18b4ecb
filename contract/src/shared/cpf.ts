/** CPF as eleven digits; the last two check the others. */

const SHAPE = /^\d{11}$/
const ONE_DIGIT_REPEATED = /^(\d)\1{10}$/

/** Without punctuation, as it is stored. What it leaves may still be wrong. */
export function plainCpf(text: string): string {
  return text.replace(/[\s.-]/g, '')
}

/** Takes any spelling a person may use, with or without punctuation. */
export function isCpf(text: string): boolean {
  const cpf = plainCpf(text)
  // The sums of eleven equal digits are right, and nobody has those numbers.
  if (!SHAPE.test(cpf) || ONE_DIGIT_REPEATED.test(cpf)) return false
  return cpf.endsWith(cpfCheckDigits(cpf.slice(0, 9)))
}

/** "123.456.789-09"; anything that is not eleven long comes back as it is. */
export function cpfText(text: string): string {
  return plainCpf(text).replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
}

export function cpfCheckDigits(base: string): string {
  const first = checkDigit(base)
  return `${first}${checkDigit(`${base}${first}`)}`
}

/** Modulo 11 with weights that fall to 2 at the last digit. */
function checkDigit(digits: string) {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}
