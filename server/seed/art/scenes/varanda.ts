import { darken } from '../colour.ts'
import { drawHungHammock } from '../home/hammock.ts'
import { drawBeach } from '../nature/beach.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawPlantPot } from '../town/goods.ts'

/** A wooden veranda with its hammock, the sea beyond the rail. */
export function drawVaranda(stage: Stage): Markup {
  const { paint, random } = stage
  const horizon = random.between(400, 430)
  return svg`${drawSeascape(stage, { horizon, bottom: 640 })}
    ${drawSails(stage, horizon, [300, 980])}
    ${drawBeach(stage, 580)}
    ${drawPalm(stage, { x: random.between(940, 1000), y: 650, height: 370, lean: -0.08 })}
    ${drawDeck(stage)}
    ${drawHungHammock(stage, { from: [128, 250], to: [1082, 250], sag: 220 })}
    ${drawPlantPot(stage, { x: 1040, y: 778, scale: 1.5 })}
    <rect x="90" y="92" width="40" height="590" fill="${paint('#5b3a2a')}"/>
    <rect x="1080" y="92" width="40" height="590" fill="${paint('#5b3a2a')}"/>`
}

function drawDeck({ paint }: Stage): Markup {
  const wood = paint('#8a5a3c')
  const rail = paint('#5b3a2a')
  const thatch = paint('#6b4630')
  const boards = times(9, (index) => svg`M${index * 170 - 100} 800L${index * 140 + 40} 660`)
  const balusters = times(30, (index) => svg`M${index * 42 + 16} 546v96`)
  const rafters = times(
    13,
    (index) => svg`M${index * 100} 92L${index * 100 + 40} 0h24L${index * 100 + 24} 92Z`,
  )
  return svg`<rect y="660" width="1200" height="140" fill="${wood}"/>
    <path d="${boards}" stroke="${darken(wood, 0.36)}" stroke-width="5"/>
    <path d="${balusters}" stroke="${rail}" stroke-width="9"/>
    <rect y="532" width="1200" height="16" fill="${rail}"/>
    <rect y="640" width="1200" height="20" fill="${rail}"/>
    <rect width="1200" height="92" fill="${thatch}"/>
    <path d="${rafters}" fill="${darken(thatch, 0.26)}"/>
    <rect y="84" width="1200" height="18" fill="${darken(thatch, 0.36)}"/>`
}
