import { darken, mix } from '../colour.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush } from '../nature/plants.ts'
import { drawSky, placeDisc } from '../nature/sky.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawBench } from '../town/bench.ts'
import { drawCottage } from '../town/cottage.ts'
import { drawCar, drawMotorcycle, drawVan } from '../town/vehicles.ts'

const colours = ['#1f7a8c', '#c8402f', '#2e8b57', '#d98e2b'] as const

/** The stop where vans, motorcycles and cars wait for whoever arrives. */
export function drawTransporte(stage: Stage): Markup {
  const { paint, random } = stage
  const colour = random.pick(colours)
  return svg`${drawSky(stage, 480, placeDisc(stage, 420))}
    ${drawTown(stage)}
    ${drawShelter(stage)}
    ${drawBench(stage, { x: 250, y: 640, scale: 1.3 })}
    ${drawRoad(stage)}
    ${drawVan(stage, { x: 640, y: 706, scale: 1.35 }, colour)}
    ${drawCar(stage, { x: 1040, y: 650, scale: 0.72 }, '#f2c14e')}
    ${drawMotorcycle(stage, { x: 220, y: 762, scale: 1.1 }, random.pick(colours))}
    ${drawBush(stage, { x: 1150, y: 640, scale: 1 }, paint('#d6336c'))}`
}

function drawTown(stage: Stage): Markup {
  const { palette, random } = stage
  const houses = times(6, (index) =>
    drawCottage(stage, { x: 470 + index * 130, y: 612, scale: random.between(1.3, 1.7) }),
  )
  return svg`<path d="M0 520Q260 470 560 506T1200 480V640H0Z" fill="${mix(palette.leaf[0], palette.leaf[1], 0.5)}"/>
    ${drawPalm(stage, { x: 430, y: 620, height: random.between(380, 430), lean: 0.06 })}
    ${houses}
    ${drawPalm(stage, { x: 1110, y: 620, height: random.between(420, 470), lean: -0.08 })}`
}

function drawShelter({ paint, palette }: Stage): Markup {
  const roof = paint('#c4633e')
  const post = mix(paint('#6b4630'), palette.ink, 0.2)
  return svg`<path d="M90 640V390M410 640V390" stroke="${post}" stroke-width="16"/>
    <rect x="100" y="430" width="300" height="120" fill="${paint('#dcecec')}" opacity=".45"/>
    <path d="M50 400L120 330H380L450 400Z" fill="${roof}"/>
    <rect x="50" y="398" width="400" height="14" fill="${darken(roof, 0.34)}"/>`
}

function drawRoad({ frame, paint, palette }: Stage): Markup {
  const stone = paint('#d8c6a8')
  return svg`<rect y="636" width="${frame.width}" height="34" fill="${stone}"/>
    <rect y="664" width="${frame.width}" height="10" fill="${darken(stone, 0.3)}"/>
    <rect y="672" width="${frame.width}" height="128" fill="${mix(paint('#5d646b'), palette.ink, 0.2)}"/>
    <path d="M-20 782H${frame.width}" stroke="${paint('#f2c14e')}" stroke-width="8" stroke-dasharray="90 60"/>`
}
