import { darken } from '../colour.ts'
import { onQuadratic, type Point } from '../curve.ts'
import { drawBeach } from '../nature/beach.ts'
import { drawFlock } from '../nature/bird.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { festive } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

/** A hammock between two palms, and nothing else to do. */
export function drawRede(stage: Stage): Markup {
  const { random } = stage
  const horizon = random.between(400, 440)
  return svg`${drawSeascape(stage, { horizon, bottom: 660 })}
    ${drawSails(stage, horizon, [420, 820])}
    ${drawFlock(stage, { from: 90, to: horizon - 140 })}
    ${drawBeach(stage, 600)}
    <ellipse cx="640" cy="770" rx="270" ry="20" fill="#000000" opacity=".18"/>
    ${drawHammock(stage)}
    ${drawPalm(stage, { x: 262, y: 812, height: 660, lean: random.between(0.02, 0.06) })}
    ${drawPalm(stage, { x: 950, y: 812, height: 630, lean: random.between(-0.05, -0.01) })}`
}

const leftEnd: Point = [372, 520]
const rightEnd: Point = [846, 520]

function drawHammock({ palette, paint, random }: Stage): Markup {
  const cloth = paint(random.pick(festive))
  const hem = paint('#fff4dc')
  const sag = (depth: number): Point => [609, depth]
  const edge = (depth: number) => {
    const [x, y] = sag(depth)
    return svg`Q${x} ${y} ${rightEnd[0]} ${rightEnd[1]}`
  }
  const from = svg`M${leftEnd[0]} ${leftEnd[1]}`
  const stripes = [0.2, 0.42, 0.64, 0.84].map((part, index) => {
    const colour = paint(festive[(index + 1) % festive.length] ?? festive[0])
    return svg`<path d="${from}${edge(696 + part * 230)}" stroke="${colour}" stroke-width="13" fill="none"/>`
  })
  // The crocheted border of a northern hammock hangs from the edge that faces us.
  const fringe = times(46, (index) => {
    const [x, y] = onQuadratic(leftEnd, sag(700), rightEnd, 0.04 + index * 0.02)
    return svg`M${x} ${y}v${20 + Math.sin(index * 0.42) * 6}`
  })
  const cords = (end: Point, trunk: Point) =>
    times(5, (index) => svg`M${trunk[0]} ${trunk[1]}L${end[0]} ${end[1] - 4 + index * 5}`)
  return svg`<path d="${from}${edge(620)}${svg`Q${609} ${740} ${leftEnd[0]} ${leftEnd[1]}`}Z"
    fill="${darken(cloth, 0.34)}"/>
    <path d="${from}${edge(700)}Q609 930 ${leftEnd[0]} ${leftEnd[1]}Z" fill="${cloth}"/>
    ${stripes}
    <path d="${fringe}" stroke="${hem}" stroke-width="3.2" stroke-linecap="round"/>
    <path d="${from}${edge(700)}" stroke="${hem}" stroke-width="7" fill="none"/>
    <path d="${from}${edge(620)}" stroke="${hem}" stroke-width="4" fill="none" opacity=".8"/>
    <path d="${cords(leftEnd, [276, 440])}${cords(rightEnd, [938, 440])}"
      stroke="${palette.ink}" stroke-width="2.6"/>`
}
