import type { LibraryPhoto, MediaUse } from '@portal/contract/ground/media/media-library'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { REMOVE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './media.feature.ts'
import { mediaTexts } from './media.texts.ts'

type Input = { id: string; with: string }

/**
 * Another photo takes the place of this one wherever it is shown, in one transaction: no page shows both.
 * The address of a photo never changes what it answers with, so it is the references that move.
 */
export async function replacePhoto(
  actor: Actor,
  { id, with: newId }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<LibraryPhoto> {
  return work.transaction(async (stores) => {
    const { media, mediaLibrary, photoUses, jobs, audit, changes } = stores
    await mediaLibrary.lock([id, newId])
    const old = await mediaLibrary.find(id)
    if (!old) throw new NotFound('media', id)
    await requireNewPhoto(await mediaLibrary.find(newId), newId, actor, stores)
    const now = clock.now()
    const tags = await photoUses.tagsOf(id)
    await mediaLibrary.inherit(id, newId)
    await photoUses.replace(id, newId, now)
    await mediaLibrary.pointReferences(id, newId)
    const gone = await media.removeUnused([id])
    if (gone.length > 0) await jobs.add(REMOVE_FILES_JOB, { ids: gone })
    await audit.record(actor, now, {
      action: 'media.replaced',
      subjectId: newId,
      details: { replaced: id, uses: old.uses.length },
    })
    changes.announce(Tag.media(id), Tag.media(newId), ...tags, ...old.uses.flatMap(tagsOfUse))
    const photo = await mediaLibrary.find(newId)
    if (!photo) throw new NotFound('media', newId)
    return photo
  })
}

async function requireNewPhoto(
  photo: LibraryPhoto | null,
  id: string,
  actor: Actor,
  { media }: Pick<Deps['stores'], 'media'>,
) {
  const isOwn = actor.kind === 'person' && (await media.findOwn(id, actor.userId)) !== null
  if (!photo || !isOwn) throw new NotFound('media', id)
  if (photo.status !== 'ready') {
    throw new Conflict('media.not-ready', 'the new photo is not ready', mediaTexts.notReady)
  }
  if (!photo.is_unused) {
    throw new Conflict('media.in-use', 'the new photo is shown elsewhere', mediaTexts.newInUse)
  }
}

/** What is remembered of the things that show it: their pages, and the lists they stand in. */
function tagsOfUse({ kind, id }: MediaUse): Tag[] {
  switch (kind) {
    case 'event':
      return [Tag.events, ...(id ? [Tag.event(id)] : [])]
    case 'article':
      return [Tag.news]
    case 'show':
    case 'episode':
      return [Tag.podcast, ...(id ? [Tag.episode(id)] : [])]
    case 'sight':
      return [Tag.sights, ...(id ? [Tag.sight(id)] : [])]
    case 'collection':
      return [Tag.collections, ...(id ? [Tag.collection(id)] : [])]
    case 'contribution':
      return [Tag.contributions, ...(id ? [Tag.contribution(id)] : [])]
    case 'property':
      return [Tag.properties]
    case 'unit':
      return [Tag.lodgings]
    case 'announcement':
    case 'settings':
      return [Tag.settings]
    default:
      return [Tag.establishments]
  }
}
