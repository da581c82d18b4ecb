import { darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawCuia, drawSideBowl, drawSteam } from '../table/crockery.ts'
import { drawLeaf, drawShrimp } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising, middle } from './dish.ts'

/** Tacacá: hot tucupi, jambu that numbs the lips, dried shrimp. */
export function drawTacaca(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  const greens = ['#2f7d3b', '#3f9a48', '#226030'] as const
  // Leaves and shrimp keep to rings, so that no seed hides one under another.
  const leaves = times(9, (index) => {
    const angle = (index / 9) * Math.PI * 2 + random.between(-0.2, 0.2)
    return drawLeaf(
      {
        x: middle.x + Math.cos(angle) * 120,
        y: middle.y + 6 + Math.sin(angle) * 92,
        scale: random.between(1.1, 1.5),
        rotate: (angle * 180) / Math.PI + random.between(-40, 40),
      },
      tone(greens[index % greens.length] ?? greens[0]),
    )
  })
  const shrimps = times(6, (index) => {
    const angle = (index / 6) * Math.PI * 2 + 0.4
    const reach = index % 2 === 0 ? 66 : 128
    return drawShrimp({
      x: middle.x + Math.cos(angle) * reach,
      y: middle.y + Math.sin(angle) * reach * 0.78,
      scale: 1.15,
      rotate: random.between(0, 360),
    })
  })
  return svg`${drawTabletop(stage, '#3d7f5b')}
    ${drawBasketStand(tone('#c9974f'))}
    ${drawCuia(middle, tone('#e2b53c'))}
    ${leaves}${shrimps}
    ${drawSideBowl({ x: 1060, y: 640, scale: 1.1 }, tone('#f4efe0'), tone('#d6402f'))}
    ${drawSteam({ x: 590, y: 190, scale: 1.1 })}`
}

/** A hot gourd is never held in the bare hand. */
function drawBasketStand(straw: string): Markup {
  const weave = times(44, (index) => {
    const angle = (index / 44) * Math.PI * 2
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    return svg`M${middle.x + x * 344} ${middle.y + 26 + y * 276}L${middle.x + x * 392} ${middle.y + 32 + y * 312}`
  })
  return svg`<ellipse cx="${middle.x + 22}" cy="${middle.y + 48}" rx="402" ry="318" fill="#000000" opacity=".18"/>
    <ellipse cx="${middle.x}" cy="${middle.y + 32}" rx="394" ry="314" fill="${darken(straw, 0.2)}"/>
    <ellipse cx="${middle.x}" cy="${middle.y + 26}" rx="380" ry="302" fill="${straw}"/>
    <path d="${weave}" stroke="${darken(straw, 0.36)}" stroke-width="6" stroke-linecap="round"/>
    <ellipse cx="${middle.x}" cy="${middle.y + 26}" rx="358" ry="286" fill="${darken(straw, 0.45)}"/>`
}
