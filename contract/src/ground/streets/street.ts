import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'

const Point = z.object({ latitude: z.number(), longitude: z.number() })

/** A street that a search found. */
export const FoundStreet = z
  .object({
    name: z.string(),
    /** Of the businesses around; null where there are none. */
    neighbourhood: z.string().nullable(),
    /** The map at this street. */
    path: z.string(),
    /** Businesses whose address is on it, the best first. */
    businesses: z.array(z.object({ name: z.string(), path: z.string() })),
    business_count: z.int(),
  })
  .meta({ id: 'FoundStreet' })
export type FoundStreet = z.infer<typeof FoundStreet>

/** A street for a field where somebody writes an address. */
export const StreetSuggestion = z
  .object({
    name: z.string(),
    neighbourhood: z.string().nullable(),
    /** On the street: the point next to what was asked for, or the middle. */
    place: Point,
  })
  .meta({ id: 'StreetSuggestion' })
export type StreetSuggestion = z.infer<typeof StreetSuggestion>

export const suggestStreets = endpoint({
  method: 'GET',
  path: '/api/v1/streets',
  access: 'anyone',
  tag: 'Busca',
  summary: 'Ruas da cidade cujo nome começa assim, com um ponto em cada uma',
  query: z.object({
    q: textLine(160),
    /** Where the pin is now: of a long street the point nearest to it is told. */
    lat: z.coerce.number().min(-90).max(90).optional(),
    lng: z.coerce.number().min(-180).max(180).optional(),
  }),
  response: z.array(StreetSuggestion),
  status: 200,
})
