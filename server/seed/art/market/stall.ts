import { type Colour, darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, place, svg, times } from '../svg.ts'
import { drawLoad, type Load } from './loads.ts'

const fronts = ['#c8402f', '#1f7a8c', '#2e8b57', '#d98e2b'] as const

/** A counter with its goods on a slope towards us; origin at the middle of its foot. */
export function drawStall(stage: Stage, at: { x: number; y: number }, load: Load): Markup {
  const { paint, random } = stage
  const front = paint(random.pick(fronts))
  const wood = paint('#9c6b42')
  const posts = svg`<rect x="-166" y="-240" width="12" height="244" fill="${darken(wood, 0.35)}"/>
    <rect x="154" y="-240" width="12" height="244" fill="${darken(wood, 0.35)}"/>`
  return place(
    at,
    svg`<ellipse cx="14" cy="6" rx="190" ry="14" fill="#000000" opacity=".2"/>
      ${posts}
      <path d="M-150 -214H150L168 -112H-168Z" fill="${darken(wood, 0.3)}"/>
      ${drawLoad(stage, load)}
      <rect x="-176" y="-116" width="352" height="16" fill="${wood}"/>
      <rect x="-170" y="-100" width="340" height="104" fill="${front}"/>
      <rect x="90" y="-100" width="80" height="104" fill="${darken(front, 0.12)}"/>
      ${drawTiles(stage, front)}`,
  )
}

/** A band of glazed tiles along the counter. */
function drawTiles({ paint }: Stage, front: Colour): Markup {
  const white = paint('#fff6e6')
  const tiles = times(8, (index) => {
    const x = -160 + index * 40
    return svg`<rect x="${x + 2}" y="-80" width="36" height="36" fill="${white}"/>
      <path d="M${x + 20} -78L${x + 36} -62L${x + 20} -46L${x + 4} -62Z" fill="${front}"/>
      <circle cx="${x + 20}" cy="-62" r="6" fill="${white}"/>`
  })
  return svg`${tiles}<path d="M-170 -20H170" stroke="${darken(front, 0.25)}" stroke-width="5"/>`
}
