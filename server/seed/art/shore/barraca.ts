import { darken } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** A beach restaurant on stilts above the spring tide; origin at the foot, 220 units tall. */
export function drawBarraca(stage: Stage, at: Placement): Markup {
  const { palette, paint } = stage
  const wall = paint('#d9a866')
  const thatch = paint('#a8723a')
  const posts = times(5, (index) => svg`M${-84 + index * 42} 4V-66`)
  const railing = times(11, (index) => svg`M${-96 + index * 12} -66v-22`)
  const opening = palette.lampsAreLit ? lampLight : darken(wall, 0.62)
  const stilts = svg`<path d="${posts}M-84 -6L-42 -60M42 -6L84 -60M-42 -6L0 -60"
    stroke="${palette.ink}" stroke-width="5.5" stroke-linecap="round"/>`
  const house = svg`<rect x="-88" y="-128" width="176" height="62" fill="${wall}"/>
    <rect x="30" y="-128" width="58" height="62" fill="${darken(wall, 0.14)}"/>
    <path d="M-88 -108H88M-88 -88H88" stroke="${darken(wall, 0.25)}" stroke-width="2" opacity=".6"/>
    <rect x="-72" y="-118" width="84" height="36" fill="${opening}"/>
    <path d="M-44 -118V-82M-16 -118V-82" stroke="${darken(wall, 0.3)}" stroke-width="4"/>
    <rect x="42" y="-116" width="28" height="50" fill="${opening}"/>`
  const deck = svg`<rect x="-104" y="-70" width="208" height="9" fill="${palette.ink}"/>
    <path d="${railing}M-96 -88H24" stroke="${palette.ink}" stroke-width="3"/>
    <path d="M104 -64L146 4M118 -64L160 4" stroke="${palette.ink}" stroke-width="4.5"/>
    <path d="M108 -50h18M117 -34h19M127 -18h19" stroke="${palette.ink}" stroke-width="4"/>`
  const roof = svg`<path d="M-118 -120Q-60 -150 -26 -196H26Q60 -150 118 -120L104 -116L92 -121L78 -115L62 -121L46 -115L30 -121L14 -115L0 -121L-14 -115L-30 -121L-46 -115L-62 -121L-78 -115L-92 -121L-104 -116Z"
    fill="${thatch}"/>
    <path d="M26 -196Q60 -150 118 -120L104 -116L92 -121L78 -115L62 -121Q36 -160 26 -196Z"
      fill="${darken(thatch, 0.28)}"/>
    <path d="M-64 -142L-46 -128M-34 -168L-20 -136M-4 -180V-136"
      stroke="${darken(thatch, 0.2)}" stroke-width="3" stroke-linecap="round"/>`
  const glow =
    palette.lampsAreLit &&
    drawGlow(stage, { x: -20, y: -96, radius: 130, colour: lampLight, strength: 0.5 })
  return place(
    at,
    svg`<ellipse cx="24" cy="5" rx="128" ry="10" fill="#000000" opacity=".16"/>
      ${stilts}
      ${house}
      ${deck}
      ${roof}
      ${glow}`,
  )
}
