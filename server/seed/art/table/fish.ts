import { type Colour, darken, lighten } from '../colour.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** A whole fried fish, head to the left, 410 units long, scored before it met the pan. */
export function drawFriedFish(at: Placement, crust: Colour): Markup {
  const dark = darken(crust, 0.38)
  const cuts = [-56, -14, 28, 70].map((x) => svg`M${x} -48Q${x + 4} 0 ${x + 24} 42`)
  return place(
    at,
    svg`<path d="M-176 16Q-60 110 60 84Q130 70 168 30L216 74L150 2Z" fill="#000000" opacity=".16"/>
      <path d="M-44 -72Q10 -112 84 -64ZM-10 68Q20 100 66 62Z" fill="${darken(crust, 0.24)}"/>
      <path d="M-194 2Q-120 -88 40 -66Q112 -54 152 -8L216 -60Q202 0 218 60L152 12Q112 56 40 66Q-120 86 -194 2Z"
        fill="${crust}"/>
      <path d="M-194 2Q-120 86 40 66Q112 56 152 12Q40 40 -194 2Z" fill="${darken(crust, 0.16)}"/>
      <path d="M-150 -34Q-60 -74 50 -54"
        stroke="${lighten(crust, 0.4)}" stroke-width="8" fill="none" stroke-linecap="round" opacity=".8"/>
      <path d="M-98 -58Q-72 0 -98 56" stroke="${dark}" stroke-width="6" fill="none"/>
      <path d="M-84 6Q-50 -8 -44 26Q-66 34 -84 6Z" fill="${darken(crust, 0.24)}"/>
      <path d="${cuts}" stroke="${dark}" stroke-width="8" fill="none" stroke-linecap="round"/>
      <path d="M166 -8L204 -40M168 2H206M166 10L204 42" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>
      <circle cx="-142" cy="-12" r="12" fill="#fff4dc"/>
      <circle cx="-142" cy="-12" r="7" fill="#201510"/>
      <path d="M-192 6Q-172 14 -158 8" stroke="${dark}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  )
}
