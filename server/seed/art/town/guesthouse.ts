import { type Colour, darken } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, place, svg, times } from '../svg.ts'
import { drawPlantPot } from './goods.ts'
import { drawShutters, glassColour } from './window.ts'

const walls = ['#fbf1dc', '#f3d9a4', '#f0c9b0', '#d7e6dd'] as const
const louvres = ['#2f7d8c', '#2e7d5b', '#b5482f', '#3f5fa3'] as const

/** Two floors, a balcony above a veranda; origin at the middle of the ground, 600 units wide. */
export function drawGuesthouse(stage: Stage, { x, y }: { x: number; y: number }): Markup {
  const { paint, random } = stage
  const wall = paint(random.pick(walls))
  const louvre = paint(random.pick(louvres))
  return place(
    { x, y },
    svg`${drawUpperFloor(stage, wall, louvre)}${drawVeranda(stage, wall, louvre)}${drawRoof(stage)}`,
  )
}

function drawUpperFloor(stage: Stage, wall: Colour, louvre: Colour): Markup {
  const doors = [-190, -30, 130].map((left, index) => {
    const box = { x: left, y: -276, width: 64, height: 106 }
    const isOpen = index === 1
    return svg`<rect x="${left - 7}" y="-283" width="78" height="113" fill="${stage.paint('#fffaf0')}"/>${
      isOpen
        ? svg`<rect x="${left}" y="-276" width="64" height="106" fill="${glassColour(stage)}"/>
          ${drawShutters({ ...box, x: left - 38, width: 36 }, louvre)}
          ${drawShutters({ ...box, x: left + 66, width: 36 }, louvre)}`
        : drawShutters(box, louvre)
    }`
  })
  return svg`<rect x="-270" y="-310" width="540" height="310" fill="${wall}"/>
    <rect x="170" y="-310" width="100" height="310" fill="${darken(wall, 0.1)}"/>
    ${doors}`
}

function drawVeranda(stage: Stage, wall: Colour, louvre: Colour): Markup {
  const { palette, paint } = stage
  const white = paint('#fffaf0')
  const shade = palette.lampsAreLit ? lampLight : darken(wall, 0.34)
  const columns = [-282, -142, -2, 138, 278].map(
    (left) =>
      svg`<rect x="${left - 8}" y="-156" width="18" height="160" fill="${white}"/>
        <rect x="${left + 3}" y="-156" width="7" height="160" fill="${darken(white, 0.16)}"/>`,
  )
  const balusters = times(38, (index) => svg`M${-284 + index * 15.4} -166v-42`)
  const hammock = svg`<path d="M-276 -96Q-212 -12 -150 -96Q-160 -30 -212 -26Q-264 -30 -276 -96Z"
    fill="${paint('#e4572e')}"/>
    <path d="M-272 -84Q-212 -12 -154 -84" stroke="${paint('#f2c14e')}" stroke-width="6" fill="none"/>`
  const door = svg`<rect x="28" y="-124" width="80" height="126" fill="${white}"/>
    <rect x="36" y="-116" width="64" height="118" fill="${louvre}"/>
    <path d="M68 -116V0" stroke="${darken(louvre, 0.35)}" stroke-width="4"/>`
  const windows = [-108, 176].map(
    (left) =>
      svg`<rect x="${left}" y="-116" width="74" height="66" fill="${white}"/>
        ${drawShutters({ x: left + 7, y: -109, width: 60, height: 52 }, louvre)}`,
  )
  const glow =
    palette.lampsAreLit &&
    drawGlow(stage, { x: -20, y: -84, radius: 300, colour: lampLight, strength: 0.35 })
  return svg`<rect x="-280" y="-156" width="560" height="158" fill="${shade}"/>
    ${windows}
    ${door}
    ${hammock}
    ${drawPlantPot(stage, { x: 156, y: 4, scale: 0.62 })}
    ${drawPlantPot(stage, { x: -20, y: 4, scale: 0.62 })}
    ${columns}
    <rect x="-300" y="-170" width="600" height="16" fill="${white}"/>
    <rect x="-300" y="-156" width="600" height="6" fill="${darken(white, 0.25)}"/>
    <path d="${balusters}" stroke="${white}" stroke-width="4"/>
    <path d="M-292 -210H292" stroke="${white}" stroke-width="8" stroke-linecap="round"/>
    <rect x="-300" y="2" width="600" height="14" fill="${paint('#d8b98a')}"/>
    <rect x="18" y="14" width="104" height="14" fill="${darken(paint('#d8b98a'), 0.12)}"/>
    ${glow}`
}

function drawRoof({ paint }: Stage): Markup {
  const tile = paint('#bf5d3c')
  const courses = times(18, (index) => {
    const top = -212 + index * 25
    return svg`M${top} -404L${top + (top - 0) * 0.36} -312`
  })
  return svg`<path d="M-310 -302L-218 -406H218L310 -302Z" fill="${tile}"/>
    <path d="M218 -406L310 -302H196L150 -406Z" fill="${darken(tile, 0.18)}"/>
    <path d="${courses}" stroke="${darken(tile, 0.22)}" stroke-width="4" opacity=".6"/>
    <path d="M-222 -408H222" stroke="${darken(tile, 0.25)}" stroke-width="10" stroke-linecap="round"/>
    <rect x="-316" y="-310" width="632" height="12" fill="${paint('#fffaf0')}"/>`
}
