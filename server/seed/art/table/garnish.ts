import { type Colour, darken, lighten } from '../colour.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

export function drawLeaf(at: Placement, colour: Colour): Markup {
  return place(
    at,
    svg`<path d="M0 0Q36 -36 94 -18Q60 28 0 0Z" fill="${colour}"/>
      <path d="M0 0Q46 -2 94 -18Q60 28 0 0Z" fill="${darken(colour, 0.16)}"/>
      <path d="M2 0Q44 -8 84 -16" stroke="${lighten(colour, 0.3)}" stroke-width="2.6" fill="none"/>`,
  )
}

/** Half a lime, cut side up. */
export function drawLime(at: Placement): Markup {
  const segments = times(
    8,
    (index) =>
      svg`<path transform="rotate(${index * 45})" d="M0 -6L13 -34Q0 -42 -13 -34Z" fill="#cfe07a"/>`,
  )
  return place(
    at,
    svg`<ellipse cx="5" cy="8" rx="52" ry="48" fill="#000000" opacity=".14"/>
      <circle r="50" fill="#7da233"/>
      <circle r="44" fill="#f3f6cf"/>
      ${segments}`,
  )
}

export function drawShrimp(at: Placement): Markup {
  return place(
    at,
    svg`<path d="M-38 14Q-36 -38 14 -40Q48 -34 44 4Q26 -14 6 -11Q-16 -6 -13 26Q-34 32 -38 14Z" fill="#ef8d63"/>
      <path d="M-30 2Q-20 -8 -10 2M-20 -22Q-12 -14 -8 -4M2 -34Q4 -24 2 -12M24 -32Q22 -22 18 -12"
        stroke="#c65f3d" stroke-width="4" fill="none" stroke-linecap="round"/>
      <path d="M-13 26L-28 44L-38 24Z" fill="#d86f47"/>
      <circle cx="36" cy="-12" r="4" fill="#2a1512"/>`,
  )
}

/** Rings of onion, cubes of tomato and pepper, scattered around the origin. */
export function drawVinaigrette(at: Placement): Markup {
  const colours = ['#d6402f', '#6fa63a', '#f4e3c1', '#e8742e'] as const
  const cubes = times(20, (index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index / 20) * 62
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8]
    const colour = colours[index % colours.length] ?? colours[0]
    return place(
      { x, y, rotate: index * 37 },
      svg`<rect x="-6" y="-6" width="13" height="12" rx="3" fill="${colour}"/>`,
    )
  })
  return place(at, svg`${cubes}`)
}
