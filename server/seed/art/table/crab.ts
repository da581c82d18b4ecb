import { type Colour, darken, lighten } from '../colour.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** A cooked mangrove crab from above, 300 units across. */
export function drawCrab(at: Placement, colour: Colour): Markup {
  const dark = darken(colour, 0.32)
  const limbs = ([-1, 1] as const).map((side) => drawLegs(side, dark) + drawClaw(side, colour))
  const shell = svg`<path d="M-94 -6Q-84 -62 0 -66Q84 -62 94 -6Q72 52 0 58Q-72 52 -94 -6Z" fill="${colour}"/>
    <path d="M94 -6Q72 52 0 58Q-72 52 -94 -6Q-40 34 0 34Q40 34 94 -6Z" fill="${darken(colour, 0.14)}"/>
    <path d="M-66 -30Q-30 -54 20 -54" stroke="${lighten(colour, 0.4)}" stroke-width="9" fill="none" stroke-linecap="round"/>
    <path d="M-24 -24Q0 -8 24 -24M-44 12Q-26 4 -24 -24M44 12Q26 4 24 -24"
      stroke="${dark}" stroke-width="5" fill="none" stroke-linecap="round"/>`
  const eyes = svg`<path d="M-24 -60V-78M24 -60V-78" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>
    <circle cx="-24" cy="-82" r="8" fill="#1d1512"/>
    <circle cx="24" cy="-82" r="8" fill="#1d1512"/>`
  return place(at, svg`${limbs}${eyes}${shell}`)
}

function drawLegs(side: -1 | 1, colour: Colour): Markup {
  return times(4, (index) => {
    const hip = svg`M${side * 72} ${-2 + index * 14}`
    const knee = svg`${side * (128 - index * 4)} ${-18 + index * 28}`
    const foot = svg`${side * (146 - index * 12)} ${34 + index * 27}`
    return svg`<path d="${hip}Q${side * 104} ${-26 + index * 22} ${knee}"
      stroke="${colour}" stroke-width="13" fill="none" stroke-linecap="round"/>
      <path d="M${knee}L${foot}" stroke="${darken(colour, 0.12)}" stroke-width="8" fill="none" stroke-linecap="round"/>`
  }).join('')
}

function drawClaw(side: -1 | 1, colour: Colour): Markup {
  const dark = darken(colour, 0.32)
  return place(
    { x: 0, y: 0, flip: side === -1 },
    svg`<path d="M66 -26Q112 -40 112 -80" stroke="${dark}" stroke-width="18" fill="none" stroke-linecap="round"/>
      <path d="M98 -70Q74 -126 116 -150Q108 -122 122 -106Q132 -124 150 -132Q166 -86 124 -66Z" fill="${colour}"/>
      <path d="M124 -66Q166 -86 150 -132Q146 -92 112 -78Z" fill="${darken(colour, 0.16)}"/>`,
  )
}
