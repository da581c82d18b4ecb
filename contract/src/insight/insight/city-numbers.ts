import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { moment } from '../../shared/moment.ts'
import { CITY_NUMBERS_FILES } from './city-numbers.texts.ts'

const count = z.int().nonnegative()

/** The city in figures, for everybody: nothing in them is of fewer than ten people. */
export const CityNumbers = z
  .object({
    counted_at: moment,
    /** The portal shows a demonstration: what is counted of it was invented. */
    has_examples: z.boolean(),
    /** Null before the first visit was counted. */
    counting_since: z.iso.date().nullable(),
    /** The last 28 days that are over; null where fewer than ten people came. */
    days: z.array(z.object({ day: z.iso.date(), people: count.nullable() })),
    /** What was looked for most in these days. */
    searches: z.array(z.object({ term: z.string(), searches: count })),
    /** Dates of published events in the month it is. */
    events_this_month: count,
    members: count,
    businesses: count,
    /** Businesses with an offer for the club's members. */
    partners: count,
  })
  .meta({ id: 'CityNumbers' })
export type CityNumbers = z.input<typeof CityNumbers>

const open = { tag: 'Dados abertos', method: 'GET', status: 200 } as const

export const readCityNumbers = endpoint({
  ...open,
  access: 'anyone',
  path: '/api/v1/city-numbers',
  summary: 'A cidade em números: visitas por dia, buscas, eventos, clube e negócios',
  response: CityNumbers,
})

export const downloadCityNumbersJson = endpoint({
  ...open,
  access: 'anyone',
  path: CITY_NUMBERS_FILES.json,
  summary: 'A cidade em números em JSON, CC BY 4.0',
  response: CityNumbers.extend({ licence: z.string(), about: z.string() }),
})

export const downloadCityNumbersCsv = endpoint({
  ...open,
  access: 'anyone',
  path: CITY_NUMBERS_FILES.csv,
  summary: 'A cidade em números em CSV (RFC 4180, UTF-8), CC BY 4.0',
  produces: 'text/csv',
  response: z.string(),
})

/** For the city hall: July beside the July before it. */
export const downloadJulyReport = endpoint({
  method: 'GET',
  path: '/api/v1/admin/july-report',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Julho de um ano contra julho do ano anterior, em PDF',
  query: z.object({ year: z.coerce.number().int().min(2020).max(2100) }),
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})
