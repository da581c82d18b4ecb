import { atMost } from '../at-most.ts'
import { type DerivedPhoto, derivePhoto } from './derive-photo.ts'
import { inspectPhoto, type PhotoFacts } from './inspect-photo.ts'

export type Images = {
  /** Throws `PhotoRefused` with the reason. */
  inspect(file: string): Promise<PhotoFacts>
  derive(file: string): Promise<DerivedPhoto>
}

/** Reading a photo takes up to 360 MB for a moment: one at a time, whoever else waits. */
export function createImages(): Images {
  const inTurn = atMost(1)
  return {
    inspect: (file) => inTurn(() => inspectPhoto(file)),
    derive: (file) => inTurn(() => derivePhoto(file)),
  }
}
