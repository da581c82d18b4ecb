import { type Colour, darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** Origin at the waterline, 118 units tall. */
export function drawSailboat({ palette, paint }: Stage, at: Placement, sail: Colour): Markup {
  const canvas = paint(sail)
  const art = svg`<path d="M-46 20H52L30 28H-26Z" fill="${palette.ink}" opacity=".25"/>
    <path d="M-1 -8L-3 -114Q46 -66 60 -15Z" fill="${canvas}"/>
    <path d="M-1 -8L-3 -114Q14 -60 20 -11Z" fill="${darken(canvas, 0.14)}"/>
    <path d="M-8 -11L-8 -88Q-32 -50 -44 -13Z" fill="${paint('#fff8ea')}"/>
    <path d="M-4 -118V0" stroke="${palette.ink}" stroke-width="4"/>
    <path d="M-58 -6Q0 6 66 -10Q54 20 30 22H-36Q-52 18 -58 -6Z" fill="${palette.ink}"/>
    <path d="M-54 -1Q0 10 61 -5" stroke="${canvas}" stroke-width="4" fill="none"/>
    <path d="M-54 30H62M-32 39H40" stroke="${palette.foam}" stroke-width="3" opacity=".5" stroke-linecap="round"/>`
  return place(at, art)
}
