import type { Establishment } from '@portal/contract/establishments/establishment'
import { addressLines } from './contact.rules.ts'

type Located = Pick<Establishment, 'name' | 'place' | 'address'>

/** `any` opens whatever the phone finds its way with. */
export const ROUTE_APPS = ['google', 'waze', 'any'] as const
export type Routes = Record<(typeof ROUTE_APPS)[number], string>

/** To the pin where there is one, else to the written address; none where neither is known. */
export function routesTo({ name, place, address }: Located, city: string): Routes | null {
  const written = address.street ? [name, ...addressLines(address), city].join(', ') : null
  const pin = place ? `${place.latitude},${place.longitude}` : null
  const destination = pin ?? written
  if (!destination) return null
  const goal = encodeURIComponent(destination)
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${goal}`,
    waze: `https://waze.com/ul?${pin ? 'll' : 'q'}=${goal}&navigate=yes`,
    any: pin
      ? `geo:${pin}?q=${encodeURIComponent(`${pin}(${name})`)}`
      : `geo:0,0?q=${encodeURIComponent(destination)}`,
  }
}
