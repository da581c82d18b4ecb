import { type Colour, darken, mix } from '../colour.ts'
import { polygon } from '../curve.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawSky, placeDisc } from '../nature/sky.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawShutters, drawWindow } from './window.ts'

/** Where the walls end and the pavement begins. */
export const pavement = 650

/** Sky, treetops, a neighbour on either side and the street in front; the shop itself goes between. */
export function drawStreet(stage: Stage): Markup {
  const { random } = stage
  const disc = placeDisc(stage, 420)
  return svg`${drawSky(stage, 520, { ...disc, x: random.between(300, 400), y: Math.min(disc.y, 214) })}
    ${drawPalm(stage, { x: 84, y: pavement, height: random.between(500, 540), lean: 0.06 })}
    ${drawPalm(stage, { x: 1120, y: pavement, height: random.between(430, 470), lean: -0.1 })}
    ${drawNeighbour(stage, { x: -40, width: 250, top: 402 })}
    ${drawNeighbour(stage, { x: 990, width: 250, top: 376 })}
    ${drawRoad(stage)}`
}

const plaster = ['#e9c46a', '#8ab6a9', '#e29578', '#a9bcd0', '#d8b4c8'] as const

type Neighbour = { x: number; width: number; top: number }

function drawNeighbour(stage: Stage, { x, width, top }: Neighbour): Markup {
  const { paint, random } = stage
  const wall = paint(random.pick(plaster))
  const trim = paint('#fff4dc')
  const roof = paint('#b5573a')
  const shutters = paint(random.pick(['#2b5f73', '#2f6b58', '#7a3b2e']))
  const tiles = times(Math.ceil(width / 18), (index) => svg`M${x + index * 18} ${top - 20}v24`)
  const middle = x + width / 2
  return svg`<rect x="${x}" y="${top}" width="${width}" height="${pavement - top}" fill="${wall}"/>
    <rect x="${x + width * 0.72}" y="${top}" width="${width * 0.28}" height="${pavement - top}"
      fill="${darken(wall, 0.08)}"/>
    <path d="${polygon([
      [x - 14, top + 6],
      [x + 8, top - 46],
      [x + width - 8, top - 46],
      [x + width + 14, top + 6],
    ])}" fill="${roof}"/>
    <path d="${tiles}" stroke="${darken(roof, 0.24)}" stroke-width="4" opacity=".7"/>
    <rect x="${x}" y="${pavement - 44}" width="${width}" height="44" fill="${darken(wall, 0.22)}"/>
    ${drawWindow(stage, { x: middle - 84, y: top + 64, width: 62, height: 96 }, { trim })}
    ${drawShutters({ x: middle + 20, y: top + 64, width: 66, height: pavement - top - 66 }, shutters)}`
}

function drawRoad({ frame, paint, palette }: Stage): Markup {
  const stone = paint('#d8c6a8')
  const asphalt = mix(paint('#5d646b'), palette.ink, 0.2)
  const { width, height } = frame
  const joints = times(15, (index) => {
    const x = index * 86 - 20
    return svg`M${x} ${pavement}L${600 + (x - 600) * 1.12} 724`
  })
  return svg`<rect y="${pavement}" width="${width}" height="76" fill="${stone}"/>
    <path d="${joints}M0 684H${width}" stroke="${darken(stone, 0.14)}" stroke-width="3"/>
    <rect y="724" width="${width}" height="14" fill="${darken(stone, 0.3)}"/>
    <rect y="736" width="${width}" height="${height - 736}" fill="${asphalt}"/>
    <path d="M-20 776H${width}" stroke="${paint('#f2c14e')}" stroke-width="7" stroke-dasharray="90 60"/>`
}

/** Lamplight from a shop that falls on the pavement; nothing by day. */
export function drawLightPool(stage: Stage, x: number, halfWidth: number, colour: Colour): Markup {
  if (!stage.palette.lampsAreLit) return ''
  return svg`<path d="M${x - halfWidth} ${pavement}H${x + halfWidth}L${x + halfWidth * 1.25} 724H${x - halfWidth * 1.25}Z"
    fill="${colour}" opacity=".38"/>`
}
