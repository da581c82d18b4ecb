import * as contract from '@portal/contract/ground/base-map/base-map'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { sendRanged } from '../../../platform/http/byte-ranges.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { BASE_MAP_TAG, MAPS_FOLDER, TILE_TIMEOUT_MS } from './base-map.constants.ts'
import type { Deps } from './base-map.feature.ts'
import { mapKey, mapPath } from './base-map.rules.ts'

const TTL_SECONDS = 3600
const FOR_EVER = 'public, max-age=31536000, immutable'
const FILE = /^([0-9a-f]{32})\.pmtiles$/

/** Which map lies under the pins. */
export function baseMapRoutes(app: FastifyInstance, { reads, stores }: Deps) {
  publicRead(
    app,
    reads,
    contract.readBaseMap,
    { tags: [BASE_MAP_TAG], ttlSeconds: TTL_SECONDS },
    async () => {
      const map = await stores.baseMaps.inUse()
      if (!map) return { streets: null }
      const { hash, bytes, schema, attribution, minZoom, maxZoom } = map
      const zooms = { min_zoom: minZoom, max_zoom: maxZoom }
      return { streets: { href: mapPath(hash), bytes, schema, attribution, ...zooms } }
    },
  )
}

/** The file itself, in whatever parts a map asks for; its content never changes under its name. */
export function baseMapFilesRoutes(app: FastifyInstance, { storage, stores }: Deps) {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `/${MAPS_FOLDER}/:file`,
    schema: { hide: true },
    handlerTimeout: TILE_TIMEOUT_MS,
    handler: async (request, reply) => {
      const hash = FILE.exec(request.params.file)?.[1]
      const map = hash ? await stores.baseMaps.find(hash) : null
      if (!map) throw new NotFound('base-map')
      reply.header('cache-control', FOR_EVER)
      return sendRanged(request, reply, {
        bytes: map.bytes,
        type: 'application/vnd.pmtiles',
        etag: `"${map.hash}"`,
        changedAt: map.installedAt,
        open: (range) => storage.get(mapKey(map.hash), range),
      })
    },
  })
}
