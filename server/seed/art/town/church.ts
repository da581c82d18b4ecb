import { type Colour, darken } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, place, svg } from '../svg.ts'
import { drawWindow, opening } from './window.ts'

const trims = ['#2f6f9f', '#d9a441', '#2f7d6b'] as const

type Look = { wall: Colour; trim: Colour; roof: Colour }

/** A Portuguese-colonial front with two bell towers; origin at the middle of its top step. */
export function drawChurch(stage: Stage, { x, y }: { x: number; y: number }): Markup {
  const { palette, paint, random } = stage
  const look: Look = {
    wall: paint('#fdf8ec'),
    trim: paint(random.pick(trims)),
    roof: paint('#b5573a'),
  }
  const floodlight =
    palette.lampsAreLit &&
    drawGlow(stage, { x: 0, y: -70, radius: 340, colour: lampLight, strength: 0.52 })
  return place(
    { x, y },
    svg`${drawTower(stage, -236, look)}
      ${drawTower(stage, 236, look)}
      ${drawNave(stage, look)}
      ${drawSteps(stage)}${floodlight}`,
  )
}

function drawTower(stage: Stage, x: number, { wall, trim, roof }: Look): Markup {
  const belfry = opening({ x: -24, y: -388, width: 48, height: 70 }, true)
  const dome = svg`<path d="M-62 -420Q-58 -470 -22 -492Q-8 -502 0 -520Q8 -502 22 -492Q58 -470 62 -420Z"
    fill="${roof}"/>
    <path d="M62 -420Q58 -470 22 -492Q8 -502 0 -520Q18 -470 24 -420Z" fill="${darken(roof, 0.24)}"/>`
  return place(
    { x, y: 0 },
    svg`<rect x="-64" y="-420" width="128" height="420" fill="${wall}"/>
      <rect x="24" y="-420" width="40" height="420" fill="${darken(wall, 0.12)}"/>
      <path d="M-64 0V-420M64 0V-420" stroke="${trim}" stroke-width="12"/>
      <rect x="-76" y="-430" width="152" height="16" fill="${trim}"/>
      <rect x="-74" y="-290" width="148" height="13" fill="${trim}"/>
      <path d="${belfry}" fill="${darken(stage.paint('#2b3f52'), 0.3)}" stroke="${trim}" stroke-width="7"/>
      <path d="M-17 -334Q-14 -366 0 -368Q14 -366 17 -334Z" fill="${stage.paint('#d9a441')}"/>
      <circle cy="-332" r="5" fill="${stage.palette.ink}"/>
      ${drawWindow(stage, { x: -22, y: -232, width: 44, height: 84 }, { trim, isArched: true })}
      ${dome}
      ${drawCrossAt(0, -520, stage)}`,
  )
}

function drawNave(stage: Stage, { wall, trim }: Look): Markup {
  const gable = svg`M-180 -314Q-176 -352 -140 -352Q-104 -354 -92 -388Q-76 -432 0 -446Q76 -432 92 -388Q104 -354 140 -352Q176 -352 180 -314Z`
  const door = (x: number, width: number, height: number) => {
    const box = { x: x - width / 2, y: -height, width, height }
    const wood = stage.paint('#7a4a2c')
    return svg`<path d="${opening(box, true)}" fill="${wood}" stroke="${trim}" stroke-width="10"/>
      <path d="M${x} 0V${-height}M${x - width * 0.28} 0v${-height * 0.6}M${x + width * 0.28} 0v${-height * 0.6}"
        stroke="${darken(wood, 0.3)}" stroke-width="4"/>`
  }
  const windows = [-112, 0, 112].map((x) =>
    drawWindow(stage, { x: x - 25, y: -282, width: 50, height: 92 }, { trim, isArched: true }),
  )
  return svg`<rect x="-180" y="-318" width="360" height="318" fill="${wall}"/>
    <path d="${gable}" fill="${wall}" stroke="${trim}" stroke-width="12" stroke-linejoin="round"/>
    <rect x="-190" y="-326" width="380" height="15" fill="${trim}"/>
    <path d="M-60 0V-312M60 0V-312" stroke="${darken(wall, 0.1)}" stroke-width="10"/>
    <circle cy="-376" r="28" fill="${stage.palette.lampsAreLit ? lampLight : stage.paint('#2b5f73')}" stroke="${trim}" stroke-width="8"/>
    <path d="M-20 -376H20M0 -396V-356" stroke="${trim}" stroke-width="4"/>
    ${windows}
    ${door(-112, 58, 108)}
    ${door(0, 84, 148)}
    ${door(112, 58, 108)}
    ${drawCrossAt(0, -446, stage)}`
}

function drawCrossAt(x: number, y: number, { palette }: Stage): Markup {
  return svg`<path d="M${x} ${y + 4}v-46M${x - 15} ${y - 28}h30"
    stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>`
}

function drawSteps({ paint }: Stage): Markup {
  const stone = paint('#d8c6a8')
  return svg`<rect x="-306" y="0" width="612" height="12" fill="${stone}"/>
    <rect x="-318" y="12" width="636" height="13" fill="${darken(stone, 0.12)}"/>
    <path d="M-130 0H130L142 26H-142Z" fill="${darken(stone, 0.06)}"/>
    <path d="M-134 9H134M-138 18H138" stroke="${darken(stone, 0.24)}" stroke-width="3"/>`
}
