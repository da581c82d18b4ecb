import type { Place } from './street-lines.ts'

/**
 * Real neighbourhoods with a point known of each (OpenStreetMap) and how far, in metres, its streets
 * are taken to belong to it. Those without a published point have no invented business.
 */
export const NEIGHBOURHOODS = {
  Centro: { latitude: -0.6155, longitude: -47.3568, reachMeters: 650 },
  Maçarico: { latitude: -0.6125, longitude: -47.367, reachMeters: 800 },
  Atalaia: { latitude: -0.5957, longitude: -47.3119, reachMeters: 1200 },
  'São José': { latitude: -0.6352, longitude: -47.3422, reachMeters: 700 },
  'Vila de Cuiarana': { latitude: -0.6521, longitude: -47.2659, reachMeters: 1200 },
  'Vila de Coremas': { latitude: -0.6892, longitude: -47.3057, reachMeters: 1500 },
} as const satisfies Record<string, Place & { reachMeters: number }>

export type Neighbourhood = keyof typeof NEIGHBOURHOODS
