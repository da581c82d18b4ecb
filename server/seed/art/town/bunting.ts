import { onQuadratic, type Point } from '../curve.ts'
import { drawGlow } from '../nature/glow.ts'
import { festive, lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

type Garland = { from: Point; to: Point; sag: number }

const middleOf = ({ from, to, sag }: Garland): Point => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2 + sag * 2,
]

/** June-party paper flags on a string. */
export function drawBunting({ palette, paint }: Stage, garland: Garland): Markup {
  const { from, to } = garland
  const middle = middleOf(garland)
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 34)
  const flags = times(count, (index) => {
    const [x, y] = onQuadratic(from, middle, to, (index + 0.5) / count)
    return svg`<path d="M${x - 11} ${y}h22v30l-11 -10l-11 10Z"
      fill="${paint(festive[index % festive.length] ?? festive[0])}"/>`
  })
  return svg`${flags}
    <path d="M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}"
      stroke="${palette.ink}" stroke-width="2.4" fill="none"/>`
}

/** Bulbs on a string, glowing when the hour asks for it. */
export function drawStringLights(stage: Stage, garland: Garland): Markup {
  const { palette } = stage
  const { from, to } = garland
  const middle = middleOf(garland)
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 48)
  const bulbs = times(count, (index) => {
    const [x, y] = onQuadratic(from, middle, to, (index + 0.5) / count)
    const glow =
      palette.lampsAreLit &&
      drawGlow(stage, { x, y: y + 8, radius: 34, colour: lampLight, strength: 0.7 })
    return svg`${glow}
      <circle cx="${x}" cy="${y + 8}" r="6" fill="${palette.lampsAreLit ? '#fff6d6' : '#fdf6e3'}"/>`
  })
  return svg`<path d="M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}"
    stroke="${palette.ink}" stroke-width="2.4" fill="none"/>
    ${bulbs}`
}
