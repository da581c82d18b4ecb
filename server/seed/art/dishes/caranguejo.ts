import type { Stage } from '../stage.ts'
import { type Markup, place, svg } from '../svg.ts'
import { drawCrab } from '../table/crab.ts'
import { drawPlate, drawSideBowl } from '../table/crockery.ts'
import { drawLeaf, drawLime } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising, middle } from './dish.ts'

/** Boiled crab with the little mallet that opens it. */
export function drawCaranguejo(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  const rim = tone(random.pick(['#2f6f9f', '#2a9d8f', '#e4572e']))
  return svg`${drawTabletop(stage, '#0f6e73')}
    ${drawPlate(middle, tone('#fffaf0'), rim)}
    ${drawLeaf({ x: 356, y: 548, scale: 1.5, rotate: -24 }, tone('#2f8a4c'))}
    ${drawLeaf({ x: 846, y: 560, scale: 1.4, rotate: 200 }, tone('#3fa35c'))}
    ${drawCrab({ x: 600, y: 446, scale: 1.55, rotate: random.between(-9, 9) }, tone('#d4572f'))}
    ${drawLime({ x: random.between(570, 630), y: 598, scale: 0.86 })}
    ${drawSideBowl({ x: 160, y: 190, scale: 1.15 }, tone('#e9c46a'), tone('#e8c25a'))}
    ${drawMallet({ x: 1062, y: 560, rotate: random.between(-26, -12) })}`
}

function drawMallet(at: { x: number; y: number; rotate: number }): Markup {
  return place(
    at,
    svg`<path d="M-4 -60L16 190" stroke="#000000" stroke-width="26" opacity=".14" stroke-linecap="round"/>
      <rect x="-11" y="-70" width="22" height="260" rx="11" fill="#b07a48"/>
      <rect x="2" y="-70" width="9" height="260" rx="4.5" fill="#8a5a36"/>
      <rect x="-66" y="-130" width="132" height="76" rx="14" fill="#c98f58"/>
      <rect x="-66" y="-86" width="132" height="32" rx="14" fill="#a06d40"/>
      <path d="M-40 -126V-58M40 -126V-58" stroke="#8a5a36" stroke-width="5"/>`,
  )
}
