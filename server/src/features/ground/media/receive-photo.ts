import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PhotoPurpose } from '@portal/contract/ground/media/media'
import { partsOf } from '@portal/contract/shared/records'
import {
  DomainError,
  Invalid,
  TooLarge,
  TooManyRequests,
} from '../../../platform/errors/domain-errors.ts'
import { StorageAway } from '../../../platform/storage/storage-away.ts'
import { keepPhoto } from './keep-photo.ts'
import type { Deps } from './media.feature.ts'
import type { Media } from './media.rules.ts'
import { mediaTexts } from './media.texts.ts'

type Needs = Pick<
  Deps,
  'work' | 'clock' | 'storage' | 'images' | 'scratch' | 'uploadSlots' | 'sensitiveCalls'
>

/** What arrives: opened only when there is room for it. Emits `limit` where it grows too large. */
export type Upload = () => Promise<{ file: Readable; filename: string } | undefined>

/** Takes a photo as it comes over the network. It never lies in memory whole. */
export async function receivePhoto(
  userId: string,
  { upload, purpose }: { upload: Upload; purpose: PhotoPurpose },
  deps: Needs,
): Promise<Media> {
  await spendUpload(userId, deps)
  return deps.scratch.use(async (file) => {
    const { bytes, name } = await deps.uploadSlots(() => receive(upload, file)).catch(explainForm)
    if (bytes === 0) throw new Invalid('media.missing', 'no file came', [], mediaTexts.missing)
    return keepPhoto(userId, { file, bytes, name, purpose, source: 'upload' }, deps)
  })
}

/** What is sent, or made of what was sent, is work for the worker: both are counted. */
export async function spendUpload(
  userId: string,
  { sensitiveCalls }: Pick<Deps, 'sensitiveCalls'>,
) {
  try {
    await sensitiveCalls.spend('media-upload', userId)
    await sensitiveCalls.spend('media-upload-day', userId)
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    throw new TooManyRequests(error.code, error.retryAfterSeconds, mediaTexts.tooMany)
  }
}

async function receive(upload: Upload, file: string): Promise<{ bytes: number; name: string }> {
  const part = await upload()
  if (!part) return { bytes: 0, name: '' }
  const stream = part.file
  // Past the limit the rest is not even read.
  stream.once('limit', () => stream.destroy(tooLarge()))
  const target = createWriteStream(file, { flags: 'wx' })
  target.once('error', (error) => stream.destroy(new StorageAway('receive', error)))
  await pipeline(stream, target)
  return { bytes: target.bytesWritten, name: part.filename }
}

/** What has a status explains itself; the rest is a form that makes no sense or ends too early. */
function explainForm(error: unknown): never {
  if (error instanceof DomainError || partsOf(error).statusCode) throw error
  throw new Invalid('media.interrupted', String(error), [], mediaTexts.interrupted)
}

export const tooLarge = () =>
  new TooLarge('media.too-large', 'the file passes the limit', mediaTexts.tooLarge)
