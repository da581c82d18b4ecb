import { writeFile } from 'node:fs/promises'
import type { z } from 'zod'
import { DomainError } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { downloadPhoto } from '../../../platform/outgoing/download-photo.ts'
import { OutgoingRefused } from '../../../platform/outgoing/guarded-request.ts'
import { ServiceAway } from '../../../platform/queue/each-item.ts'
import type { Job } from '../../../platform/queue/job.ts'
import { StorageAway } from '../../../platform/storage/storage-away.ts'
import type { Deps } from './catalogue.feature.ts'
import { photoCopyTexts as texts } from './catalogue.texts.ts'
import { COPY_ITEM_PHOTOS_JOB } from './item-photos.rules.ts'
import type { WaitingCopy } from './item-photos.store.ts'

/** A job takes so many, then leaves the worker to others; so few at once that no counter minds. */
const BATCH = 30
const AT_ONCE = 3
/** The standard allows 10 MB. */
export const PHOTO_LIMITS = { timeoutMs: 15_000, maxBytes: 10 * 1024 * 1024 }
const MINUTE_MS = 60_000
const AGAIN_MS = 60 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
/** By then the next photo is usually prepared. */
const LOOK_MS = 20_000

type Data = z.infer<typeof COPY_ITEM_PHOTOS_JOB.data>

/** Copies what waits, shows what has been prepared, and asks for itself until nothing is left. */
export async function copyItemPhotos(
  { establishmentId }: Data,
  deps: Deps,
  limits: typeof PHOTO_LIMITS = PHOTO_LIMITS,
) {
  const { stores, clock } = deps
  const owner = await stores.itemPhotos.ownerOf(establishmentId)
  if (!owner) return
  const waiting = await stores.itemPhotos.listWaiting(establishmentId, clock.now(), BATCH)
  const idOf = ({ itemId }: WaitingCopy) => itemId
  const listed = {
    job: COPY_ITEM_PHOTOS_JOB.name,
    data: { establishmentId },
    idOf,
    atOnce: AT_ONCE,
  }
  try {
    await deps.eachItem(listed, waiting, (copy) => copyOne(copy, { owner, limits }, deps))
  } finally {
    await showCopied(establishmentId, deps)
  }
}

async function showCopied(establishmentId: string, { work, clock }: Deps) {
  await work.transaction(async ({ itemPhotos, jobs, changes }) => {
    const now = clock.now()
    const given = new Date(now.getTime() + DAY_MS)
    const done = await itemPhotos.attachReady(establishmentId, { now, given, broken: texts.broken })
    if (done.attached > 0) changes.announce(Tag.catalogue(establishmentId))
    const soon = new Date(now.getTime() + LOOK_MS)
    const at = done.inPreparation > 0 ? soon : done.nextAt
    if (at) await jobs.add(COPY_ITEM_PHOTOS_JOB, { establishmentId }, { at })
  })
}

async function copyOne(
  copy: WaitingCopy,
  { owner, limits }: { owner: string; limits: typeof PHOTO_LIMITS },
  { work, clock, scratch, ports, log, config }: Deps,
) {
  const full = await ports.whyNoPhotoRoom(owner)
  const day = new Date(clock.now().getTime() + DAY_MS)
  if (full) {
    const when = { again: day, given: day }
    return work.transaction(({ itemPhotos }) => itemPhotos.noteFailed(copy, full, when))
  }
  try {
    const body = await downloadPhoto(copy.url, limits, config.outgoing)
    const { id } = await scratch.use(async (file) => {
      await writeFile(file, body)
      return ports.keepPhotoFile(owner, { file, bytes: body.length })
    })
    await work.transaction(({ itemPhotos }) => itemPhotos.noteCopied(copy, id))
  } catch (error) {
    if (error instanceof StorageAway) throw new ServiceAway('storage', error)
    const sentence = sentenceOf(error)
    const when = { again: new Date(clock.now().getTime() + AGAIN_MS), given: day }
    await work.transaction(({ itemPhotos }) =>
      itemPhotos.noteFailed(copy, sentence ?? texts.broken, when),
    )
    // What is no fault of the photo is told to the team as well.
    if (!sentence) throw error
    log.info({ item: copy.itemId, reason: String(error) }, 'a photo of a counter was not copied')
  }
}

/** Null for what is no fault of the photo. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof OutgoingRefused) return texts.unreached[error.reason]
  return error instanceof DomainError ? (error.sentence ?? texts.broken) : null
}

export const copyItemPhotosJob: Job<Deps, Data> = {
  ...COPY_ITEM_PHOTOS_JOB,
  retryLimit: 3,
  expireInSeconds: 300,
  heavy: true,
  handle: (data, deps) => copyItemPhotos(data, deps),
}
