import { drawGlow } from '../nature/glow.ts'
import { drawSeated } from '../people/silhouettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** A fire on the sand with friends around it. */
export function drawCampfire(stage: Stage, at: Placement): Markup {
  const { ink } = stage.palette
  const flames = svg`<path d="M-20 -4Q-28 -34 -6 -58Q-2 -40 8 -48Q26 -28 20 -4Z" fill="#f2762e"/>
    <path d="M-10 -4Q-14 -24 0 -38Q14 -22 10 -4Z" fill="#ffd166"/>
    <path d="M-30 2L30 -8M-30 -8L30 2" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`
  const friends = svg`${drawSeated({ x: -96, y: 10 }, ink)}
    ${drawSeated({ x: 92, y: 8, flip: true }, ink)}
    ${drawSeated({ x: 150, y: 22, scale: 1.1, flip: true }, ink)}`
  const glow = drawGlow(stage, { x: 0, y: -24, radius: 190, colour: '#ffb454', strength: 0.75 })
  return place(at, svg`${glow}${flames}${friends}`)
}
