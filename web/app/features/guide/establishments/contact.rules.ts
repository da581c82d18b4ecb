import type { Establishment } from '@portal/contract/guide/establishments/establishment'

const COUNTRY_CODE = '55'
/** Stored without an area code, a number is of the city's own. */
const CITY_AREA_CODE = '91'
const WITHOUT_AREA_CODE = 9

function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const isLocal = digits.length <= WITHOUT_AREA_CODE
  return `${COUNTRY_CODE}${isLocal ? CITY_AREA_CODE : ''}${digits}`
}

export function whatsAppLink(whatsapp: string, message: string): string {
  return `https://wa.me/${internationalDigits(whatsapp)}?text=${encodeURIComponent(message)}`
}

export const telephone = (phone: string) => `+${internationalDigits(phone)}`

export const callLink = (phone: string) => `tel:${telephone(phone)}`

/** "(91) 90000-0812" */
export function phoneText(phone: string): string {
  const digits = internationalDigits(phone).slice(COUNTRY_CODE.length)
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`
}

/** "Av. Beira-Mar, 812, Maçarico", then what helps to find the door. */
export function addressLines(address: Establishment['address']): string[] {
  const { street, number, complement, neighbourhood } = address
  const first = [street, street && number, neighbourhood].filter(Boolean).join(', ')
  return [first, complement ?? ''].filter(Boolean)
}

/** "68721-000" */
export const cepText = (cep: string) => `${cep.slice(0, 5)}-${cep.slice(5)}`

export const instagramLink = (name: string) => `https://www.instagram.com/${name}`
export const facebookLink = (name: string) => `https://www.facebook.com/${name}`

/** "pousadaredebranca.com.br" */
export const websiteText = (address: string) =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
