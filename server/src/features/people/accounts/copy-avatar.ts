import { sharp } from '../../../platform/images/sharp.ts'
import type { Deps } from './accounts.feature.ts'
import { isPictureAddress } from './avatars.rules.ts'

const MAX_BYTES = 2 * 1024 * 1024
const MAX_PIXELS = 4_000_000
const SIZE = 96
const TIMEOUT_MS = 10_000

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'log'>

/** Redrawn small and plain; what cannot be redrawn is left out, and initials stand in its place. */
export async function copyAvatar(
  userId: string,
  { work, stores, clock, config, log }: Needs,
): Promise<void> {
  const address = await stores.avatars.source(userId)
  if (!address) return
  if (!isPictureAddress(address, config.google?.discoveryUrl)) {
    log.warn('a picture from an unknown place is not fetched')
    return
  }
  const bytes = await fetchPicture(address)
  const picture = await redraw(bytes).catch((error: unknown) => {
    log.warn({ err: error }, 'a picture that cannot be read')
    return null
  })
  if (picture) await work.transaction(({ avatars }) => avatars.save(userId, picture, clock.now()))
}

async function fetchPicture(address: string): Promise<Buffer> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok || !answer.body) throw new Error(`the picture answered ${answer.status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body) {
    size += part.length
    if (size > MAX_BYTES) throw new Error('the picture is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const redraw = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(SIZE, SIZE, { fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer()
