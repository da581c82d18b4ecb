import { MAP_MOST_FEATURES } from '@portal/contract/portal/map/map.texts'
import { CellTable, type Cluster } from './cell-table.ts'
import type { Asked, PointTree } from './point-tree.ts'
import { countIn } from './tally.ts'
import { WORLD_BITS } from './world.rules.ts'

/** A cell is 64 of the 512 pixels that the world has at zoom 0. */
const CELL_BITS = 3
/** From here on pins may lie beside each other; only those at one point are a cluster. */
const PARTED_FROM_ZOOM = 17

export type Clusters = { clusters: readonly Cluster[]; total: number }

/**
 * Gathers what is asked for into cells of the zoom. Each place is in one cell and counts there once,
 * whatever the box cuts. Where more cells are taken than an answer holds, cells of the next larger
 * size are tried: nothing is ever left out.
 */
export function clustersOf(trees: readonly PointTree[], asked: Asked, zoom: number): Clusters {
  const natural = Math.floor(zoom) + CELL_BITS
  let bits = zoom >= PARTED_FROM_ZOOM ? WORLD_BITS : natural
  for (;;) {
    const cells = new CellTable(bits, MAP_MOST_FEATURES)
    if (trees.every((tree) => gather(cells, bits, tree, asked))) {
      const clusters = bits === WORLD_BITS ? cells.clusters() : cells.joined()
      return { clusters, total: clusters.reduce((sum, { count }) => sum + count, 0) }
    }
    bits = bits === WORLD_BITS ? natural : bits - 1
  }
}

/** False where more cells are needed than there may be. */
function gather(cells: CellTable, bits: number, tree: PointTree, asked: Asked): boolean {
  tree.walk(asked, {
    node: (node) => {
      // Alone it will be a pin, and only the point itself knows its name.
      if (node.bits < bits || countIn(node.tally, asked.slots) === 1) return false
      cells.addNode(node, asked.slots)
      return true
    },
    point: (point) => cells.addPoint(point),
    isSkipped: () => cells.isOverfull,
  })
  return !cells.isOverfull
}
