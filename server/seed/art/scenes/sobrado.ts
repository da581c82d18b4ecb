import { darken, mix } from '../colour.ts'
import type { Box } from '../home/room.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush } from '../nature/plants.ts'
import { drawSeascape } from '../nature/seascape.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { linearGradient, type Markup, svg, times } from '../svg.ts'
import { glassColour } from '../town/window.ts'

/** A modern house of two floors with a terrace and a pool. */
export function drawSobrado(stage: Stage): Markup {
  const { palette, paint, random } = stage
  return svg`${drawSeascape(stage, { horizon: 470, bottom: 600 })}
    <path d="M0 800V560Q300 540 620 560T1200 545V800Z" fill="${mix(palette.leaf[0], palette.leaf[1], 0.4)}"/>
    ${drawPalm(stage, { x: 90, y: 700, height: random.between(520, 560), lean: 0.06 })}
    ${drawPalm(stage, { x: 1130, y: 706, height: random.between(560, 600), lean: -0.05 })}
    ${drawFloors(stage)}
    <rect x="300" y="630" width="780" height="22" fill="${paint('#b9876a')}"/>
    ${drawPool(stage)}
    ${drawBush(stage, { x: 330, y: 660, scale: 0.9 })}
    ${drawBush(stage, { x: 1070, y: 676, scale: 1.3 }, paint('#d6336c'))}`
}

function drawFloors(stage: Stage): Markup {
  const { paint, random } = stage
  const wall = paint(random.pick(['#f6e3cd', '#e8ece6', '#f3d5b8']))
  const dark = paint('#3f3a44')
  const door = paint('#8a5a46')
  const balusters = times(17, (index) => svg`M${730 + index * 15} 372v48`)
  const slats = times(6, (index) => svg`M832 ${490 + index * 25}H978`)
  return svg`<rect x="300" y="250" width="420" height="180" fill="${wall}"/>
    <rect x="420" y="430" width="600" height="200" fill="${darken(wall, 0.05)}"/>
    <rect x="300" y="236" width="700" height="20" fill="${dark}"/>
    <rect x="380" y="418" width="680" height="20" fill="${dark}"/>
    <path d="M720 370H980M979 250V420" stroke="${dark}" stroke-width="9"/>
    <path d="${balusters}" stroke="${dark}" stroke-width="4"/>
    ${drawGlazing(stage, { x: 340, y: 290, width: 150, height: 110 }, 2)}
    ${drawGlazing(stage, { x: 540, y: 290, width: 150, height: 128 }, 2)}
    ${drawGlazing(stage, { x: 460, y: 470, width: 300, height: 150 }, 3)}
    <rect x="830" y="470" width="150" height="160" fill="${door}"/>
    <path d="${slats}" stroke="${darken(door, 0.26)}" stroke-width="5"/>`
}

function drawGlazing(stage: Stage, { x, y, width, height }: Box, panes: number): Markup {
  const bars = times(
    panes - 1,
    (index) => svg`M${x + (width * (index + 1)) / panes} ${y}v${height}`,
  )
  const glass = stage.palette.lampsAreLit ? lampLight : mix(glassColour(stage), '#ffffff', 0.3)
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${glass}"/>
    <path d="${bars}" stroke="${stage.paint('#3f3a44')}" stroke-width="8"/>`
}

function drawPool({ paint, palette, random, uniqueId }: Stage): Markup {
  const id = uniqueId('pool')
  const ripples = times(16, () => {
    const start = svg`M${random.between(190, 800)} ${random.between(696, 756)}`
    return svg`${start}q16 -8 32 0t32 0`
  })
  return svg`<defs>${linearGradient(id, [mix(palette.sky[2], '#5cc7cf', 0.45), mix(palette.sea[0], '#17909f', 0.5)])}</defs>
    <path d="M120 700Q150 664 260 664H820Q900 668 930 712Q950 776 820 784H220Q96 780 120 700Z" fill="${paint('#f6e6cf')}"/>
    <path d="M142 704Q168 680 264 678H812Q884 682 908 716Q922 764 814 770H226Q124 766 142 704Z" fill="url(#${id})"/>
    <path d="${ripples}" stroke="${palette.foam}" stroke-width="4" opacity=".5" fill="none"/>`
}
