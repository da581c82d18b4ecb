import type { Stage } from '../stage.ts'
import { type Markup, svg } from '../svg.ts'
import { drawPlate, drawSideBowl } from '../table/crockery.ts'
import { drawFriedFish } from '../table/fish.ts'
import { drawLeaf, drawLime, drawVinaigrette } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising, middle } from './dish.ts'

/** The fried fish of the beach restaurants, with lime, vinaigrette and a bowl of farinha. */
export function drawPeixe(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  const rim = tone(random.pick(['#2f6f9f', '#2a9d8f', '#d98e2b']))
  const crust = tone(random.pick(['#d79a4f', '#cf8d44', '#dba35f']))
  return svg`${drawTabletop(stage, '#d8694a')}
    ${drawPlate(middle, tone('#fffaf0'), rim)}
    ${drawLeaf({ x: 398, y: 556, scale: 1.9, rotate: -16 }, tone('#2f8a4c'))}
    ${drawLeaf({ x: 820, y: 300, scale: 1.6, rotate: 164 }, tone('#3fa35c'))}
    ${drawLeaf({ x: 800, y: 276, scale: 1.2, rotate: 214 }, tone('#2f8a4c'))}
    ${drawVinaigrette({ x: 640, y: 572, scale: 1.05 })}
    ${drawFriedFish({ x: 594, y: 410, scale: 1.36, rotate: random.between(-18, -8) }, crust)}
    ${drawLime({ x: 806, y: 518 })}
    ${drawLime({ x: 872, y: 470, scale: 0.8 })}
    ${drawSideBowl({ x: 1066, y: 176, scale: 1.25 }, tone('#f4efe0'), tone('#e8c25a'))}
    ${drawSideBowl({ x: 130, y: 668, scale: 1.1 }, tone('#2b5f73'), tone('#d6402f'))}`
}
