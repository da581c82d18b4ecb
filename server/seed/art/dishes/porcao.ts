import { darken, lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawPlate, drawSideBowl } from '../table/crockery.ts'
import { drawLeaf, drawLime } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising, middle } from './dish.ts'

const crusts = ['#d9a04a', '#c9873a', '#e2b060'] as const

/** Something fried to share: strips in their crust, lime and a sauce. */
export function drawPorcao(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  // From the rim inwards, so that the middle of the heap lies on top.
  const strips = times(30, (index) => {
    const reach = 190 * Math.sqrt(1 - index / 30)
    const angle = index * 2.4 + random.between(-0.2, 0.2)
    const crust = tone(random.pick(crusts))
    const x = middle.x - 30 + Math.cos(angle) * reach
    const y = middle.y + Math.sin(angle) * reach * 0.74
    return svg`<g transform="translate(${x} ${y}) rotate(${random.between(0, 180)})">
      <rect x="-70" y="-14" width="140" height="38" rx="19" fill="#000000" opacity=".14"/>
      <rect x="-70" y="-20" width="140" height="38" rx="19" fill="${crust}"/>
      <path d="M-52 -8h104" stroke="${lighten(crust, 0.35)}" stroke-width="7" stroke-linecap="round" stroke-dasharray="22 13"/>
      <path d="M-46 10h92" stroke="${darken(crust, 0.24)}" stroke-width="5" stroke-linecap="round" stroke-dasharray="9 17"/></g>`
  })
  return svg`${drawTabletop(stage, '#3f6fa3')}
    ${drawPlate({ ...middle, x: 570 }, tone('#fffaf0'), tone('#d98e2b'))}
    ${drawLeaf({ x: 300, y: 560, scale: 1.7, rotate: -20 }, tone('#2f8a4c'))}
    ${strips}
    ${drawLime({ x: 800, y: 540, scale: 1.05 })}
    ${drawSideBowl({ x: 1040, y: 250, scale: 1.5 }, tone('#f4efe0'), tone('#f3e3b0'))}`
}
