import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** A red mangrove: arching stilt roots under a wide crown, about 170 units tall. */
export function drawMangrove(stage: Stage, at: Placement): Markup {
  return place(at, drawRoots(stage) + drawFoliage(stage))
}

function drawRoots({ palette, random }: Stage): Markup {
  const roots = times(9, (index) => {
    const foot = (index - 4) * 17 + random.between(-5, 5)
    return svg`M${foot * 0.12} ${-78}Q${foot * 0.95} -66 ${foot} 4`
  })
  return svg`<path d="${roots}M-5 -60V-110M6 -60V-110"
    stroke="${palette.ink}" stroke-width="4.6" fill="none" stroke-linecap="round"/>`
}

function drawFoliage({ palette, random }: Stage): Markup {
  const [shade, light] = palette.leaf
  // From the dark underside to the lit top, so that the crown reads as one volume.
  const layers = [
    { height: 96, spread: 150, count: 7, colour: shade },
    { height: 120, spread: 124, count: 6, colour: mix(shade, light, 0.45) },
    { height: 144, spread: 84, count: 5, colour: light },
  ]
  return layers
    .map(({ height, spread, count, colour }) => {
      const clumps = times(count, (index) => {
        const x = ((index + 0.5) / count - 0.5) * spread + random.between(-8, 8)
        return svg`<ellipse cx="${x}" cy="${-height + random.between(-8, 8)}" rx="${random.between(24, 34)}" ry="${random.between(16, 22)}"/>`
      })
      return svg`<g fill="${colour}">${clumps}</g>`
    })
    .join('')
}
