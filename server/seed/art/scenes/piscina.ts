import { darken } from '../colour.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush } from '../nature/plants.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { festive } from '../palettes.ts'
import { drawUmbrella } from '../shore/umbrella.ts'
import type { Stage } from '../stage.ts'
import { linearGradient, type Markup, place, svg, times } from '../svg.ts'

/** A pool on a terrace above the sea. */
export function drawPiscina(stage: Stage): Markup {
  const { random } = stage
  return svg`${drawSeascape(stage, { horizon: 350, bottom: 440 })}
    ${drawSails(stage, 350, [420, 900])}
    ${drawTerrace(stage)}
    ${drawWater(stage)}
    ${drawUmbrella(stage, { x: 640, y: 500, scale: 1.9 }, random.pick(festive))}
    ${drawUmbrella(stage, { x: 950, y: 506, scale: 1.9 }, random.pick(festive))}
    ${drawFloat(stage)}
    ${drawPalm(stage, { x: 70, y: 560, height: 460, lean: 0.1 })}
    ${drawPalm(stage, { x: 1150, y: 600, height: 520, lean: -0.06 })}
    ${drawBush(stage, { x: 70, y: 500, scale: 1.5 }, stage.paint('#d6336c'))}
    ${drawBush(stage, { x: 1140, y: 520, scale: 1.7 })}`
}

function drawTerrace({ paint }: Stage): Markup {
  const stone = paint('#e8d2a6')
  const white = paint('#fffaf0')
  const balusters = times(22, (index) => svg`M${index * 56 + 14} 362v50`)
  return svg`<rect y="410" width="1200" height="400" fill="${stone}"/>
    <path d="M0 470H1200M0 560H1200M0 690H1200" stroke="${darken(stone, 0.08)}" stroke-width="4"/>
    <path d="${balusters}" stroke="${white}" stroke-width="15"/>
    <rect y="350" width="1200" height="13" fill="${white}"/>
    <rect y="408" width="1200" height="18" fill="${white}"/>`
}

function drawWater({ palette, paint, random, uniqueId }: Stage): Markup {
  const id = uniqueId('pool')
  const colours = palette.isNight ? ['#2aa7c4', '#1a5f9a'] : [paint('#5cc7cf'), paint('#17909f')]
  const ripples = times(22, () => {
    const start = svg`M${random.between(200, 900)} ${random.between(540, 720)}`
    return svg`<path d="${start}q20 -12 40 0t40 0" opacity="${random.between(0.2, 0.5)}"/>`
  })
  return svg`<defs>${linearGradient(id, colours)}</defs>
    <path d="M120 560Q120 500 220 490H900Q1010 496 1060 560Q1110 640 1000 700Q860 780 480 776Q160 772 96 680Q78 612 120 560Z"
      fill="${paint('#fffaf0')}"/>
    <path d="M146 566Q146 516 232 508H894Q992 514 1036 566Q1078 636 980 688Q850 756 484 752Q184 748 122 668Q108 612 146 566Z"
      fill="url(#${id})"/>
    <g stroke="#ffffff" stroke-width="4" fill="none" stroke-linecap="round">${ripples}</g>`
}

/** A striped ring that somebody left in the water. */
function drawFloat({ paint, random }: Stage): Markup {
  const ring = svg`<ellipse rx="76" ry="34" fill="${paint('#e4572e')}"/>
    <ellipse rx="55" ry="23" fill="none" stroke="${paint('#fff8ea')}" stroke-width="20" stroke-dasharray="40 44"/>
    <ellipse cy="-2" rx="34" ry="13" fill="${paint('#2aa7ad')}"/>`
  return place({ x: random.between(330, 470), y: random.between(620, 650) }, ring)
}
