/** CEP: eight digits, stored bare and shown as "68721-000". */

/** The city's own code, and the range the Correios gives streets and boxes of the city. */
export const CITY_CEP = '68721000'
const CITY_CEP_PREFIX = '68721'

export function plainCep(text: string): string {
  return text.replace(/[\s.-]/g, '')
}

/** Only the shape: whether a street answers to it, the Correios alone knows. */
export function isCep(text: string): boolean {
  const cep = plainCep(text)
  // No code begins with 000: the lowest is 01000-000, in São Paulo.
  return /^[0-9]{8}$/.test(cep) && cep >= '01000000'
}

/** Anything that is not eight digits comes back as it is. */
export function cepText(text: string): string {
  return plainCep(text).replace(/^(\d{5})(\d{3})$/, '$1-$2')
}

/** A listing may lie outside (Caripi is 68726-000): this asks a person to look twice, no more. */
export function isCepOfCity(text: string): boolean {
  return isCep(text) && plainCep(text).startsWith(CITY_CEP_PREFIX)
}
