const BRAZILIAN_MOBILE = /^(55\d{2})9(\d{8})$/

export function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}

/** Many Brazilian accounts were opened before numbers grew to nine digits and kept the old one. */
export function withoutNinthDigit(number: string): string {
  return digitsOf(number).replace(BRAZILIAN_MOBILE, '$1$2')
}

/** +55 (91) 98888-7777; a number of elsewhere keeps its digits together. */
export function formatNumber(number: string): string {
  return `+${digitsOf(number)}`.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '+55 ($1) $2-$3')
}
