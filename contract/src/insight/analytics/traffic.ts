import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

const hours = z.array(z.int().min(0)).length(24)

/** People who came, in the hour of their first page of the day. */
export const PortalTraffic = z
  .object({
    /** The day it is in the city. */
    day: z.iso.date(),
    today: hours,
    /** The same weekday a week before. */
    before: hours,
    /** The first day that was counted; null before there is one. */
    counted_since: z.iso.date().nullable(),
  })
  .meta({ id: 'PortalTraffic' })
export type PortalTraffic = z.infer<typeof PortalTraffic>

export const readTraffic = endpoint({
  method: 'GET',
  path: '/api/v1/admin/traffic',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Visitas de hoje por hora, contra o mesmo dia da semana passada',
  response: PortalTraffic,
  status: 200,
})
