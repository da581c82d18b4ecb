const COUNTRY_CODE = '55'
/** A Brazilian number with its area code: landlines have 10 digits, mobiles 11. */
const NATIONAL_LENGTHS = [10, 11]

/** The chat address of a phone as people write it; null when the text holds no number at all. */
export function whatsAppLink(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return null
  const isNational = NATIONAL_LENGTHS.includes(digits.length)
  return `https://wa.me/${isNational ? COUNTRY_CODE : ''}${digits}`
}
