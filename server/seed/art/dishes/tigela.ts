import { darken, lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawLeaf } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising, middle } from './dish.ts'

/** Cream of cupuaçu, with chopped Brazil nuts. */
export function drawCreme(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  const cream = tone('#f8ecc6')
  const nuts = times(34, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.between(0, 1)) * 116
    const x = middle.x + Math.cos(angle) * reach
    const y = middle.y - 4 + Math.sin(angle) * reach * 0.72
    return svg`<path d="M${x} ${y}l18 -8l12 12l-16 10z" fill="${random.pick(['#8a5a34', '#c99a62', '#6b4226'])}"/>`
  })
  return svg`${drawTabletop(stage, '#d98aa0')}
    ${drawBowl(tone('#2b7f8f'), cream)}
    <path d="M430 420Q470 300 600 306Q740 312 764 420Q700 356 600 360Q500 362 430 420Z" fill="${lighten(cream, 0.6)}"/>
    <path d="M470 486Q600 560 730 486" stroke="${darken(cream, 0.1)}" stroke-width="12" fill="none" stroke-linecap="round"/>
    ${nuts}
    ${drawLeaf({ x: 690, y: 330, scale: 1.2, rotate: -30 }, tone('#3fa35c'))}
    ${drawLeaf({ x: 680, y: 336, scale: 1, rotate: 24 }, tone('#2f8a4c'))}`
}

/** Toasted manioc flour, in the heap it is brought to the table in. */
export function drawFarofa(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  const flour = tone('#e7bf5c')
  const grains = times(240, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.between(0, 1))
    return svg`<circle cx="${middle.x + Math.cos(angle) * reach * 236}" cy="${middle.y + Math.sin(angle) * reach * 178}" r="${random.between(4, 9)}"
      fill="${random.pick([lighten(flour, 0.45), darken(flour, 0.16), darken(flour, 0.3), flour])}"/>`
  })
  return svg`${drawTabletop(stage, '#5a8f6b')}
    ${drawBowl(tone('#7a4a2a'), flour)}
    <ellipse cx="${middle.x - 20}" cy="${middle.y - 24}" rx="170" ry="118" fill="${lighten(flour, 0.22)}"/>
    ${grains}
    ${drawLeaf({ x: 690, y: 500, scale: 1.1, rotate: -30 }, tone('#3fa35c'))}`
}

function drawBowl(glaze: string, filling: string): Markup {
  const { x, y } = middle
  return svg`<ellipse cx="${x + 22}" cy="${y + 44}" rx="324" ry="264" fill="#000000" opacity=".2"/>
    <ellipse cx="${x}" cy="${y + 30}" rx="306" ry="250" fill="${darken(glaze, 0.35)}"/>
    <ellipse cx="${x}" cy="${y}" rx="310" ry="250" fill="${glaze}"/>
    <ellipse cx="${x}" cy="${y + 4}" rx="276" ry="218" fill="${darken(glaze, 0.4)}"/>
    <ellipse cx="${x}" cy="${y + 12}" rx="264" ry="204" fill="${filling}"/>`
}
