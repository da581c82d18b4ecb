import { drawFlock, drawGuara } from '../nature/bird.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { drawPopopo } from '../shore/popopo.ts'
import { drawVigilenga } from '../shore/vigilenga.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg } from '../svg.ts'

/** The boats of the coast: a motor popopô in the still hours, a vigilenga when the wind is up. */
export function drawBarco(stage: Stage): Markup {
  const { paletteName, random } = stage
  const horizon = random.between(400, 430)
  const isStill = paletteName === 'alvorada' || paletteName === 'noite'
  const x = random.between(580, 640)
  return svg`${drawSeascape(stage, { horizon })}
    ${drawSails(stage, horizon, isStill ? [860, 1150] : [80, 360])}
    ${drawFlock(stage, { from: 70, to: horizon - 160 })}
    ${isStill ? drawPopopo(stage, { x, y: 640, scale: 1.5 }) : drawVigilenga(stage, { x, y: 652, scale: 1.5 })}
    ${drawGuara(stage, { x: 960, y: 190, scale: 0.8 })}`
}
