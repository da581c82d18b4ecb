import type { Colour } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** People are only ever outlines: a poster never invents a face. */
export function drawStanding(at: Placement, colour: Colour): Markup {
  return place(
    at,
    svg`<g fill="${colour}">
      <circle cy="-92" r="9"/>
      <path d="M-12 -78Q0 -86 12 -78L14 -46L9 -40L8 0H1L0 -36L-1 0H-8L-9 -40L-14 -46Z"/></g>`,
  )
}

/** A row of heads and raised arms along the bottom of the picture. */
export function drawCrowd({ frame, palette, random }: Stage, rise = 1): Markup {
  const { width, height } = frame
  const spacing = 22
  const people = times(Math.ceil(width / spacing) + 1, (index) => {
    const x = index * spacing + random.between(-5, 5)
    const head = height - random.between(58, 96) * rise
    const arms = random.chance(0.3)
      ? svg`<path d="M${x - 14} ${head + 30}L${x - 22} ${head - 24}M${x + 14} ${head + 30}L${x + 24} ${head - 20}"
        stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>`
      : ''
    return svg`${arms}
      <circle cx="${x}" cy="${head}" r="12"/>
      <path d="M${x - 18} ${height}V${head + 27}q18 -20 36 0V${height}Z"/>`
  })
  return svg`<g fill="${palette.ink}">${people}</g>`
}

/** Sitting on the ground, turned to the right, arms around the knees. */
export function drawSeated(at: Placement, colour: Colour): Markup {
  return place(
    at,
    svg`<g fill="${colour}">
      <circle cx="-4" cy="-58" r="9.5"/>
      <path d="M-18 0Q-22 -40 -6 -47Q6 -46 8 -30L24 -36Q30 -36 30 -28L38 0H30L22 -22L6 -10L4 0Z"/></g>`,
  )
}
