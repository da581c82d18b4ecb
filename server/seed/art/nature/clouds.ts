import type { Colour } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** Bands of evening and morning cloud. */
export function drawStreaks({ random }: Stage, at: Placement, colour: Colour): Markup {
  const count = random.whole(4, 6)
  const bands = times(count, (index) => {
    // Widest in the middle, so that the bands read as one cloud.
    const fullness = 1 - Math.abs(index - (count - 1) / 2) / count
    const width = random.between(90, 190) * fullness
    return svg`<rect x="${random.between(-70, 70) - width / 2}" y="${(index - count / 2) * 12}" width="${width}" height="9" rx="4.5"/>`
  })
  const group = svg`<g fill="${colour}" opacity="${random.between(0.28, 0.5)}">${bands}</g>`
  return place(at, group)
}

/** A fair-weather cloud in the flat manner: pills stacked on a level base. */
export function drawCumulus({ palette, random }: Stage, at: Placement): Markup {
  const rows = random.whole(2, 3)
  let width = random.between(170, 250)
  let x = -width / 2
  const pills = times(rows, (row) => {
    const pill = svg`<rect x="${x}" y="${-18 - row * 15}" width="${width}" height="18" rx="9"/>`
    const narrower = width * random.between(0.55, 0.76)
    x += (width - narrower) * random.between(0.2, 0.8)
    width = narrower
    return pill
  })
  const wisp = svg`<rect x="${random.between(-150, -60)}" y="6" width="${random.between(90, 150)}" height="9" rx="4.5"
    opacity=".6"/>`
  const group = svg`<g fill="${palette.foam}" opacity="${random.between(0.6, 0.85)}">${pills}${wisp}</g>`
  return place(at, group)
}
