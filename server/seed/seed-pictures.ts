import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Deps } from '../src/deps.ts'
import { keepPhoto } from '../src/features/ground/media/keep-photo.ts'
import { processPhoto } from '../src/features/ground/media/process-photo.ts'
import { drawPoster } from './art/poster.ts'
import { CURATOR_EMAIL } from './businesses/demo-crowd.ts'
import { allPictures, type Picture } from './businesses/pictures.ts'

/** Drawing is what takes time, and it grows with the area. */
const WIDTH = 960
/** Two cores draw and prepare side by side. */
const AT_ONCE = 2
/** A start does not wait longer for pictures than this: the worker prepares the rest, already queued. */
const PREPARATION_MS = 15_000

/** Draws what is missing of the pool, by the same use case as a person's photo. Ids by alt text. */
export async function seedPictures(
  deps: Deps,
  wanted: readonly Picture[] = allPictures(),
): Promise<Map<string, string>> {
  const curator = await deps.stores.accounts.findByEmail(CURATOR_EMAIL)
  if (!curator) throw new Error(`${CURATOR_EMAIL} is missing`)
  const ids = await knownPictures(curator.id, deps)
  const missing = [...new Map(wanted.map((one) => [one.alt, one])).values()].filter(
    ({ alt }) => !ids.has(alt),
  )
  const until = deps.clock.now().getTime() + PREPARATION_MS
  const draw = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const id = await addPicture(next, curator.id, deps)
      ids.set(next.alt, id)
      if (deps.clock.now().getTime() < until) await processPhoto({ id }, deps)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  return ids
}

async function knownPictures(userId: string, { connection }: Deps): Promise<Map<string, string>> {
  const rows = await connection
    .selectFrom('media')
    .select(['id', 'alt'])
    .where('user_id', '=', userId)
    .where('status', '<>', 'failed')
    .execute()
  return new Map(rows.map(({ id, alt }) => [alt, id]))
}

async function addPicture(
  { kind, palette, alt, width = WIDTH }: Picture,
  userId: string,
  deps: Deps,
) {
  const svg = drawPoster({ seed: alt, kind, palette, width })
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 90 }).toBuffer()
  const { id } = await deps.scratch.use(async (file) => {
    await writeFile(file, bytes)
    return keepPhoto(userId, { file, bytes: bytes.length, source: 'upload' }, deps)
  })
  await deps.stores.media.describe(id, userId, alt)
  return id
}
