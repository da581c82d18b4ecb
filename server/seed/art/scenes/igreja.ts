import { mix } from '../colour.ts'
import { ground as landBelow } from '../curve.ts'
import { drawBird } from '../nature/bird.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush } from '../nature/plants.ts'
import { drawSky, placeDisc } from '../nature/sky.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawBench } from '../town/bench.ts'
import { drawBunting, drawStringLights } from '../town/bunting.ts'
import { drawChurch } from '../town/church.ts'
import { drawStreetLamp } from '../town/street-lamp.ts'

const floor = 640

/** The mother church on its square; paper flags by day, strings of bulbs after dark. */
export function drawIgreja(stage: Stage): Markup {
  const { palette, random } = stage
  const disc = placeDisc(stage, 520)
  const doves = times(random.whole(3, 6), () =>
    drawBird(
      { x: random.between(220, 980), y: random.between(70, 210), scale: random.between(0.35, 0.6) },
      palette.isNight ? palette.ink : palette.foam,
    ),
  )
  return svg`${drawSky(stage, 600, { ...disc, x: random.between(180, 250) })}
    ${drawTreeLine(stage)}
    ${drawPalm(stage, { x: 216, y: floor, height: random.between(280, 310), lean: -0.08 })}
    ${drawPalm(stage, { x: 984, y: floor, height: random.between(280, 310), lean: 0.08 })}
    ${doves}
    ${drawChurch(stage, { x: 600, y: floor })}
    ${drawSquare(stage)}
    ${drawDecoration(stage)}
    ${drawPalm(stage, { x: 60, y: 780, height: random.between(540, 580), lean: -0.06 })}
    ${drawPalm(stage, { x: 1140, y: 780, height: random.between(540, 580), lean: 0.06 })}`
}

function drawTreeLine({ frame, palette, random }: Stage): Markup {
  const crowns = times(26, (index) => [index * 50 - 20, random.between(520, 566)] as const)
  return svg`<path d="${landBelow(crowns, frame.height)}" fill="${mix(palette.leaf[0], palette.sky[3], 0.22)}"/>`
}

function drawSquare(stage: Stage): Markup {
  const { paint, palette } = stage
  const [shade, light] = palette.leaf
  const stone = paint('#e6d3b1')
  const rows = times(5, (index) => {
    const y = 694 + index * index * 5 + index * 8
    const half = 130 + (y - 672) * 1.9
    return svg`M${600 - half} ${y}H${600 + half}`
  })
  const hedges = times(4, (index) => {
    const near = 1 - index * 0.2
    return svg`${drawBush(stage, { x: 600 - 190 - near * 190, y: 676 + near * 96, scale: 0.5 + near * 0.36 }, paint('#e4572e'))}
      ${drawBush(stage, { x: 600 + 190 + near * 190, y: 676 + near * 96, scale: 0.5 + near * 0.36 }, paint('#f2c14e'))}`
  }).reverse()
  return svg`<rect x="-20" y="${floor + 24}" width="1240" height="200" fill="${mix(shade, light, 0.75)}"/>
    <path d="M470 ${floor + 30}H730L990 820H210Z" fill="${stone}"/>
    <path d="${rows}M600 ${floor + 30}V820M540 ${floor + 30}L430 820M660 ${floor + 30}L770 820"
      stroke="${mix(stone, palette.ink, 0.16)}" stroke-width="3"/>
    ${hedges}
    ${drawBench(stage, { x: 250, y: 716, scale: 0.72 })}
    ${drawBench(stage, { x: 950, y: 716, scale: 0.72 })}`
}

function drawDecoration(stage: Stage): Markup {
  const draw = stage.palette.lampsAreLit ? drawStringLights : drawBunting
  const strings = [
    { from: [168, 404], to: [296, 362], sag: 22 },
    { from: [904, 362], to: [1032, 404], sag: 22 },
  ] as const
  return svg`${drawStreetLamp(stage, { x: 168, y: 734, scale: 1.12, flip: true })}
    ${drawStreetLamp(stage, { x: 1032, y: 734, scale: 1.12 })}
    ${strings.map((string) => draw(stage, string))}`
}
