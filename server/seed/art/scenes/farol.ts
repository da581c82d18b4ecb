import { mix } from '../colour.ts'
import { ground } from '../curve.ts'
import { drawBeach } from '../nature/beach.ts'
import { drawFlock } from '../nature/bird.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush } from '../nature/plants.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { drawLighthouse } from '../shore/lighthouse.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawCottage } from '../town/cottage.ts'

/** The iron lighthouse above the houses of the old centre. */
export function drawFarol(stage: Stage): Markup {
  const { palette, random } = stage
  const horizon = random.between(430, 470)
  const [shade, light] = palette.leaf
  const hill = ground(
    [
      [470, 830],
      [600, 690],
      [740, 596],
      [870, 568],
      [1010, 580],
      [1220, 640],
    ],
    830,
  )
  const slope = ground(
    [
      [560, 830],
      [720, 730],
      [900, 690],
      [1080, 706],
      [1220, 740],
    ],
    830,
  )
  return svg`${drawSeascape(stage, { horizon, bottom: 690 })}
    ${drawSails(stage, horizon, [120, 560])}
    ${drawFlock(stage, { from: 70, to: horizon - 140 })}
    ${drawBeach(stage, 650)}
    ${drawLighthouse(stage, { x: 850, y: 574, height: random.between(450, 490) })}
    <path d="${hill}" fill="${mix(shade, light, 0.55)}"/>
    ${drawPalm(stage, { x: 1040, y: 640, height: 230, lean: 0.12 })}
    ${drawPalm(stage, { x: 700, y: 650, height: 160, lean: -0.1 })}
    ${times(4, (index) => drawCottage(stage, { x: 690 + index * 112, y: 676 - (index % 2) * 14, scale: 0.62 }))}
    <path d="${slope}" fill="${shade}"/>
    ${times(6, (index) => drawBush(stage, { x: 640 + index * 108, y: 762 - Math.sin(index / 1.6) * 46, scale: 0.8 }))}`
}
