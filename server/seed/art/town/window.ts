import { type Colour, darken, mix } from '../colour.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

type Box = { x: number; y: number; width: number; height: number }

/** What one sees through a pane: lamplight after dark, a cool dim room by day. */
export function glassColour({ palette, paint }: Stage): Colour {
  return palette.lampsAreLit ? lampLight : mix(paint('#2b5f73'), palette.sky[1], 0.25)
}

/** A rectangle, or with `isArched` one that ends in a half circle above. */
export function opening({ x, y, width, height }: Box, isArched: boolean): string {
  const radius = width / 2
  return isArched
    ? svg`M${x} ${y + height}V${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height}Z`
    : svg`M${x} ${y}h${width}v${height}h${-width}Z`
}

type WindowLook = { trim: Colour; isArched?: boolean }

export function drawWindow(stage: Stage, box: Box, { trim, isArched = false }: WindowLook): Markup {
  const { x, y, width, height } = box
  const line = Math.max(3, width * 0.07)
  const shape = opening(box, isArched)
  return svg`<path d="${shape}" fill="${glassColour(stage)}" stroke="${trim}" stroke-width="${line * 1.6}"/>
    <path d="M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.52}h${width}"
      stroke="${trim}" stroke-width="${line * 0.7}"/>
    <rect x="${x - line * 1.6}" y="${y + height}" width="${width + line * 3.2}" height="${line * 1.6}"
      fill="${darken(trim, 0.12)}"/>`
}

/** Two louvred leaves, closed against the afternoon. */
export function drawShutters({ x, y, width, height }: Box, colour: Colour): Markup {
  const slats = times(Math.floor(height / 11), (index) => {
    const top = y + 8 + index * 11
    return svg`M${x + 6} ${top}h${width / 2 - 10}M${x + width / 2 + 4} ${top}h${width / 2 - 10}`
  })
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>
    <path d="${slats}" stroke="${darken(colour, 0.26)}" stroke-width="4"/>
    <path d="M${x + width / 2} ${y}v${height}" stroke="${darken(colour, 0.4)}" stroke-width="3"/>`
}
