import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { OPEN_DATA_FILES } from './open-data-fields.ts'

/** What the open files hold today: the same figures and the same date as the files themselves. */
export const OpenData = z
  .object({
    /** When something in them last changed. */
    updated_at: moment,
    total: z.int(),
    /** Those of them whose place on the map is public. */
    located: z.int(),
    licence: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  })
  .meta({ id: 'OpenData' })
export type OpenData = z.input<typeof OpenData>

export const readOpenData = endpoint({
  method: 'GET',
  path: '/api/v1/open-data',
  access: 'anyone',
  tag: 'Dados abertos',
  summary: 'Tamanho, data e licença dos arquivos abertos do guia',
  response: OpenData,
  status: 200,
})

const file = z.string().meta({ format: 'binary' })

export const downloadGuideGeoJson = endpoint({
  method: 'GET',
  path: OPEN_DATA_FILES.geojson,
  access: 'anyone',
  tag: 'Dados abertos',
  summary: 'O guia publicado em GeoJSON (RFC 7946), CC BY 4.0',
  produces: 'application/geo+json',
  response: file,
  status: 200,
})

export const downloadGuideCsv = endpoint({
  method: 'GET',
  path: OPEN_DATA_FILES.csv,
  access: 'anyone',
  tag: 'Dados abertos',
  summary: 'O guia publicado em CSV (RFC 4180, UTF-8), CC BY 4.0',
  produces: 'text/csv',
  response: file,
  status: 200,
})
