import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { FEED_FAULTS, STAY_TROUBLES } from './stays.texts.ts'

/** What the team of the portal sees of stays: only what goes wrong. */

const moment = z.iso.datetime({ offset: true })
const establishment = z.object({ id: z.uuid(), slug: z.string(), name: z.string() })
const nights = { arrival: z.iso.date(), departure: z.iso.date() }

export const TroubledStay = z
  .object({
    id: z.uuid(),
    trouble: z.enum(STAY_TROUBLES),
    establishment,
    unit_name: z.string(),
    ...nights,
    since: moment,
    total_cents: z.int(),
  })
  .meta({ id: 'TroubledStay' })

export const FailingFeed = z
  .object({
    id: z.uuid(),
    establishment,
    unit_name: z.string(),
    name: z.string(),
    host: z.string(),
    fault: z.enum(FEED_FAULTS),
    since: moment,
  })
  .meta({ id: 'FailingFeed' })

/** Of the last week; calendars that have not been read for an hour, the longest first. */
export const readStayTroubles = endpoint({
  method: 'GET',
  path: '/api/v1/admin/stays/troubles',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Reservas com problema, calendários que falham e noites vendidas duas vezes',
  response: z.object({
    stays: z.array(TroubledStay),
    feeds: z.array(FailingFeed),
    clashes: z.array(z.object({ establishment, unit_name: z.string(), ...nights })),
  }),
  status: 200,
})
