import fastify from 'fastify'
import { sql } from 'kysely'
import Supercluster from 'supercluster'
import type { Defer } from '../cleanup.ts'
import type { GuidePortal } from '../guide/portal.ts'

type Row = { id: string; name: string; latitude: number; longitude: number }

/** The same points in the library that maps use for this, and nothing else: no layers, no checks, not even gzip. */
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
  app.get('/map', async (request) => {
    const { bbox = '', zoom } = request.query as { bbox?: string; zoom?: string }
    const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
    return {
      type: 'FeatureCollection',
      features: index.getClusters([west, south, east, north], Number(zoom)),
    }
  })
  await app.ready()
  defer(() => app.close())
  return app
}
