import type { Crop } from '@portal/contract/ground/media/media'
import type { Foreign } from '../foreign/foreign.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { type DerivedPhoto, derivePhoto } from './derive-photo.ts'
import { type Card, drawCard } from './draw-card.ts'
import { type Cover, drawCover } from './draw-cover.ts'
import { inspectPhoto, type PhotoFacts } from './inspect-photo.ts'
import { plainPicture } from './plain-picture.ts'

export type Images = {
  /** Throws `PhotoRefused` with the reason. */
  inspect(file: string): Promise<PhotoFacts>
  derive(file: string, part?: Crop | null): Promise<DerivedPhoto>
  /** One WebP of a picture that was inspected, for what is read and not shown around. */
  plain(file: string): Promise<Buffer>
  /** The preview of a page, 1200×630, as a JPEG. */
  drawCard(card: Card): Promise<Buffer>
  /** The square picture of a podcast, as a JPEG. */
  drawCover(cover: Cover): Promise<Buffer>
}

/** Reading a photo takes up to 360 MB for a moment: one at a time, whoever else waits. */
export function createImages({
  fontsFolder,
  foreign,
  avifEffort,
}: {
  fontsFolder: string
  foreign: Foreign
  avifEffort: number
}): Images {
  const oneAtATime = limitConcurrency(1)
  return {
    inspect: (file) => oneAtATime(() => inspectPhoto(file, foreign)),
    derive: (file, part) => oneAtATime(() => derivePhoto(file, avifEffort, part)),
    plain: (file) => oneAtATime(() => plainPicture(file)),
    drawCard: (card) => oneAtATime(() => drawCard(card, fontsFolder)),
    drawCover: (cover) => oneAtATime(() => drawCover(cover, fontsFolder)),
  }
}
