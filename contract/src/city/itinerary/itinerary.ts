import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { Leg } from '../../ground/streets/travel.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { PLAN_MAX_LENGTH, readPlan, STOP_KINDS } from './plan-text.ts'

const PlannedStop = z.object({
  kind: z.enum(STOP_KINDS),
  slug: z.string(),
  date: z.iso.date().nullable(),
  minute: z.int().min(0).max(1439).nullable(),
})

/** A stop of a plan as the guide knows it today. */
export const ItineraryStop = PlannedStop.extend({
  name: z.string(),
  /** What it is and where: "Restaurante · Atalaia". */
  about: z.string(),
  photo: Photo.nullable(),
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** By street from the stop before it that day, which is named: "praia.atalaia". */
  way_here: z.object({ from: z.string(), leg: Leg }).nullable(),
  /** What speaks against that day or that hour. Empty is no promise. */
  warnings: z.array(z.string()),
}).meta({ id: 'ItineraryStop' })
export type ItineraryStop = z.infer<typeof ItineraryStop>

export const Itinerary = z
  .object({
    stops: z.array(ItineraryStop),
    /** Of those that the guide no longer has. */
    missing: z.array(PlannedStop),
  })
  .meta({ id: 'Itinerary' })
export type Itinerary = z.infer<typeof Itinerary>

export const readItinerary = endpoint({
  method: 'GET',
  path: '/api/v1/itinerary',
  access: 'anyone',
  tag: 'Turismo',
  summary:
    'Um roteiro: as paradas pedidas, em ordem, com aviso do que fecha e da maré alta. Nada é guardado',
  query: z.object({
    /** "praia.atalaia.20260718.0930_guia.um-lugar.20260718": tipo, página, dia e hora. */
    p: z.string().max(PLAN_MAX_LENGTH).transform(readPlan),
  }),
  response: Itinerary,
  status: 200,
})
