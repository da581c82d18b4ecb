import { type Colour, darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg } from '../svg.ts'

/** Things a beach town sells; each stands on its origin. */
export function drawStrawHat({ paint }: Stage, at: Placement, ribbon: Colour): Markup {
  const straw = paint('#e3bf74')
  return place(
    at,
    svg`<ellipse cy="-4" rx="44" ry="9" fill="${darken(straw, 0.18)}"/>
      <path d="M-24 -6Q-24 -38 0 -38Q24 -38 24 -6Z" fill="${straw}"/>
      <path d="M-24 -8Q0 0 24 -8V-18Q0 -10 -24 -18Z" fill="${paint(ribbon)}"/>
      <path d="M-44 -5Q0 10 44 -5" stroke="${straw}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  )
}

/** A vase with the stepped pattern of Marajó. */
export function drawVase({ paint }: Stage, at: Placement): Markup {
  const clay = paint('#b5532f')
  const dark = paint('#4b2418')
  return place(
    at,
    svg`<path d="M-14 0Q-40 -22 -32 -52Q-28 -66 -12 -72V-84H12V-72Q28 -66 32 -52Q40 -22 14 0Z" fill="${clay}"/>
      <path d="M10 0Q40 -22 32 -52Q28 -66 12 -72V-84H4Q26 -40 10 0Z" fill="${darken(clay, 0.22)}"/>
      <path d="M-34 -36h8v-8h8v8h8v-8h8v8h8v-8h8v8h8v-8h8v8h6" stroke="${dark}" stroke-width="4" fill="none"/>
      <rect x="-16" y="-90" width="32" height="8" rx="3" fill="${dark}"/>`,
  )
}

export function drawBeachBall({ paint }: Stage, at: Placement, colour: Colour): Markup {
  const white = paint('#fff8ea')
  return place(
    at,
    svg`<circle cy="-26" r="26" fill="${white}"/>
      <path d="M-4 -52Q-32 -36 -18 -7Q-6 0 0 0Q-14 -26 -4 -52Z" fill="${paint(colour)}"/>
      <path d="M6 -51Q30 -38 20 -9Q12 -2 4 0Q22 -26 6 -51Z" fill="${paint('#2a9d8f')}"/>
      <circle cx="1" cy="-50" r="5" fill="${paint('#f2c14e')}"/>`,
  )
}

export function drawSurfboard({ paint }: Stage, at: Placement, colour: Colour): Markup {
  const board = paint(colour)
  return place(
    at,
    svg`<path d="M-24 0Q-40 -120 0 -232Q40 -120 24 0Q0 8 -24 0Z" fill="${board}"/>
      <path d="M0 -232Q40 -120 24 0Q12 4 0 5Z" fill="${darken(board, 0.12)}"/>
      <path d="M0 -226V2" stroke="${paint('#fff8ea')}" stroke-width="4"/>
      <path d="M-33 -84Q0 -64 33 -84V-66Q0 -46 -33 -66Z" fill="${paint('#fff8ea')}"/>`,
  )
}

export function drawBasketBag({ paint }: Stage, at: Placement): Markup {
  const straw = paint('#c9974f')
  return place(
    at,
    svg`<path d="M-16 -40Q0 -86 16 -40" stroke="${darken(straw, 0.3)}" stroke-width="5" fill="none"/>
      <path d="M-34 -42H34L26 0H-26Z" fill="${straw}"/>
      <path d="M-32 -28H32M-29 -14H29" stroke="${paint('#e4572e')}" stroke-width="5"/>`,
  )
}

export function drawPlantPot({ paint, palette }: Stage, at: Placement): Markup {
  const clay = paint('#c0653d')
  const [shade, light] = palette.leaf
  return place(
    at,
    svg`<path d="M0 -40Q-46 -60 -50 -104Q-14 -90 0 -44Q-14 -100 2 -136Q22 -96 4 -44Q16 -88 52 -100Q46 -58 2 -40Z"
      fill="${light}"/>
      <path d="M0 -40Q-30 -60 -28 -86M0 -40Q28 -60 30 -82" stroke="${shade}" stroke-width="4" fill="none"/>
      <path d="M-28 -44H28L20 0H-20Z" fill="${clay}"/>
      <path d="M8 -44H28L20 0H6Z" fill="${darken(clay, 0.2)}"/>
      <rect x="-32" y="-50" width="64" height="12" rx="3" fill="${clay}"/>`,
  )
}
