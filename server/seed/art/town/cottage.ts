import { darken } from '../colour.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

const plaster = ['#f4efe0', '#e9c46a', '#e76f51', '#8ab6a9', '#d9e3e8'] as const

/** A small house seen from the front, 110 units wide; origin on the ground. */
export function drawCottage({ palette, paint, random }: Stage, at: Placement): Markup {
  const wall = paint(random.pick(plaster))
  const roof = paint('#b5573a')
  const pane = palette.lampsAreLit ? lampLight : darken(wall, 0.6)
  const art = svg`<rect x="-50" y="-64" width="100" height="70" fill="${wall}"/>
    <rect x="22" y="-64" width="28" height="70" fill="${darken(wall, 0.12)}"/>
    <path d="M-60 -60L-34 -98H34L60 -60Z" fill="${roof}"/>
    <path d="M34 -98L60 -60H30Z" fill="${darken(roof, 0.24)}"/>
    <rect x="-38" y="-48" width="22" height="24" fill="${pane}"/>
    <rect x="-8" y="-50" width="22" height="56" fill="${paint('#2b5f73')}"/>
    <rect x="24" y="-48" width="18" height="24" fill="${pane}"/>`
  return place(at, art)
}
