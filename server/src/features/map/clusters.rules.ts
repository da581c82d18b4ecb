import type { BoundingBox } from '@portal/contract/map/map'
import { MAP_MOST_FEATURES } from '@portal/contract/map/map-words'
import { CellTable, type Crowd } from './cell-table.ts'
import { isAsked, type PointSet, WORLD_BITS } from './point-set.ts'

/** A cell is 64 of the 512 pixels that the world has at zoom 0. */
const CELL_BITS = 3
/** From here on pins are let lie beside each other; only those at one door are a crowd. */
const PARTED_FROM_ZOOM = 17

export type Crowds = { crowds: readonly Crowd[]; total: number }
type Asked = { box: BoundingBox; mask: number; zoom: number }

/**
 * Gathers what is asked for into cells of the zoom. Each point is in one cell and counts there once,
 * whatever the box cuts. Where more cells are taken than an answer holds, cells of the next larger
 * size are tried: nothing is ever left out.
 */
export function crowdsOf(sets: readonly PointSet[], { box, mask, zoom }: Asked): Crowds {
  const natural = Math.floor(zoom) + CELL_BITS
  let bits = zoom >= PARTED_FROM_ZOOM ? WORLD_BITS : natural
  for (;;) {
    const cells = new CellTable(bits, MAP_MOST_FEATURES)
    const total = gather(cells, sets, mask, box)
    if (total !== null) {
      return { crowds: bits === WORLD_BITS ? cells.crowds : cells.joined(), total }
    }
    bits = bits === WORLD_BITS ? natural : bits - 1
  }
}

/** How many there are, or null where they need more cells than there may be. */
function gather(cells: CellTable, sets: readonly PointSet[], mask: number, box: BoundingBox) {
  let total = 0
  for (const set of sets) {
    const { length } = set.points
    for (let at = 0; at < length; at += 1) {
      if (!isAsked(set, at, mask, box)) continue
      if (!cells.add(set, at)) return null
      total += 1
    }
  }
  return total
}
