import type { EstablishmentFields } from '@portal/contract/establishments/establishment-fields'
import { seededRandom } from '../art/seeded-random.ts'

type Area = { latitude: number; longitude: number; north: number; south: number; reach: number }

/**
 * Real neighbourhoods with the point known of each (OpenStreetMap and the coast line), and how far
 * from it, in degrees, there is still land. Those without a published point give no pin.
 */
const AREAS = {
  Centro: { latitude: -0.6169, longitude: -47.3533, north: 0.001, south: 0.004, reach: 0.0035 },
  Maçarico: { latitude: -0.61, longitude: -47.365, north: -0.002, south: 0.005, reach: 0.003 },
  Atalaia: { latitude: -0.5957, longitude: -47.3119, north: 0, south: 0.003, reach: 0.005 },
  'São José': { latitude: -0.6352, longitude: -47.3422, north: 0.003, south: 0.003, reach: 0.003 },
  Destacado: null,
  'Bom Jesus': null,
  'Vila de Cuiarana': null,
  'Vila de Coremas': null,
} as const satisfies Record<string, Area | null>

export type Neighbourhood = keyof typeof AREAS

/** The same business always stands in the same spot. */
export function pinOf(neighbourhood: Neighbourhood, slug: string): EstablishmentFields['place'] {
  const area: Area | null = AREAS[neighbourhood]
  if (!area) return null
  const random = seededRandom(`pin/${slug}`)
  return {
    latitude: rounded(area.latitude + random.between(-area.south, area.north)),
    longitude: rounded(area.longitude + random.between(-area.reach, area.reach)),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
