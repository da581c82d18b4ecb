import { darken } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** The shelter at a pier's end, open on all sides; origin at the middle of its floor. */
export function drawPierHouse(stage: Stage, at: Placement): Markup {
  const { palette, paint } = stage
  const roof = paint('#b5573a')
  const piles = times(6, (index) => svg`M${-130 + index * 52} 0v30`)
  const posts = times(4, (index) => svg`M${-114 + index * 76} 0V-84`)
  const glow =
    palette.lampsAreLit &&
    svg`${drawGlow(stage, { x: 0, y: -52, radius: 120, colour: lampLight, strength: 0.7 })}
      <circle cy="-62" r="7" fill="#fff6d6"/>`
  return place(
    at,
    svg`<path d="${piles}" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>
      <rect x="-146" y="-6" width="292" height="11" fill="${palette.ink}"/>
      <path d="${posts}M-114 -30H114" stroke="${palette.ink}" stroke-width="7"/>
      ${glow}
      <path d="M-150 -78Q-70 -100 -22 -152H22Q70 -100 150 -78Z" fill="${roof}"/>
      <path d="M22 -152Q70 -100 150 -78H56Q40 -110 22 -152Z" fill="${darken(roof, 0.26)}"/>
      <path d="M0 -152V-176" stroke="${palette.ink}" stroke-width="5"/>`,
  )
}
