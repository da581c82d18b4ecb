import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** Leaning back against the pull of the lines; origin where the board meets the water. */
export function drawKitesurfer({ palette, paint }: Stage, at: Placement): Markup {
  const { ink, foam } = palette
  const spray = svg`<path d="M-54 2Q-92 -8 -128 -34Q-112 -10 -140 -8Q-110 6 -150 12Q-90 18 -40 10Z"
    fill="${foam}" opacity=".9"/>
    <circle cx="-136" cy="-40" r="4" fill="${foam}"/>
    <circle cx="-152" cy="-16" r="5" fill="${foam}"/>
    <circle cx="-112" cy="-46" r="3" fill="${foam}"/>
    <path d="M-40 12H90M-10 22H60" stroke="${foam}" stroke-width="4" opacity=".6" stroke-linecap="round"/>`
  const board = svg`<path d="M-62 6L66 -14Q74 -14 72 -8L-50 14Q-62 14 -62 6Z" fill="${paint('#f2c14e')}"/>`
  const limbs = svg`<g stroke="${ink}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-30 2L-22 -34L-34 -66M34 -8L16 -36L-30 -64" stroke-width="12"/>
    <path d="M-34 -66L-44 -108" stroke-width="19"/>
    <path d="M-42 -106L-4 -104L46 -120M-42 -104L-6 -112L52 -124" stroke-width="8"/></g>
    <circle cx="-52" cy="-130" r="12" fill="${ink}"/>
    <path d="M40 -132L58 -110" stroke="${paint('#e4572e')}" stroke-width="5" stroke-linecap="round"/>`
  return place(at, svg`${spray}${board}${limbs}`)
}
