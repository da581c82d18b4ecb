import type { DemoBusiness } from './business.ts'
import { NEIGHBOURHOODS, type Neighbourhood } from './neighbourhoods.ts'
import { besides, between, metersBetween, type Place, piecesOf, STREETS } from './street-lines.ts'

/** From the middle of the street to the door. */
const TO_THE_DOOR_METERS = 12

type Addressed = Pick<DemoBusiness, 'street' | 'number' | 'neighbourhood' | 'onTheSand'>

/**
 * Where a business stands: beside its street, as many metres along it as its number says, even numbers
 * to the right. Counted is the part of the street that lies in the neighbourhood.
 */
export function pinOf({ street, number, neighbourhood, onTheSand }: Addressed): Place {
  if (onTheSand) return onTheSand
  let left = Number(number)
  for (const [from, to] of partsOf(street, neighbourhood)) {
    const length = metersBetween(from, to)
    if (left <= length) {
      const side = Number(number) % 2 === 0 ? TO_THE_DOOR_METERS : -TO_THE_DOOR_METERS
      return rounded(besides(from, to, between(from, to, left / length), side))
    }
    left -= length
  }
  throw new Error(`${street}, ${number} lies beyond ${neighbourhood}`)
}

function partsOf(street: string, neighbourhood: Neighbourhood) {
  const { reachMeters, ...middle } = NEIGHBOURHOODS[neighbourhood]
  return STREETS.filter(({ name }) => name === street)
    .flatMap(({ line }) => piecesOf(line))
    .filter(([from, to]) => metersBetween(between(from, to, 0.5), middle) < reachMeters)
}

const rounded = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
})
