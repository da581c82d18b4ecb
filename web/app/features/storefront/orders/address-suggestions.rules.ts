import type { DeliveryZone } from '@portal/contract/storefront/orders/ordering'
import type { KeptPerson } from './kept-person.ts'

export type AddressDraft = Partial<Omit<KeptPerson, 'name' | 'phone'>>

/** "Rua do Farol, 51": only what stands after a comma or "nº" is a number, for streets are called by one too. */
const WITH_NUMBER = /^(.{2,}?)(?:\s*,\s*(?:n[º°o]?\.?\s*)?|\s+n[º°]\.?\s*)(\d{1,5}\s?[a-z]?)$/iu

export function splitStreet(typed: string): { street: string; number: string } | null {
  const [, street, number] = WITH_NUMBER.exec(typed.trim()) ?? []
  return street && number ? { street: street.trim(), number } : null
}

type Lodging = {
  name: string
  address: { street: string | null; number: string | null; neighbourhood: string | null } | null
}

/** Where a guest of the house is: what the guide does not know stays as it was written. */
export function addressOfLodging(
  { name, address }: Lodging,
  zones: readonly Pick<DeliveryZone, 'neighbourhood'>[],
): AddressDraft {
  const zone = zones.find(({ neighbourhood }) => neighbourhood === address?.neighbourhood)
  return {
    ...(zone ? { neighbourhood: zone.neighbourhood } : {}),
    ...(address?.street ? { street: address.street, number: address.number ?? 's/n' } : {}),
    complement: name.slice(0, 80),
  }
}
