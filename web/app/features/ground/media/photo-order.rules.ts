export type Direction = 'earlier' | 'later'

type Placed = { id: string }

/** One place to the front or to the back; the ends hold. */
export function step<P extends Placed>(
  photos: readonly P[],
  id: string,
  direction: Direction,
): P[] {
  const from = photos.findIndex((photo) => photo.id === id)
  return moved(photos, from, from + (direction === 'earlier' ? -1 : 1))
}

/** Held over another photo, it takes that one's place. */
export function dropOver<P extends Placed>(photos: readonly P[], id: string, overId: string): P[] {
  const from = photos.findIndex((photo) => photo.id === id)
  const to = photos.findIndex((photo) => photo.id === overId)
  return moved(photos, from, to)
}

/** The cover is the first. */
export function toFront<P extends Placed>(photos: readonly P[], id: string): P[] {
  return moved(
    photos,
    photos.findIndex((photo) => photo.id === id),
    0,
  )
}

/**
 * Where a photo goes that arrived: before those that were chosen after it, though they were faster.
 * `chosen` are the ids of this visit in the order in which their files were chosen.
 */
export function placeArrived<P extends Placed>(
  photos: readonly P[],
  photo: P,
  chosen: readonly string[],
): P[] {
  const own = chosen.indexOf(photo.id)
  const next = photos.findIndex(({ id }) => chosen.indexOf(id) > own)
  return photos.toSpliced(next < 0 ? photos.length : next, 0, photo)
}

function moved<P>(photos: readonly P[], from: number, to: number): P[] {
  const photo = photos[from]
  if (photo === undefined || to < 0 || to >= photos.length) return [...photos]
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo)
}

/** The photos as they are now, in an order they had; what came since stands at the end. */
export function inOrderOf<P extends Placed>(order: readonly Placed[], photos: readonly P[]): P[] {
  const placeOf = ({ id }: Placed) => {
    const place = order.findIndex((photo) => photo.id === id)
    return place < 0 ? order.length : place
  }
  return photos.toSorted((a, b) => placeOf(a) - placeOf(b))
}
