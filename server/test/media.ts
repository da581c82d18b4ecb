import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Deps } from '../src/deps.ts'
import { UNUSED_PHOTO_MS } from '../src/features/ground/media/media.constants.ts'
import { processPhoto } from '../src/features/ground/media/process-photo.ts'
import { removePhotoFiles } from '../src/features/ground/media/remove-photo-files.ts'
import { sweepUnusedPhotos } from '../src/features/ground/media/sweep-photos.ts'
import type { TestPerson } from './people.ts'
import { form, jpeg } from './photos.ts'
import type { useTestApp } from './test-app.ts'

/** Folders for the photos of one test file. */
export async function mediaFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-media-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return {
    MEDIA_FOLDER: join(folder, 'files'),
    MEDIA_SCRATCH_FOLDER: join(folder, 'scratch'),
  }
}

type Portal = ReturnType<typeof useTestApp>
type Sent = Parameters<typeof form>[1] & {
  origin?: string
  address?: string
  purpose?: 'photo' | 'document'
}

/** A photo on its way, as a browser on the portal's own page sends it. */
export async function upload(
  { app }: Portal,
  person: Partial<TestPerson>,
  content: Buffer,
  { origin = 'http://portal.test', address, purpose = 'photo', ...file }: Sent = {},
) {
  const { headers, payload } = form(content, file)
  const answer = await app.inject({
    method: 'POST',
    url: purpose === 'photo' ? '/api/v1/media' : `/api/v1/media?purpose=${purpose}`,
    headers: { ...headers, origin, ...(person.cookie ? { cookie: person.cookie } : {}) },
    payload,
    ...(address ? { remoteAddress: address } : {}),
  })
  return { status: answer.statusCode, json: answer.json(), headers: answer.headers }
}

/** A small photo of the person that the worker is done with. */
export async function readyPhoto(portal: Portal, person: TestPerson): Promise<string> {
  const { json } = await upload(portal, person, await jpeg({ width: 64, height: 48 }))
  await processPhoto({ id: json.id }, portal.deps)
  return json.id
}

/** What the worker does with the photos that wait for it. */
export async function prepareWaitingPhotos({ deps, asOwner }: Portal) {
  const { rows } = await asOwner<{ id: string }>(`select id from media where status = 'processing'`)
  for (const { id } of rows) await processPhoto({ id }, deps)
}

/** The nightly sweep, so late that no photo is still waited for. */
export function sweepPhotos({ deps }: Portal) {
  const late = new Date(deps.clock.now().getTime() + 2 * UNUSED_PHOTO_MS)
  return sweepUnusedPhotos({ work: deps.work, clock: { now: () => late } })
}

/** What the worker does with the photos it was told to remove. */
export async function removeWaitingFiles({ deps, asOwner }: Portal) {
  const { rows } = await asOwner<{ data: { ids: string[] } }>(
    `delete from jobs.job where name = 'media.remove-files' returning data`,
  )
  for (const id of rows.flatMap(({ data }) => data.ids)) await removePhotoFiles(id, deps)
}

export async function keysOf({ storage }: Pick<Deps, 'storage'>, prefix: string) {
  const keys: string[] = []
  for await (const key of storage.list(prefix)) keys.push(key)
  return keys.sort()
}
