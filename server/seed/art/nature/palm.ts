import { mix } from '../colour.ts'
import { onQuadratic, type Point, polygon } from '../curve.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

/** `lean` is how far the crown stands aside, as a part of the height. */
type Palm = { x: number; y: number; height: number; lean: number }

export function drawPalm(stage: Stage, palm: Palm): Markup {
  const crown: Point = [palm.x + palm.lean * palm.height, palm.y - palm.height]
  return drawTrunk(stage, palm, crown) + drawCrown(stage, crown, palm.height)
}

function drawTrunk({ palette, paint }: Stage, { x, y, height, lean }: Palm, crown: Point): Markup {
  const bend: Point = [x + lean * height * 0.22, y - height * 0.55]
  const thickness = (t: number) => height * (0.03 - 0.017 * t)
  const spine = times(9, (index) => onQuadratic([x, y], bend, crown, index / 8))
  const left = spine.map(([px, py], index): Point => [px - thickness(index / 8), py])
  const right = spine.map(([px, py], index): Point => [px + thickness(index / 8), py])
  const bark = mix(paint('#6b4d38'), palette.ink, 0.45)
  const rings = times(12, (index) => {
    const t = 0.06 + index * 0.075
    const [px, py] = onQuadratic([x, y], bend, crown, t)
    return svg`M${px - thickness(t)} ${py}h${thickness(t) * 1.1}`
  })
  const foot = thickness(0)
  return svg`<ellipse cx="${x + foot}" cy="${y}" rx="${foot * 3}" ry="${foot * 0.42}" fill="#000000" opacity=".16"/>
    <ellipse cx="${x}" cy="${y}" rx="${foot}" ry="${foot * 0.3}" fill="${bark}"/>
    <path d="${polygon([...left, ...right.reverse()])}" fill="${bark}"/>
    <path d="${rings}" stroke="${mix(bark, palette.sand[0], 0.3)}" stroke-width="${height * 0.005}" opacity=".7"/>`
}

/** How steeply fronds leave the crown, in radians; every second one lies behind. */
const elevations = [-0.24, 0.16, 0.54, 0.92, 1.26, 1.52] as const

export function drawCrown({ palette, random }: Stage, crown: Point, height: number): Markup {
  const [x, y] = crown
  const [shade, light] = palette.leaf
  const fronds = ([-1, 1] as const).flatMap((side) =>
    elevations.map((elevation, index) => ({
      isBehind: (index % 2 === 0) === (side === 1),
      ...growFrond(crown, {
        side,
        elevation: elevation + random.between(-0.07, 0.07),
        length: height * random.between(0.42, 0.5),
      }),
    })),
  )
  const behind = fronds.filter(({ isBehind }) => isBehind)
  const front = fronds.filter(({ isBehind }) => !isBehind)
  const coconuts = times(4, (index) => {
    const cx = x + (index - 1.5) * height * 0.028
    return svg`<circle cx="${cx}" cy="${y + height * (index % 2 ? 0.04 : 0.026)}" r="${height * 0.02}"/>`
  })
  return svg`<path d="${behind.map(({ outline }) => outline)}" fill="${shade}"/>
    <g fill="${mix(palette.ink, '#6b4d38', 0.3)}">
    ${coconuts}</g>
    <path d="${front.map(({ outline }) => outline)}" fill="${light}"/>
    <path d="${front.map(({ rib }) => rib)}"
      stroke="${mix(light, palette.foam, 0.28)}" stroke-width="${height * 0.006}" fill="none" stroke-linecap="round"/>`
}

type Frond = { side: -1 | 1; elevation: number; length: number }

/** A frond that rises, bends and hangs, its lower edge cut into leaflets. */
function growFrond(crown: Point, { side, elevation, length }: Frond) {
  const [x, y] = crown
  const out = Math.cos(elevation)
  const up = Math.sin(elevation)
  const bend: Point = [
    x + side * length * (0.15 - 0.1 * up ** 4 + 0.4 * out),
    y - length * (0.2 + 0.54 * up),
  ]
  const tip: Point = [
    x + side * length * (0.42 - 0.2 * up ** 4 + 0.6 * out),
    y - length * (0.42 * up - 0.26 * out - 0.06),
  ]
  const leaflets = 13
  const top = times(leaflets + 1, (index): Point => {
    const [px, py] = onQuadratic(crown, bend, tip, index / leaflets)
    return [px, py - length * 0.016 * Math.sin((Math.PI * index) / leaflets)]
  })
  const hanging = times(leaflets * 2, (index): Point => {
    const t = 1 - (index + 1) / (leaflets * 2 + 1)
    const [px, py] = onQuadratic(crown, bend, tip, t)
    const [nextX, nextY] = onQuadratic(crown, bend, tip, t + 0.01)
    const step = Math.hypot(nextX - px, nextY - py)
    const isTooth = index % 2 === 0
    const drop = Math.sin(Math.PI * t ** 0.75) * length * (isTooth ? 0.15 : 0.075)
    // Half square to the rib and half straight down: leaflets hang by their own weight.
    const acrossX = (side * (py - nextY)) / step
    const acrossY = (side * (nextX - px)) / step
    return [px + drop * (acrossX * 0.55 + side * 0.12), py + drop * (acrossY * 0.55 + 0.45)]
  })
  return {
    outline: polygon([...top, ...hanging]),
    rib: svg`M${x} ${y}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}`,
  }
}
