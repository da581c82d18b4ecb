import * as contract from '@portal/contract/ground/media/media-library'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { optionsOf, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { REMOVE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './media.feature.ts'
import { sourceKey } from './media.rules.ts'
import { mediaTexts } from './media.texts.ts'
import { replacePhoto } from './replace-photo.ts'

/** What the team is shown of an original may be kept for an hour, by their own browser only. */
const ORIGINAL_CACHE_CONTROL = 'private, max-age=3600'

export function mediaLibraryRoutes(app: FastifyInstance, deps: Deps) {
  const { media, mediaLibrary } = deps.stores

  route(app, contract.listMedia, async ({ query }) => {
    const { sort, cursor, limit, ...filter } = query
    const page = await mediaLibrary.page(filter, { sort, cursor, limit }, deps.clock.now())
    return { photos: page.photos, next_cursor: page.nextCursor, total: page.total }
  })
  route(app, contract.describeMedia, async ({ params, body, actor }) => {
    await describeMedia(actor, { ...params, ...body }, deps)
    return found(await mediaLibrary.find(params.id), params.id)
  })
  route(app, contract.replaceMedia, ({ params, body, actor }) =>
    replacePhoto(actor, { ...params, ...body }, deps),
  )
  route(app, contract.removeMedia, ({ params, actor }) => removeMedia(actor, params.id, deps))
  app.get<{ Params: { id: string } }>(
    contract.readOriginal.path,
    optionsOf(contract.readOriginal),
    async ({ params: { id } }, reply) => {
      const photo = await media.find(id)
      const stored = photo && !photo.isPrivate ? await deps.storage.get(sourceKey(photo)) : null
      if (!stored) throw new NotFound('media', id)
      return reply
        .type(stored.type)
        .header('cache-control', ORIGINAL_CACHE_CONTROL)
        .header('content-length', stored.bytes)
        .send(stored.body)
    },
  )
}

function found<Photo>(photo: Photo | null, id: string): Photo {
  if (!photo) throw new NotFound('media', id)
  return photo
}

async function describeMedia(
  actor: Actor,
  { id, alt }: { id: string; alt: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ mediaLibrary, photoUses, audit, changes }) => {
    if (!(await mediaLibrary.describe(id, alt))) throw new NotFound('media', id)
    await audit.record(actor, clock.now(), { action: 'media.described', subjectId: id })
    changes.announce(Tag.media(id), ...(await photoUses.tagsOf(id)))
  })
}

async function removeMedia(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ removed: true }> {
  return work.transaction(async ({ media, mediaLibrary, jobs, audit }) => {
    found(await mediaLibrary.find(id), id)
    const gone = await media.removeUnused([id])
    if (gone.length === 0)
      throw new Conflict('media.in-use', 'something shows it', mediaTexts.inUse)
    await jobs.add(REMOVE_FILES_JOB, { ids: gone })
    await audit.record(actor, clock.now(), { action: 'media.removed', subjectId: id })
    return { removed: true }
  })
}
