import type { Colour } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** A bicycle with a basket, 200 units long; origin on the ground between its wheels. */
export function drawBicycle({ palette, paint }: Stage, at: Placement, colour: Colour = '#c8402f') {
  const frame = paint(colour)
  const wheel = (x: number): Markup =>
    svg`<circle cx="${x}" cy="-36" r="34" fill="none" stroke="${palette.ink}" stroke-width="6"/>
      <circle cx="${x}" cy="-36" r="4" fill="${palette.ink}"/>
      <path d="M${x - 34} -36h68M${x} -70v68M${x - 24} -60l48 48M${x + 24} -60l-48 48"
        stroke="${palette.ink}" stroke-width="1" opacity=".6"/>`
  return place(
    at,
    svg`<ellipse cx="14" cy="1" rx="104" ry="7" fill="#000000" opacity=".18"/>
      ${wheel(-62)}
      ${wheel(62)}
      <path d="M-62 -36L-22 -92H40L62 -36M-22 -92L4 -36L40 -92M-62 -36H4M-28 -104L-20 -88"
        stroke="${frame}" stroke-width="7" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M40 -92L34 -116H14M34 -116L54 -122"
        stroke="${palette.ink}" stroke-width="6" fill="none" stroke-linecap="round"/>
      <path d="M-46 -108H-14" stroke="${palette.ink}" stroke-width="9" stroke-linecap="round"/>
      <path d="M50 -112H92L86 -80H56Z" fill="${paint('#c9974f')}"/>
      <circle cx="4" cy="-36" r="9" fill="${palette.ink}"/>`,
  )
}
