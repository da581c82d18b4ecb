import { mix } from '../colour.ts'
import { type Point, polygon, smoothLine } from '../curve.ts'
import { drawFlock } from '../nature/bird.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { drawStanding } from '../people/silhouettes.ts'
import { type Ground, levelGround, receding } from '../perspective.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawBench } from '../town/bench.ts'
import { drawCottage } from '../town/cottage.ts'
import { drawStreetLamp } from '../town/street-lamp.ts'

/** Front-of-picture offsets from the vanishing point. */
const lawnEdge = -560
const seawall = 120

/** The Maçarico promenade running away between lawn and sand. */
export function drawOrla(stage: Stage): Markup {
  const { random } = stage
  const horizon = random.between(390, 420)
  const vanishX = random.between(640, 690)
  const ground = levelGround([vanishX, horizon], 800)
  return svg`${drawSeascape(stage, { horizon })}
    ${drawSails(stage, horizon, [780, 1150])}
    ${drawFlock(stage, { from: 70, to: horizon - 140 })}
    ${drawSand(stage, ground)}
    ${drawLawn(stage, ground)}
    ${drawPavement(stage, ground)}
    ${drawFurniture(stage, ground)}`
}

function drawSand({ palette }: Stage, ground: Ground): Markup {
  const edge = (aside: number): Point[] =>
    times(9, (index) => {
      const nearness = 0.02 + index * 0.14
      return ground.at(aside + Math.sin(index * 1.4) * 26, nearness)
    })
  const beach = (aside: number) =>
    svg`${smoothLine(edge(aside))}L-100 900L${ground.at(0, 0)[0]} ${ground.at(0, 0)[1]}Z`
  return svg`<path d="${beach(520)}" fill="${palette.foam}" opacity=".9"/>
    <path d="${beach(480)}" fill="${palette.sand[1]}"/>
    <path d="${beach(430)}" fill="${palette.sand[0]}"/>`
}

function drawLawn(stage: Stage, ground: Ground): Markup {
  const { palette } = stage
  const [vanishX, horizon] = ground.at(0, 0)
  const [shade, light] = palette.leaf
  const woods = smoothLine([
    [-20, horizon - 96],
    [120, horizon - 84],
    [260, horizon - 60],
    [400, horizon - 38],
    [520, horizon - 22],
    [vanishX, horizon],
  ])
  const houses = receding(5, 1.5, 0.8).map((nearness) => {
    const [x, y] = ground.at(-1150, nearness)
    return drawCottage(stage, { x, y, scale: nearness * 1.9 })
  })
  const lawn = polygon([[vanishX, horizon], ground.at(lawnEdge, 1.1), [-1200, 900], [-20, horizon]])
  const path = polygon([[vanishX, horizon], ground.at(-960, 1.1), ground.at(-1080, 1.1)])
  return svg`<path d="${woods}L-20 ${horizon + 40}Z" fill="${mix(shade, light, 0.3)}"/>
    <path d="${lawn}" fill="${light}"/>
    <path d="${path}" fill="${mix(light, palette.sand[0], 0.55)}"/>
    ${houses}`
}

/** Portuguese paving: dark waves that grow towards us. */
function drawPavement({ paint, palette }: Stage, ground: Ground): Markup {
  const stone = paint('#ead9bd')
  const basalt = mix(paint('#7b5a45'), palette.ink, 0.25)
  const wave = (nearness: number) =>
    times(15, (index): Point => {
      const aside = lawnEdge + ((seawall - lawnEdge) * index) / 14
      return ground.at(aside, nearness * (1 + 0.035 * Math.sin(index * 1.3)))
    })
  const bands = times(13, (index) => {
    const near = 1.14 * 0.8 ** index
    return svg`${smoothLine(wave(near))}${smoothLine(wave(near * 0.9).reverse(), 'L')}Z`
  })
  const side = (aside: number, thickness: number) =>
    polygon([ground.at(0, 0), ground.at(aside, 1.1), ground.at(aside + thickness, 1.1)])
  return svg`<path d="${polygon([ground.at(0, 0), ground.at(lawnEdge, 1.1), ground.at(seawall, 1.1)])}"
    fill="${stone}"/>
    <path d="${bands}" fill="${basalt}" opacity=".75"/>
    <path d="${side(lawnEdge - 14, 22)}" fill="${paint('#f4ead6')}"/>
    <path d="${side(seawall, 34)}" fill="${paint('#f4ead6')}"/>
    <path d="${side(seawall + 34, 22)}" fill="${mix(paint('#f4ead6'), palette.ink, 0.4)}"/>`
}

function drawFurniture(stage: Stage, ground: Ground): Markup {
  const { palette } = stage
  const walker = ground.at(-210, 0.36)
  const friend = ground.at(-172, 0.36)
  const rows = receding(6, 1.22, 0.95).map((nearness) => {
    const [lampX, lampY] = ground.at(seawall - 8, nearness)
    const [palmX, palmY] = ground.at(lawnEdge - 130, nearness)
    const [benchX, benchY] = ground.at(lawnEdge + 70, nearness * 0.84)
    return svg`${drawPalm(stage, { x: palmX, y: palmY, height: 640 * nearness, lean: 0.06 })}
      ${drawBench(stage, { x: benchX, y: benchY, scale: nearness * 0.84 })}
      ${drawStreetLamp(stage, { x: lampX, y: lampY, scale: nearness * 1.8 })}`
  })
  const [far, near] = [rows.slice(0, 4), rows.slice(4)]
  return svg`${far}${drawStanding({ x: walker[0], y: walker[1], scale: 0.84 }, palette.ink)}
    ${drawStanding({ x: friend[0], y: friend[1], scale: 0.78 }, palette.ink)}
    ${near}`
}
