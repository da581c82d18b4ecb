import { type Colour, darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** A fisherman's dugout seen from the side; origin under its middle, 190 units long. */
export function drawCanoe({ paint }: Stage, at: Placement, colour: Colour): Markup {
  const hull = paint(colour)
  const inside = paint('#5b3a26')
  const art = svg`<ellipse cx="12" cy="2" rx="92" ry="9" fill="#000000" opacity=".2"/>
    <path d="M-96 -40Q-60 -22 0 -22Q62 -22 98 -44Q92 -30 70 -20H-68Q-88 -28 -96 -40Z" fill="${inside}"/>
    <path d="M-40 -26h16v8h-16zM26 -26h16v8h-16z" fill="${darken(hull, 0.35)}"/>
    <path d="M-98 -42Q-62 -20 0 -20Q64 -20 100 -46Q92 -2 52 2H-52Q-88 -4 -98 -42Z" fill="${hull}"/>
    <path d="M-84 -16Q-40 -8 0 -8Q46 -8 86 -18Q76 0 52 2H-52Q-74 0 -84 -16Z" fill="${darken(hull, 0.26)}"/>
    <path d="M-98 -42Q-62 -20 0 -20Q64 -20 100 -46" stroke="${paint('#fff3dc')}" stroke-width="4" fill="none"/>`
  return place(at, art)
}
