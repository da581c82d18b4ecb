import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastify from 'fastify'
import { sql } from 'kysely'
import Supercluster from 'supercluster'
import type { Defer } from '../cleanup.ts'
import type { GuidePortal } from '../guide/portal.ts'

const compressed = promisify(gzip)
/** As the portal does it. */
const COMPRESSED_FROM = 1024

type Row = { id: string; name: string; latitude: number; longitude: number }

/** The same points in the library that maps use for this, and nothing else: no layers, no checks. */
export async function startPeer({ deps }: GuidePortal, defer: Defer) {
  const { rows } = await sql<Row>`
    select id, name, latitude, longitude from establishments where status = 'published'
  `.execute(deps.connection)
  const index = new Supercluster({ radius: 64, extent: 512, maxZoom: 17 }).load(
    rows.map(({ id, name, latitude, longitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { id, name },
    })),
  )
  const app = fastify()
  app.get('/map', async (request, reply) => {
    const { bbox = '', zoom } = request.query as { bbox?: string; zoom?: string }
    const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
    const features = index.getClusters([west, south, east, north], Number(zoom))
    const json = JSON.stringify({ type: 'FeatureCollection', features })
    reply.type('application/geo+json')
    if (json.length < COMPRESSED_FROM) return json
    return reply.header('content-encoding', 'gzip').send(await compressed(json))
  })
  await app.ready()
  defer(() => app.close())
  return app
}
