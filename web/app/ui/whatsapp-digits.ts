const MOST_DIGITS = 11

/** What is typed or pasted, without its punctuation and without the country. */
export function whatsappDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const national = digits.length > MOST_DIGITS ? digits.replace(/^(0+|55)/, '') : digits
  return national.slice(0, MOST_DIGITS)
}

/** "(91) 98888-7777": as a person reads it. */
export const whatsappText = (digits: string) =>
  digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
