import { drawGlow } from '../nature/glow.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** A promenade lamp with its arm to the left; origin at the foot, 300 units tall. */
export function drawStreetLamp(stage: Stage, at: Placement): Markup {
  const { palette } = stage
  const glow =
    palette.lampsAreLit &&
    drawGlow(stage, { x: -40, y: -282, radius: 90, colour: lampLight, strength: 0.8 })
  const art = svg`<path d="M-8 0H8L4 -20H-4Z" fill="${palette.ink}"/>
    <path d="M0 0V-270Q0 -300 -30 -300" stroke="${palette.ink}" stroke-width="7" fill="none" stroke-linecap="round"/>
    ${glow}
    <path d="M-58 -286Q-40 -312 -22 -286Z" fill="${palette.ink}"/>
    <path d="M-54 -286Q-40 -270 -26 -286Z" fill="${palette.lampsAreLit ? '#fff6d6' : palette.foam}"/>`
  return place(at, art)
}
