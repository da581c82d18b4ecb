/** Phones are digits; this is how they are read and dialled. Free of zod: the browser reads it too. */

/** "190", "0800 091 0196", "(91) 3217-8200", "(91) 99253-6072". */
export function phoneText(digits: string): string {
  if (digits.startsWith('0')) return digits.replace(/^(0\d{3})(\d{3})(\d{3,4})$/, '$1 $2 $3')
  return digits
    .replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2-$3')
    .replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3')
    .replace(/^(\d{4,5})(\d{4})$/, '$1-$2')
}

/** Short numbers and 0800 are dialled as they are; a number with its area code, from anywhere. */
export function phoneLink(digits: string): string {
  const isWhole = /^[1-9]\d{9,10}$/.test(digits)
  return isWhole ? `tel:+55${digits}` : `tel:${digits}`
}

export const whatsAppLink = (digits: string) => `https://wa.me/55${digits}`
