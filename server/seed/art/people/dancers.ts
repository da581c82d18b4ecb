import { type Colour, darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** A couple in mid-turn, hands joined overhead; origin between their feet, 220 units tall. */
export function drawDancers({ palette, paint }: Stage, at: Placement, skirt: Colour): Markup {
  const { ink } = palette
  const cloth = paint(skirt)
  const shadow = svg`<ellipse cx="14" cy="4" rx="84" ry="9" fill="#000000" opacity=".22"/>`
  const man = svg`<g stroke="${ink}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-36 -96L-48 -50L-38 -4L-26 -2M-26 -96L-16 -52L-30 -8" stroke-width="15"/>
    <path d="M-16 -146L-2 -176L2 -212" stroke-width="10"/>
    <path d="M-46 -144L-60 -118L-44 -98" stroke-width="10"/></g>
    <path d="M-52 -150Q-32 -162 -12 -150L-18 -92H-46Z" fill="${ink}"/>
    <circle cx="-30" cy="-174" r="14" fill="${ink}"/>
    <path d="M-54 -182Q-30 -194 -8 -182Q-12 -204 -32 -204Q-50 -204 -54 -182Z" fill="${paint('#d9a441')}"/>`
  const woman = svg`<g stroke="${ink}" fill="none" stroke-linecap="round">
    <path d="M22 -50L16 -4M42 -50L62 -20L74 -20" stroke-width="11"/>
    <path d="M22 -142L10 -176L4 -212" stroke-width="9"/>
    <path d="M46 -142L66 -118L84 -92" stroke-width="9"/></g>
    <path d="M14 -148Q32 -156 52 -146L44 -100H18Z" fill="${cloth}"/>
    <path d="M18 -104Q2 -70 -14 -44Q24 -26 62 -38Q96 -52 122 -82Q84 -74 44 -104Z" fill="${cloth}"/>
    <path d="M34 -102Q50 -70 62 -38Q96 -52 122 -82Q84 -74 44 -104Z" fill="${darken(cloth, 0.18)}"/>
    <path d="M-14 -44Q24 -26 62 -38Q96 -52 122 -82" stroke="${paint('#fff4dc')}" stroke-width="5" fill="none"/>
    <circle cx="34" cy="-168" r="13" fill="${ink}"/>
    <path d="M40 -180Q62 -172 56 -142Q50 -158 40 -160Z" fill="${ink}"/>
    <circle cx="42" cy="-180" r="6" fill="${paint('#e4572e')}"/>`
  return place(at, svg`${shadow}${man}${woman}`)
}
