import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { partsOf } from '@portal/contract/shared/records'
import { DomainError, Invalid, TooLarge } from '../../../platform/errors/domain-errors.ts'
import { StorageAway } from '../../../platform/storage/storage-away.ts'
import { keepAudio } from './keep-audio.ts'
import type { Deps } from './podcast.feature.ts'
import type { Audio } from './podcast.rules.ts'
import { podcastTexts } from './podcast.texts.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'storage' | 'scratch' | 'foreign'>

/** Takes a file as it comes over the network. It never lies in memory whole. */
export async function receiveAudio(
  /** Opened only when there is room; emits `limit` where it grows too large. */
  upload: () => Promise<Readable | undefined>,
  deps: Needs,
): Promise<Audio> {
  return deps.scratch.use(async (file) => {
    const bytes = await receive(upload, file).catch(explainForm)
    if (bytes === 0) {
      throw new Invalid('podcast.audio-missing', 'no file came', [], podcastTexts.upload.missing)
    }
    return keepAudio({ file, bytes }, deps)
  })
}

async function receive(upload: () => Promise<Readable | undefined>, file: string) {
  const stream = await upload()
  if (!stream) return 0
  // Past the limit the rest is not even read.
  stream.once('limit', () => stream.destroy(tooLarge()))
  const target = createWriteStream(file, { flags: 'wx' })
  target.once('error', (error) => stream.destroy(new StorageAway('receive', error)))
  await pipeline(stream, target)
  return target.bytesWritten
}

/** What has a status explains itself; the rest is a form that makes no sense or ends too early. */
function explainForm(error: unknown): never {
  if (error instanceof DomainError || partsOf(error).statusCode) throw error
  const { interrupted } = podcastTexts.upload
  throw new Invalid('podcast.audio-interrupted', String(error), [], interrupted)
}

export const tooLarge = () =>
  new TooLarge('podcast.audio-too-large', 'past the limit', podcastTexts.upload.tooLarge)
