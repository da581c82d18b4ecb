import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** A slatted bench facing us, 150 units wide; origin on the ground. */
export function drawBench({ palette, paint }: Stage, at: Placement): Markup {
  const wood = paint('#b06a3b')
  return place(
    at,
    svg`<ellipse cx="14" cy="2" rx="84" ry="8" fill="#000000" opacity=".16"/>
      <path d="M-60 0V-46M60 0V-46M-60 -46V-84M60 -46V-84" stroke="${palette.ink}" stroke-width="7"/>
      <path d="M-74 -44H74M-74 -66H74M-74 -82H74" stroke="${wood}" stroke-width="11" stroke-linecap="round"/>`,
  )
}
