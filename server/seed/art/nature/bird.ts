import { type Colour, darken, mix } from '../colour.ts'
import { guaraScarlet } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

export function drawBird(at: Placement, colour: Colour): Markup {
  return place(
    at,
    svg`<path d="M0 0Q-14 -16 -34 -8Q-16 -10 -4 5L-2 13L4 5Q16 -12 36 -11Q16 -18 0 0Z" fill="${colour}"/>`,
  )
}

/** The scarlet ibis in flight: long curved bill, stretched neck, black wing tips. */
export function drawGuara({ palette, paint }: Stage, at: Placement): Markup {
  const scarlet = mix(guaraScarlet, paint(guaraScarlet), 0.5)
  const body = svg`<path d="M-34 4Q-46 -2 -54 1Q-62 6 -66 16Q-58 8 -50 8Q-40 10 -26 10Q0 18 30 5L48 6L30 -3Q0 -6 -34 4Z"
    fill="${scarlet}"/>
    <path d="M30 2L58 4" stroke="${darken(scarlet, 0.2)}" stroke-width="3" stroke-linecap="round"/>`
  const farWing = svg`<path d="M-18 2Q-34 -22 -58 -32Q-30 -36 8 -4Z" fill="${darken(scarlet, 0.22)}"/>`
  const nearWing = svg`<path d="M-18 5Q-8 -38 34 -58Q32 -24 18 4Z" fill="${scarlet}"/>
    <path d="M17 -48L34 -58Q34 -46 31 -34Z" fill="${palette.ink}"/>`
  const art = farWing + body + nearWing
  return place(at, art)
}

export function drawFlock(stage: Stage, { from, to }: { from: number; to: number }): Markup {
  const { frame, palette, random } = stage
  return times(random.whole(3, 6), () => {
    const at = {
      x: random.between(frame.width * 0.18, frame.width * 0.82),
      y: random.between(from, to),
      scale: random.between(0.35, 0.7),
    }
    return random.chance(0.3)
      ? drawGuara(stage, { ...at, scale: at.scale * 0.75 })
      : drawBird(at, palette.ink)
  }).join('')
}
