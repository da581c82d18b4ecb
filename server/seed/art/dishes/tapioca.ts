import { darken, lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawCoffee, drawPlate, drawSteam } from '../table/crockery.ts'
import { drawLeaf } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising, middle } from './dish.ts'

/** Fillings, as butter, coconut or dried meat show at the fold. */
const fillings = ['#f3c14b', '#fff8ea', '#a8552f'] as const

/** A folded tapioca for breakfast, with the coffee that belongs to it. */
export function drawTapioca(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  return svg`${drawTabletop(stage, '#3f6fa3')}
    ${drawPlate({ ...middle, x: 540 }, tone(random.pick(['#cfe3df', '#f6d9c4', '#dbe4f0'])), tone('#2f6f9f'))}
    ${drawFolded(stage, tone('#fdf6e6'), tone(random.pick(fillings)))}
    ${drawLeaf({ x: 330, y: 590, scale: 1.2, rotate: -20 }, tone('#3fa35c'))}
    ${drawCoffee({ x: 1040, y: 250, scale: 1.28 }, tone('#fffaf0'))}
    ${drawSteam({ x: 1030, y: 150, scale: 0.7 })}`
}

function drawFolded({ random }: Stage, dough: string, filling: string): Markup {
  const crumbs = times(80, () => {
    const angle = random.between(Math.PI, Math.PI * 2)
    const reach = Math.sqrt(random.between(0, 1))
    return svg`<circle cx="${540 + Math.cos(angle) * reach * 214}" cy="${486 + Math.sin(angle) * reach * 196}" r="${random.between(2, 5)}"
      fill="${random.chance(0.5) ? darken(dough, 0.09) : lighten(dough, 0.6)}"/>`
  })
  const shreds = times(30, (index) => {
    const x = 330 + index * 14.4
    const dip = Math.sin(((x - 330) / 420) * Math.PI)
    return svg`<circle cx="${x}" cy="${494 + dip * 34 + random.between(-4, 6)}" r="${random.between(8, 13)}"/>`
  })
  return svg`<path d="M306 500Q316 262 540 256Q764 262 774 500Q660 562 540 562Q420 562 306 500Z"
    fill="#000000" opacity=".14" transform="translate(10 16)"/>
    <path d="M300 494Q306 560 540 566Q774 560 780 494Z" fill="${darken(dough, 0.14)}"/>
    <g fill="${filling}">
    ${shreds}</g>
    <path d="M300 490Q306 254 540 248Q774 254 780 490Q660 532 540 532Q420 532 300 490Z" fill="${dough}"/>
    <path d="M780 490Q660 532 540 532Q420 532 300 490Q302 462 308 440Q420 500 540 500Q660 500 772 440Q778 462 780 490Z"
      fill="${darken(dough, 0.06)}"/>
    ${crumbs}
    <path d="M366 356Q420 290 520 278" stroke="#ffffff" stroke-width="10" opacity=".8" fill="none" stroke-linecap="round"/>
    <path d="M470 320q20 -14 44 -4M600 380q26 -14 52 2M420 420q20 -10 40 0"
      stroke="#d9a860" stroke-width="7" opacity=".55" fill="none" stroke-linecap="round"/>`
}
