import { darken, lighten } from '../colour.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawPlantPot } from '../town/goods.ts'
import { drawLightPool, drawStreet, pavement } from '../town/street.ts'
import { glassColour } from '../town/window.ts'

const fronts = ['#0f5b73', '#7a3b2e', '#2f6b58', '#6b4a7a'] as const

/** An empty commercial space behind glass: an office today, whatever one likes tomorrow. */
export function drawPonto(stage: Stage): Markup {
  const { paint, random } = stage
  const front = paint(random.pick(fronts))
  const cream = paint('#fff8ea')
  const stripes = times(16, (index) => {
    const x = 220 + index * 47.5
    return svg`<path d="M${x} 380h47.5l8 60q-24 26 -48 0Z" fill="${index % 2 === 0 ? paint('#e4572e') : cream}"/>`
  })
  return svg`${drawStreet(stage)}
    <rect x="200" y="220" width="800" height="${pavement - 220}" fill="${front}"/>
    <rect x="200" y="220" width="800" height="28" fill="${darken(front, 0.36)}"/>
    <rect x="240" y="268" width="720" height="92" rx="6" fill="${cream}"/>
    <path d="M284 298H640M284 330H520" stroke="${darken(cream, 0.22)}" stroke-width="14" stroke-linecap="round"/>
    <circle cx="880" cy="314" r="30" fill="${paint('#ffc53d')}"/>
    ${drawGlassFront(stage, 250, front)}
    ${drawGlassFront(stage, 650, front)}
    ${drawEntrance(stage, front)}
    ${stripes}
    ${drawLightPool(stage, 600, 340, lampLight)}
    ${drawPlantPot(stage, { x: 236, y: 694, scale: 1.1 })}
    ${drawPlantPot(stage, { x: 968, y: 694, scale: 1.1 })}`
}

const pane = (stage: Stage) =>
  stage.palette.lampsAreLit ? lampLight : lighten(glassColour(stage), 0.45)

function drawGlassFront(stage: Stage, x: number, front: string): Markup {
  const frame = darken(front, 0.4)
  return svg`<rect x="${x}" y="440" width="300" height="180" fill="${pane(stage)}"/>
    <path d="M${x + 30} 612L${x + 130} 444M${x + 70} 616L${x + 176} 444" stroke="#ffffff" stroke-width="9" opacity=".3"/>
    <path d="M${x + 100} 440v180M${x + 200} 440v180" stroke="${frame}" stroke-width="8"/>
    <rect x="${x}" y="440" width="300" height="180" fill="none" stroke="${frame}" stroke-width="10"/>`
}

function drawEntrance(stage: Stage, front: string): Markup {
  return svg`<rect x="556" y="440" width="88" height="${pavement - 440}" fill="${darken(front, 0.4)}"/>
    <rect x="566" y="452" width="68" height="${pavement - 452}" fill="${pane(stage)}"/>
    <circle cx="624" cy="560" r="6" fill="${stage.paint('#ffc53d')}"/>`
}
