import { type Colour, darken, mix } from '../colour.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'
import { glassColour } from './window.ts'

function drawWheel({ palette, paint }: Stage, x: number, radius: number): Markup {
  return svg`<circle cx="${x}" cy="${-radius}" r="${radius}" fill="${palette.ink}"/>
    <circle cx="${x}" cy="${-radius}" r="${radius * 0.5}" fill="${paint('#cfd6d8')}"/>
    <circle cx="${x}" cy="${-radius}" r="${radius * 0.16}" fill="${palette.ink}"/>`
}

const headlight = ({ palette, paint }: Stage) =>
  palette.lampsAreLit ? lampLight : paint('#fff1c4')

/** A small car seen from its side, 300 units long, its nose to the right; origin between its wheels. */
export function drawCar(stage: Stage, at: Placement, colour: Colour): Markup {
  const body = stage.paint(colour)
  const glass = mix(glassColour(stage), '#ffffff', 0.3)
  return place(
    at,
    svg`<ellipse cx="8" cy="2" rx="168" ry="10" fill="#000000" opacity=".24"/>
      <path d="M-146 -30Q-150 -66 -118 -72L-84 -78L-48 -124Q-42 -130 -30 -130H44Q56 -130 64 -120L96 -80L132 -70Q150 -64 148 -30Z" fill="${body}"/>
      <path d="M-146 -30Q-148 -46 -144 -54H147Q150 -44 148 -30Z" fill="${darken(body, 0.2)}"/>
      <path d="M-66 -82L-38 -116H2V-82ZM14 -82V-116H44L74 -82Z" fill="${glass}"/>
      <path d="M8 -128V-34" stroke="${darken(body, 0.3)}" stroke-width="3"/>
      <rect x="20" y="-70" width="22" height="6" rx="3" fill="${darken(body, 0.4)}"/>
      <circle cx="138" cy="-58" r="9" fill="${headlight(stage)}"/>
      ${drawWheel(stage, -90, 31)}
      ${drawWheel(stage, 92, 31)}`,
  )
}

/** A van for twelve with a rack of bags on its roof, 420 units long; origin between its wheels. */
export function drawVan(stage: Stage, at: Placement, colour: Colour): Markup {
  const { paint } = stage
  const body = paint('#fffaf0')
  const band = paint(colour)
  const glass = mix(glassColour(stage), '#ffffff', 0.2)
  const panes = [-186, -108, -30, 48].map(
    (x) => svg`<rect x="${x}" y="-176" width="66" height="56" rx="8" fill="${glass}"/>`,
  )
  const bags = [
    [-150, '#e4572e', 70],
    [-70, '#2a9d8f', 56],
    [0, '#c9974f', 80],
  ] as const
  return place(
    at,
    svg`<ellipse cx="10" cy="2" rx="226" ry="12" fill="#000000" opacity=".24"/>
      ${bags.map(([x, own, width]) => svg`<rect x="${x}" y="-242" width="${width}" height="42" rx="10" fill="${paint(own)}"/>`)}
      <path d="M-180 -206H110M-160 -206V-196M90 -206V-196" stroke="${stage.palette.ink}" stroke-width="6"/>
      <path d="M-208 -34V-184Q-208 -198 -192 -198H118Q134 -198 144 -184L188 -112Q208 -106 208 -84V-34Z" fill="${body}"/>
      <path d="M-208 -34V-100H204L208 -84V-34Z" fill="${band}"/>
      <path d="M-208 -34V-54H208V-34Z" fill="${darken(band, 0.24)}"/>
      ${panes}
      <path d="M126 -176H128Q136 -176 142 -166L172 -118H126Z" fill="${glass}"/>
      <path d="M118 -190V-40" stroke="${darken(body, 0.2)}" stroke-width="3"/>
      <rect x="188" y="-82" width="18" height="18" rx="6" fill="${headlight(stage)}"/>
      ${drawWheel(stage, -130, 37)}
      ${drawWheel(stage, 132, 37)}`,
  )
}

/** A motorcycle with a helmet on its seat, 200 units long; origin between its wheels. */
export function drawMotorcycle(stage: Stage, at: Placement, colour: Colour): Markup {
  const { palette, paint } = stage
  const body = paint(colour)
  return place(
    at,
    svg`<ellipse cx="6" cy="2" rx="112" ry="8" fill="#000000" opacity=".22"/>
      ${drawWheel(stage, -68, 36)}
      ${drawWheel(stage, 70, 36)}
      <path d="M-68 -36L-20 -66L30 -60L70 -36M46 -112L70 -36" stroke="${palette.ink}" stroke-width="9" fill="none" stroke-linejoin="round"/>
      <rect x="-34" y="-66" width="62" height="32" rx="10" fill="${paint('#7d9096')}"/>
      <path d="M-12 -70Q0 -100 34 -98L48 -74Z" fill="${body}"/>
      <path d="M-86 -82Q-60 -92 -8 -80L-14 -68H-70Z" fill="${palette.ink}"/>
      <path d="M44 -110L26 -124H14" stroke="${palette.ink}" stroke-width="7" fill="none" stroke-linecap="round"/>
      <circle cx="62" cy="-98" r="11" fill="${headlight(stage)}"/>
      <path d="M-78 -84Q-80 -124 -50 -124Q-24 -122 -24 -92L-40 -84Z" fill="${body}"/>
      <path d="M-42 -108H-24V-96H-40Z" fill="${palette.ink}"/>`,
  )
}
