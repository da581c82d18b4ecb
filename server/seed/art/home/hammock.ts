import { onQuadratic, type Point } from '../curve.ts'
import { festive } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

type Hammock = { from: Point; to: Point; sag: number }

/** A hammock under a roof, hung between two hooks; its stripes follow the sag. */
export function drawHungHammock({ palette, paint }: Stage, { from, to, sag }: Hammock): Markup {
  const width = to[0] - from[0]
  const [left, right]: [Point, Point] = [
    [from[0] + width * 0.14, from[1] + sag * 0.34],
    [to[0] - width * 0.14, to[1] + sag * 0.34],
  ]
  const middle = (depth: number): Point => [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + depth]
  const along = (depth: number) => {
    const [x, y] = middle(depth)
    return svg`M${left[0]} ${left[1]}Q${x} ${y} ${right[0]} ${right[1]}`
  }
  const cloth = paint('#fff6e4')
  const thick = Math.max(4, sag * 0.045)
  const stripes = [1.22, 1.42, 1.6].map(
    (depth, index) =>
      svg`<path d="${along(sag * depth)}" stroke="${paint(festive[index] ?? festive[0])}" stroke-width="${thick}" fill="none"/>`,
  )
  const fringe = times(15, (index) => {
    const [x, y] = onQuadratic(left, middle(sag * 1.76), right, (index + 1) / 16)
    return svg`M${x} ${y}v${thick * 1.6}`
  })
  return svg`<path d="M${from[0]} ${from[1]}L${left[0]} ${left[1]}M${to[0]} ${to[1]}L${right[0]} ${right[1]}"
    stroke="${palette.ink}" stroke-width="${Math.max(2, thick * 0.3)}"/>
    <path d="${along(sag * 0.9)}Q${middle(sag * 1.86).join(' ')} ${left[0]} ${left[1]}Z" fill="${cloth}"/>
    ${stripes}
    <path d="${fringe}" stroke="${cloth}" stroke-width="${thick * 0.3}"/>`
}
