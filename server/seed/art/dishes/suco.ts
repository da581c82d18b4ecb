import { darken, lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'
import { drawLeaf, drawLime } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising } from './dish.ts'

/** As taperebá, acerola and passion fruit colour it. */
const juices = ['#f0a52e', '#e4572e', '#f2c63c'] as const

/** A tall glass of juice with ice, wet from the heat. */
export function drawSuco(stage: Stage): Markup {
  const tone = (colour: string) => appetising(stage, colour)
  return svg`${drawTabletop(stage, '#2a9d8f')}
    ${drawLeaf({ x: 250, y: 640, scale: 1.9, rotate: -26 }, tone('#2f8a4c'))}
    ${drawLeaf({ x: 300, y: 676, scale: 1.5, rotate: 18 }, tone('#3fa35c'))}
    ${drawLime({ x: 860, y: 620, scale: 1.5 })}
    ${drawLime({ x: 968, y: 560, scale: 1.1 })}
    ${drawGlass({ x: 590, y: 424, scale: 1.5 }, tone(stage.random.pick(juices)), tone('#e4572e'))}`
}

function drawGlass(at: Placement, juice: string, straw: string): Markup {
  const drops = [
    [-92, 10],
    [-66, 96],
    [84, 30],
    [60, 120],
    [98, -60],
    [-84, -40],
  ].map(([x = 0, y = 0]) => svg`<circle cx="${x}" cy="${y}" r="5"/>`)
  return place(
    at,
    svg`<ellipse cx="26" cy="178" rx="122" ry="52" fill="#000000" opacity=".2"/>
      <path d="M-124 -150L-92 166Q-88 196 0 196Q88 196 92 166L124 -150Z" fill="#ffffff" opacity=".5"/>
      <path d="M-116 -104L-88 160Q-84 184 0 184Q84 184 88 160L116 -104Z" fill="${juice}"/>
      <path d="M40 -104L34 184Q84 182 88 160L116 -104Z" fill="${darken(juice, 0.14)}"/>
      <ellipse cy="-104" rx="116" ry="46" fill="${lighten(juice, 0.25)}"/>
      <g fill="#ffffff" opacity=".6">
        <rect x="-74" y="-132" width="62" height="44" rx="10" transform="rotate(-12 -40 -110)"/>
        <rect x="10" y="-126" width="58" height="42" rx="10" transform="rotate(14 40 -104)"/>
      </g>
      <path d="M34 -108L104 -262" stroke="${straw}" stroke-width="17" stroke-linecap="round"/>
      <ellipse cy="-150" rx="124" ry="50" fill="none" stroke="#ffffff" stroke-width="7" opacity=".85"/>
      <path d="M-92 -70L-70 130" stroke="#ffffff" stroke-width="12" opacity=".45" stroke-linecap="round"/>
      <g fill="#ffffff" opacity=".7">${drops}</g>`,
  )
}
