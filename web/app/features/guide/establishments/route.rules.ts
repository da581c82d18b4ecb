import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import { type Routes, routesToGoal } from '~/platform/route-apps.ts'
import { addressLines } from './contact.rules.ts'

type Located = Pick<Establishment, 'name' | 'place' | 'address'>

/** To the pin where there is one, else to the written address; none where neither is known. */
export function routesTo({ name, place, address }: Located, city: string): Routes | null {
  if (place) return routesToGoal({ name, pin: `${place.latitude},${place.longitude}` })
  if (!address.street) return null
  const written = [name, ...addressLines(address), city].join(', ')
  return routesToGoal({ name, pin: null, written })
}
