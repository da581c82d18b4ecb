import { darken, mix } from '../colour.ts'
import { drawBeach } from '../nature/beach.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush } from '../nature/plants.ts'
import { drawSeascape } from '../nature/seascape.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { glassColour } from '../town/window.ts'

const accents = ['#0f5b73', '#2e7d5b', '#8a3f2c'] as const

/** A hotel of six floors on the promenade, a balcony to every room. */
export function drawPredio(stage: Stage): Markup {
  const { paint, random } = stage
  return svg`${drawSeascape(stage, { horizon: 520, bottom: 660 })}
    ${drawBeach(stage, 640)}
    ${drawTower(stage, paint(random.pick(accents)))}
    ${drawPromenade(stage)}
    ${drawPalm(stage, { x: 250, y: 730, height: random.between(440, 490), lean: 0.05 })}
    ${drawPalm(stage, { x: 1010, y: 730, height: random.between(500, 540), lean: -0.05 })}
    ${drawPalm(stage, { x: 120, y: 730, height: 380, lean: -0.04 })}
    ${drawBush(stage, { x: 960, y: 724, scale: 1 }, paint('#e4572e'))}
    ${drawBush(stage, { x: 360, y: 724, scale: 0.9 })}`
}

function drawTower(stage: Stage, accent: string): Markup {
  const wall = stage.paint('#fff6e6')
  const floors = times(6, (floor) => {
    const y = 142 + floor * 88
    return svg`${drawBalcony(stage, 456, y, accent)}${drawBalcony(stage, 620, y, accent)}
      <rect x="802" y="${y + 6}" width="46" height="46" fill="${windowColour(stage)}"/>`
  })
  return svg`<rect x="430" y="110" width="440" height="590" fill="${wall}"/>
    <rect x="780" y="110" width="90" height="590" fill="${darken(wall, 0.1)}"/>
    <rect x="410" y="92" width="480" height="24" fill="${accent}"/>
    <rect x="560" y="52" width="130" height="42" fill="${darken(wall, 0.1)}"/>
    ${floors}
    <rect x="410" y="668" width="480" height="40" fill="${darken(wall, 0.2)}"/>
    <rect x="560" y="620" width="120" height="88" fill="${accent}"/>
    <rect x="572" y="632" width="44" height="76" fill="${windowColour(stage)}"/>
    <rect x="624" y="632" width="44" height="76" fill="${windowColour(stage)}"/>`
}

/** Not every guest is in: some windows are dark at night. */
function windowColour(stage: Stage): string {
  const pane = mix(glassColour(stage), '#ffffff', 0.25)
  return stage.palette.lampsAreLit
    ? stage.random.chance(0.65)
      ? lampLight
      : stage.paint('#41586b')
    : pane
}

function drawBalcony(stage: Stage, x: number, y: number, accent: string): Markup {
  const { paint, random, palette } = stage
  const guest = random.chance(0.5)
    ? svg`<rect x="${x + 14}" y="${y + 40}" width="26" height="20" fill="${paint('#e4572e')}"/>`
    : svg`<circle cx="${x + 104}" cy="${y + 48}" r="12" fill="${palette.leaf[1]}"/>`
  return svg`<rect x="${x}" y="${y}" width="136" height="58" fill="${windowColour(stage)}"/>
    <path d="M${x + 68} ${y}v58" stroke="${paint('#fffaf0')}" stroke-width="6"/>
    ${guest}
    <rect x="${x - 8}" y="${y + 34}" width="152" height="26" fill="${paint('#bfe3ea')}" opacity=".6"/>
    <rect x="${x - 10}" y="${y + 30}" width="156" height="5" fill="${accent}"/>
    <rect x="${x - 10}" y="${y + 58}" width="156" height="10" fill="${accent}"/>`
}

/** Paved in waves, as promenades of this coast are. */
function drawPromenade({ paint }: Stage): Markup {
  const stone = paint('#d9c3a5')
  const waves = times(14, (index) => svg`M${index * 92 - 20} 800q23 -40 46 -40t46 40Z`)
  return svg`<rect y="706" width="1200" height="94" fill="${stone}"/>
    <rect y="706" width="1200" height="10" fill="${darken(stone, 0.22)}"/>
    <path d="${waves}" fill="${paint('#7b5a45')}" opacity=".75"/>`
}
