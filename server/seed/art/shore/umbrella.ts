import { type Colour, darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** A beach umbrella with two chairs in its shade; origin at the foot, 120 units tall. */
export function drawUmbrella({ paint }: Stage, at: Placement, colour: Colour): Markup {
  const cloth = paint(colour)
  const white = paint('#fff8ea')
  const wood = paint('#5b4636')
  const canopy = svg`<path d="M-62 -74Q-50 -118 0 -124Q50 -118 62 -74Q52 -82 41 -74Q31 -82 20 -74Q10 -82 0 -74Q-10 -82 -20 -74Q-31 -82 -41 -74Q-52 -82 -62 -74Z"
    fill="${cloth}"/>
    <path d="M-20 -74Q-16 -112 0 -124Q16 -112 20 -74Q10 -82 0 -74Q-10 -82 -20 -74Z" fill="${white}"/>
    <path d="M62 -74Q50 -118 0 -124Q30 -112 41 -74Q52 -82 62 -74Z" fill="${darken(cloth, 0.16)}"/>`
  const chair = svg`<path d="M-4 0L22 -6M18 0L-2 -8L-14 -34"
    stroke="${wood}" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M-15 -36L-3 -9L22 -7" stroke="${white}" stroke-width="6" fill="none" stroke-linejoin="round"/>`
  const art = svg`<ellipse cx="26" cy="2" rx="66" ry="10" fill="#000000" opacity=".16"/>
    <g transform="rotate(-6)">
    <path d="M0 2V-122" stroke="${wood}" stroke-width="4.5"/>
    ${canopy}
    <path d="M0 -124V-132" stroke="${wood}" stroke-width="4"/></g>
    ${place({ x: 24, y: 2, scale: 0.9 }, chair)}
    ${place({ x: -30, y: 4, scale: 0.9, flip: true }, chair)}`
  return place(at, art)
}
