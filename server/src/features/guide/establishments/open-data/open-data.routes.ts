import { Readable } from 'node:stream'
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import * as contract from '@portal/contract/guide/open-data/open-data'
import {
  OPEN_DATA_LICENCE,
  OPEN_DATA_PAGE,
} from '@portal/contract/guide/open-data/open-data-fields'
import type { Endpoint } from '@portal/contract/shared/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TaggedCache } from '../../../../platform/cache/tagged-cache.ts'
import { optionsOf, publicRead } from '../../../../platform/http/route.ts'
import { clientKey } from '../../../../platform/limits/client-key.ts'
import { Tag } from '../../../../platform/live/tags.ts'
import { PUBLIC_READ_SECONDS } from '../establishments.constants.ts'
import type { Deps } from '../establishments.feature.ts'
import { isoDay } from './open-data.rules.ts'
import type { Edition } from './open-data.store.ts'
import { type GuideFile, guideCsv, guideGeoJson } from './open-data-files.ts'

const TAGS = [Tag.establishments, Tag.categories]
const EDITION_MS = 3_600_000
/** A line of the countryside takes its time for tens of megabytes. */
const DOWNLOAD_TIMEOUT_MS = 600_000
const CACHE_CONTROL = 'public, max-age=300'

/** The published guide for everybody: what it holds today, and the files. */
export function openDataRoutes(app: FastifyInstance, deps: Deps) {
  const { config, reads, stores, sensitiveCalls } = deps
  const readEdition = editions(deps)
  const page = new URL(OPEN_DATA_PAGE, config.publicOrigin).href

  publicRead(
    app,
    reads,
    contract.readOpenData,
    { tags: TAGS, ttlSeconds: PUBLIC_READ_SECONDS },
    async () => {
      const { total, located, changedAt } = await readEdition()
      return { total, located, updated_at: changedAt, licence: OPEN_DATA_LICENCE }
    },
  )

  function serveFile(endpoint: Endpoint & { produces: string }, file: GuideFile) {
    const extension = endpoint.path.slice(endpoint.path.lastIndexOf('.') + 1)
    app.get(
      endpoint.path,
      { ...optionsOf(endpoint), handlerTimeout: DOWNLOAD_TIMEOUT_MS },
      async (request, reply) => {
        const edition = await readEdition()
        const { siteName } = siteIdentity(await stores.settings.read())
        // Of this edition and, while somebody edits, of the next: the tag is a weak one.
        const etag = `W/"${edition.fingerprint}-${extension}"`
        describe(reply, edition, etag)
        if (isKnown(request, etag, edition.changedAt)) return reply.code(304).send()
        const name = `guia-${isoDay(edition.changedAt)}.${extension}`
        reply
          .type(`${endpoint.produces}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${name}"`)
        if (request.method === 'HEAD') return reply.send()
        await sensitiveCalls.spend('open-data', clientKey(request.ip))
        const about = { siteName, page, origin: config.publicOrigin, ...edition }
        return reply.send(Readable.from(file(stores.openData, about)))
      },
    )
  }

  function describe(reply: FastifyReply, { changedAt }: Edition, etag: string) {
    reply
      .header('cache-control', CACHE_CONTROL)
      .header('etag', etag)
      .header('last-modified', changedAt.toUTCString())
      .header('link', `<${OPEN_DATA_LICENCE.url}>; rel="license", <${page}>; rel="describedby"`)
      // Any page and any programme may read what is everybody's.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
  }

  serveFile(contract.downloadGuideGeoJson, guideGeoJson)
  serveFile(contract.downloadGuideCsv, guideCsv)
}

/** The edition is known until something of the guide changes: nobody reads it all to be told "304". */
function editions({ bus, clock, stores, work }: Deps) {
  const cache = new TaggedCache<Edition>({ maxBytes: 1024, clock }).follow(bus)
  return async (): Promise<Edition> => {
    const { value } = await cache.read('guia', async () => {
      const seen = await stores.openData.takeFingerprint()
      const changedAt = await work.transaction(({ openData }) =>
        openData.noteEdition(seen.fingerprint, clock.now()),
      )
      return { value: { ...seen, changedAt }, tags: TAGS, ttlMs: EDITION_MS, bytes: 200 }
    })
    return value
  }
}

/** By the tag where one is named; by the date, which is exact to the second, where none is. */
function isKnown({ headers }: FastifyRequest, etag: string, changedAt: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => [etag, '*'].includes(tag.trim()))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= Math.floor(changedAt.getTime() / 1000) * 1000
}
