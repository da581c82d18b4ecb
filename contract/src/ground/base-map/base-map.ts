import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

/** How a file of tiles names its layers; the style knows both. */
export const BaseMapSchema = z.enum(['protomaps', 'openmaptiles'])
export type BaseMapSchema = z.infer<typeof BaseMapSchema>

/** What lies under the pins. No streets: the schematic coast that comes with the portal. */
export const BaseMap = z
  .object({
    streets: z
      .object({
        /** A PMTiles file on our own host, read in parts. */
        href: z.string(),
        /** Of the whole file, for whoever wants to keep it. */
        bytes: z.int(),
        schema: BaseMapSchema,
        /** Whose map it is, in words; always shown. */
        attribution: z.string(),
        min_zoom: z.int(),
        max_zoom: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'BaseMap' })
export type BaseMap = z.infer<typeof BaseMap>

export const readBaseMap = endpoint({
  method: 'GET',
  path: '/api/v1/base-map',
  access: 'anyone',
  tag: 'Mapa',
  summary: 'O mapa de base em uso: ruas, ou só o esquemático',
  response: BaseMap,
  status: 200,
})
