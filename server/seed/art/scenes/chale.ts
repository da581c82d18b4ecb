import { darken } from '../colour.ts'
import { drawBeach } from '../nature/beach.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush, drawGrass } from '../nature/plants.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawWindow } from '../town/window.ts'

/** A wooden cabin on stilts at the edge of the sand. */
export function drawChale(stage: Stage): Markup {
  const { random } = stage
  return svg`${drawSeascape(stage, { horizon: 430, bottom: 640 })}
    ${drawSails(stage, 430, [120, 460])}
    ${drawBeach(stage, 600)}
    ${drawPalm(stage, { x: 1090, y: 724, height: random.between(560, 600), lean: -0.05 })}
    ${drawPalm(stage, { x: 450, y: 696, height: random.between(400, 440), lean: 0.04 })}
    <ellipse cx="800" cy="730" rx="330" ry="26" fill="#000000" opacity=".16"/>
    ${drawCabin(stage)}
    ${drawStairs(stage)}
    ${drawBush(stage, { x: 556, y: 736, scale: 1.2 })}
    ${drawBush(stage, { x: 1044, y: 732, scale: 1.3 }, stage.paint('#ffc53d'))}
    ${times(14, () => drawGrass(stage, { x: random.between(20, 420), y: random.between(700, 790) }))}`
}

function drawCabin(stage: Stage): Markup {
  const { paint } = stage
  const planks = paint('#b98556')
  const dark = paint('#4a3226')
  const roof = paint('#7a3f2a')
  const trim = paint('#5b3a22')
  const stilts = [560, 680, 800, 920, 1030].map((x) => svg`M${x + 8} 600v124`)
  const rows = times(13, (index) => svg`M600 ${432 + index * 13}H1000`)
  const rails = [524, 550, 576, 1024, 1050, 1076].map((x) => svg`M${x} 540v52`)
  return svg`<path d="${stilts}" stroke="${dark}" stroke-width="16"/>
    <path d="M568 704L680 612M808 704L920 612" stroke="${dark}" stroke-width="8"/>
    <rect x="516" y="590" width="568" height="22" fill="${paint('#6b4630')}"/>
    <path d="M600 590V420L800 250L1000 420V590Z" fill="${planks}"/>
    <path d="${rows}" stroke="${darken(planks, 0.26)}" stroke-width="3" opacity=".7"/>
    <path d="M800 216L540 446L566 470L800 262L1034 470L1060 446Z" fill="${roof}"/>
    <path d="M800 216L1060 446L1034 470L800 262Z" fill="${darken(roof, 0.26)}"/>
    ${drawWindow(stage, { x: 744, y: 446, width: 112, height: 144 }, { trim })}
    ${drawWindow(stage, { x: 766, y: 336, width: 68, height: 66 }, { trim, isArched: true })}
    ${drawWindow(stage, { x: 640, y: 470, width: 62, height: 66 }, { trim })}
    ${drawWindow(stage, { x: 900, y: 470, width: 62, height: 66 }, { trim })}
    <path d="M516 540H600M516 566H600M1000 540H1084M1000 566H1084" stroke="${dark}" stroke-width="7"/>
    <path d="${rails}" stroke="${dark}" stroke-width="6"/>`
}

function drawStairs({ paint }: Stage): Markup {
  const wood = paint('#8a5d38')
  const steps = times(
    6,
    (index) => svg`M${738 - index * 8.4} ${622 + index * 21}H${862 + index * 8.4}`,
  )
  return svg`<path d="M740 612L690 744H910L860 612Z" fill="${wood}"/>
    <path d="${steps}" stroke="${darken(wood, 0.36)}" stroke-width="6"/>`
}
