import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** A tuft of dune grass, about 45 units tall. */
export function drawGrass({ palette, random }: Stage, at: Placement): Markup {
  const lean = random.between(-4, 8)
  const tips = [
    [-20, -38],
    [-9, -44],
    [0, -48],
    [24, -36],
  ] as const
  const blades = tips.map(([x, y]) => svg`M0 0q${x * 0.3 + lean} ${y * 0.66} ${x + lean} ${y}`)
  return place(
    at,
    svg`<path d="${blades}" stroke="${palette.leaf[1]}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
  )
}

/** A rounded shrub standing on its base, 100 units wide, with flowers when `flower` is given. */
export function drawBush(stage: Stage, at: Placement, flower?: string): Markup {
  const { palette, random } = stage
  const clumps = [
    [-32, -22, 26],
    [30, -20, 24],
    [0, -36, 34],
    [-14, -16, 24],
    [16, -14, 22],
  ] as const
  const [shade, light] = palette.leaf
  const leaves = clumps.map(
    ([x, y, radius], index) =>
      svg`<circle cx="${x}" cy="${y}" r="${radius}"
        fill="${index < 2 ? shade : mix(shade, light, 0.35 + index * 0.1)}"/>`,
  )
  const highlight = svg`<path d="M-24 -50Q-8 -70 14 -64"
    stroke="${light}" stroke-width="7" fill="none" stroke-linecap="round"/>`
  const flowers =
    flower !== undefined &&
    times(12, () => {
      const angle = random.between(Math.PI, Math.PI * 2)
      const reach = random.between(10, 40)
      return svg`<circle cx="${Math.cos(angle) * reach}" cy="${Math.sin(angle) * reach * 1.2 - 12}" r="${random.between(3, 5.5)}"
        fill="${flower}"/>`
    })
  return place(
    at,
    svg`${leaves}
      <rect x="-50" y="-14" width="98" height="16" rx="8" fill="${shade}"/>
      ${highlight}
      ${flowers}`,
  )
}

/** Broad leaves fanning out of one point: banana, heliconia, the corner of a garden. */
export function drawBroadLeaves({ palette, random }: Stage, at: Placement): Markup {
  const [shade, light] = palette.leaf
  const leaves = times(7, (index) => {
    const turn = -72 + index * 24 + random.between(-6, 6)
    const reach = 100 * random.between(0.85, 1.15)
    const blade = svg`M0 0Q-26 ${-reach * 0.5} 0 ${-reach}Q26 ${-reach * 0.5} 0 0Z`
    return svg`<g transform="rotate(${turn})">
      <path d="${blade}" fill="${index % 2 ? light : shade}"/>
      <path d="M0 0V${-reach * 0.9}" stroke="${index % 2 ? shade : light}" stroke-width="2" opacity=".6"/></g>`
  })
  return place(at, svg`${leaves}`)
}
