import { darken, mix } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

const hulls = ['#1f7a8c', '#c8402f', '#2e8b57', '#e0a526'] as const

/** The small motor boat named after its sound; bow to the right, origin at the waterline. */
export function drawPopopo(stage: Stage, at: Placement): Markup {
  const { palette, paint, random } = stage
  const hull = paint(random.pick(hulls))
  return place(
    at,
    svg`${drawReflection(stage, hull)}
      ${drawCabin(stage)}
      ${drawHull(stage, hull)}
      ${drawSmoke(stage)}
      <path d="M-230 22H250M-180 36H190M-110 50H120"
        stroke="${palette.foam}" stroke-width="4" opacity=".45" stroke-linecap="round"/>`,
  )
}

function drawHull({ paint }: Stage, hull: string): Markup {
  const white = paint('#fff6e6')
  const tyres = [-120, -40, 40, 118].map(
    (x) =>
      svg`<circle cx="${x}" cy="-8" r="13" fill="none" stroke="${darken(hull, 0.7)}" stroke-width="8"/>`,
  )
  return svg`<path d="M-210 -46Q-60 -18 90 -34Q190 -48 256 -92Q236 -20 196 14H-182Q-208 -8 -210 -46Z" fill="${hull}"/>
    <path d="M-206 -16Q-60 4 90 -6Q180 -16 230 -40Q214 -6 196 14H-182Q-200 0 -206 -16Z" fill="${darken(hull, 0.24)}"/>
    <path d="M-192 6H202L196 14H-182Z" fill="${paint('#8c2f26')}"/>
    <path d="M-212 -48Q-60 -20 90 -36Q190 -50 258 -95"
      stroke="${white}" stroke-width="9" fill="none" stroke-linecap="round"/>
    <path d="M-206 -30Q-60 -4 90 -18Q176 -30 240 -66" stroke="${paint('#f2c14e')}" stroke-width="4" fill="none"/>
    ${tyres}`
}

function drawCabin(stage: Stage): Markup {
  const { palette, paint } = stage
  const wall = paint('#f6ead0')
  const roof = paint('#d9583b')
  const pane = palette.lampsAreLit ? lampLight : darken(paint('#2b6f86'), 0.25)
  const windows = times(
    4,
    (index) => svg`<rect x="${-116 + index * 46}" y="-84" width="32" height="30" rx="4"/>`,
  )
  const glow =
    palette.lampsAreLit &&
    drawGlow(stage, { x: -30, y: -68, radius: 150, colour: lampLight, strength: 0.55 })
  return svg`<rect x="-132" y="-102" width="210" height="76" fill="${wall}"/>
    <rect x="44" y="-102" width="34" height="72" fill="${darken(wall, 0.14)}"/>
    <g fill="${pane}">
    ${windows}</g>
    <path d="M-176 -34V-104M104 -34V-104" stroke="${paint('#7a4b2c')}" stroke-width="6"/>
    <path d="M-192 -104Q-40 -126 122 -106V-98H-192Z" fill="${roof}"/>
    <path d="M40 -117Q84 -112 122 -106V-98H40Z" fill="${darken(roof, 0.2)}"/>
    <path d="M150 -44V-150M150 -148L196 -138L150 -124"
      stroke="${palette.ink}" stroke-width="3" fill="${paint('#f2c14e')}"/>
    <rect x="-158" y="-140" width="13" height="34" rx="4" fill="${palette.ink}"/>
    ${glow}`
}

/** Every stroke of the engine leaves a puff behind. */
function drawSmoke({ palette }: Stage): Markup {
  const puffs = times(4, (index) => {
    const size = 9 + index * 5
    return svg`<circle cx="${-160 - index * 34}" cy="${-152 - index * 16}" r="${size}"
      opacity="${0.6 - index * 0.12}"/>`
  })
  return svg`<g fill="${palette.foam}">${puffs}</g>`
}

function drawReflection({ palette }: Stage, hull: string): Markup {
  const colour = mix(hull, palette.sea[1], 0.45)
  return svg`<path d="M-186 12H200Q180 44 120 46H-100Q-170 42 -186 12Z" fill="${colour}" opacity=".6"/>
    <path d="M-120 54H110M-60 66H70" stroke="${colour}" stroke-width="7" opacity=".5" stroke-linecap="round"/>`
}
