import type { Stage } from '../stage.ts'
import { type Markup, place, svg, times } from '../svg.ts'
import { drawCuia, drawPlate, drawSideBowl } from '../table/crockery.ts'
import { drawFriedFish } from '../table/fish.ts'
import { drawLeaf, drawShrimp } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising } from './dish.ts'

/** Açaí the northern way: thick, unsweetened, with tapioca pearls and something salted beside it. */
export function drawAcai(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  const hasFish = random.chance(0.6)
  const side = hasFish
    ? drawFriedFish({ x: 0, y: 0, scale: 1.5, rotate: -16 }, tone('#cf8d44'))
    : svg`${drawShrimp({ x: -110, y: -30, scale: 2.1 })}
      ${drawShrimp({ x: 60, y: -60, scale: 2, rotate: 80 })}
      ${drawShrimp({ x: 0, y: 80, scale: 2.1, rotate: 190 })}
      ${drawShrimp({ x: 150, y: 60, scale: 1.8, rotate: 260 })}`
  const plate = svg`${drawPlate({ x: 0, y: 0 }, tone('#fffaf0'), tone('#2f6f9f'))}${side}`
  return svg`${drawTabletop(stage, '#f0b23e')}
    ${place({ x: 992, y: 634, scale: 0.52 }, plate)}
    ${drawSideBowl({ x: 176, y: 176, scale: 1.3 }, tone('#f4efe0'), tone('#ecd086'))}
    ${drawLeaf({ x: 96, y: 660, scale: 2, rotate: -34 }, tone('#2f8a4c'))}
    ${drawLeaf({ x: 130, y: 690, scale: 1.7, rotate: 14 }, tone('#3fa35c'))}
    ${drawCuia({ x: 540, y: 400, scale: 1.02 }, tone('#4a1942'))}
    ${drawPearls(stage)}`
}

function drawPearls({ random }: Stage): Markup {
  const whites = ['#f6e3a8', '#eccf7d', '#fff3cf'] as const
  return times(110, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.between(0, 1)) * 132
    return svg`<circle cx="${510 + Math.cos(angle) * reach}" cy="${404 + Math.sin(angle) * reach * 0.72}" r="${random.between(4, 9)}"
      fill="${random.pick(whites)}"/>`
  }).join('')
}
