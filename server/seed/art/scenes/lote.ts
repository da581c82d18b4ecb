import { darken, mix } from '../colour.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawGrass } from '../nature/plants.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

const corners = [
  [330, 560],
  [900, 560],
  [1090, 760],
  [150, 760],
] as const

/** A plot of land marked out by stakes, the sea not far. */
export function drawLote(stage: Stage): Markup {
  const { palette, random } = stage
  const grass = (x0: number, x1: number, count: number) =>
    times(count, () => drawGrass(stage, { x: random.between(x0, x1), y: random.between(650, 790) }))
  const meadow = mix(palette.leaf[1], palette.sand[0], 0.45)
  return svg`${drawSeascape(stage, { horizon: 400, bottom: 520 })}
    ${drawSails(stage, 400, [200, 760])}
    <path d="M0 800V500Q280 460 600 496T1200 470V800Z" fill="${mix(palette.leaf[1], palette.sand[1], 0.3)}"/>
    <path d="M0 800V540Q300 500 640 548T1200 520V800Z" fill="${meadow}"/>
    ${drawPalm(stage, { x: 1090, y: 640, height: random.between(460, 500), lean: -0.07 })}
    ${drawPalm(stage, { x: 120, y: 640, height: random.between(400, 440), lean: 0.05 })}
    ${drawPalm(stage, { x: 210, y: 600, height: 300, lean: -0.03 })}
    ${drawPlot(stage)}
    ${drawBoard(stage)}
    ${grass(20, 240, 16)}
    ${grass(980, 1190, 12)}`
}

function drawPlot({ palette, paint }: Stage): Markup {
  const wood = paint('#6b4630')
  const outline = svg`M${corners.map(([x, y]) => svg`${x} ${y}`).join('L')}Z`
  const stakes = corners.map(
    ([x, y]) =>
      svg`<rect x="${x - 7}" y="${y - 66}" width="14" height="72" fill="${wood}"/>
        <rect x="${x - 7}" y="${y - 66}" width="14" height="20" fill="${paint('#e4572e')}"/>`,
  )
  return svg`<path d="${outline}" fill="${palette.sand[0]}"/>
    <path d="${outline}" fill="none" stroke="${paint('#fff8e6')}" stroke-width="6" stroke-dasharray="26 18"/>
    <path d="M323 520H900L1090 712M323 520L150 712" stroke="${paint('#fffaf0')}" stroke-width="3" fill="none"/>
    ${stakes}`
}

function drawBoard({ paint }: Stage): Markup {
  const wood = paint('#6b4630')
  const board = paint('#fffaf0')
  return svg`<path d="M526 470V646M710 470V646" stroke="${wood}" stroke-width="12"/>
    <rect x="486" y="430" width="264" height="120" rx="8" fill="${board}"/>
    <rect x="486" y="430" width="264" height="34" rx="8" fill="${paint('#0f5b73')}"/>
    <path d="M520 492H716M520 516H660" stroke="${darken(board, 0.24)}" stroke-width="10" stroke-linecap="round"/>`
}
