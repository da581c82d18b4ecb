import { type Colour, darken, lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawShutters, glassColour } from '../town/window.ts'
import type { Box } from './room.ts'

type Roof = { left: number; right: number; ridge: number; eaves: number; slope: number }

/** A tiled roof seen from the front; `slope` is how far each side draws in towards the ridge. */
export function drawTiledRoof(
  { paint }: Stage,
  { left, right, ridge, eaves, slope }: Roof,
): Markup {
  const tile = paint('#c4633e')
  const rows = Math.max(4, Math.round((eaves - ridge) / 18))
  const courses = times(rows - 1, (index) => {
    const part = (index + 1) / rows
    const aside = slope * (1 - part)
    return svg`M${left + aside} ${ridge + (eaves - ridge) * part}H${right - aside}`
  })
  return svg`<path d="M${left} ${eaves}L${left + slope} ${ridge}H${right - slope}L${right} ${eaves}Z" fill="${tile}"/>
    <path d="M${right} ${eaves}L${right - slope} ${ridge}H${right - slope * 1.5}L${right - slope * 0.7} ${eaves}Z" fill="${darken(tile, 0.14)}"/>
    <path d="${courses}" stroke="${darken(tile, 0.26)}" stroke-width="4" opacity=".6"/>
    <rect x="${left}" y="${eaves}" width="${right - left}" height="14" fill="${darken(tile, 0.34)}"/>`
}

/** A window between two open louvred leaves. */
export function drawShutteredWindow(stage: Stage, box: Box, leaf: Colour): Markup {
  const { x, y, width, height } = box
  const trim = stage.paint('#fffaf0')
  const half = width * 0.5
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${glassColour(stage)}"/>
    <path d="M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}" stroke="${trim}" stroke-width="5"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${trim}" stroke-width="8"/>
    ${drawShutters({ x: x - half - 4, y: y - 4, width: half, height: height + 8 }, leaf)}
    ${drawShutters({ x: x + width + 4, y: y - 4, width: half, height: height + 8 }, leaf)}
    <rect x="${x - 8}" y="${y + height}" width="${width + 16}" height="9" fill="${trim}"/>`
}

/** A door of two leaves with a brass knob. */
export function drawHouseDoor({ paint }: Stage, { x, y, width, height }: Box, colour: Colour) {
  const wood = paint(colour)
  const leaf = width / 2 - 14
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${darken(wood, 0.3)}"/>
    <rect x="${x + 10}" y="${y + 10}" width="${leaf}" height="${height - 10}" fill="${wood}"/>
    <rect x="${x + width - 10 - leaf}" y="${y + 10}" width="${leaf}" height="${height - 10}" fill="${wood}"/>
    <circle cx="${x + width / 2 - 10}" cy="${y + height * 0.55}" r="5" fill="${paint('#ffc53d')}"/>`
}

/** A wall that the light falls along, from the left. */
export function drawWall({ x, y, width, height }: Box, colour: Colour): Markup {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>
    <rect x="${x + width * 0.82}" y="${y}" width="${width * 0.18}" height="${height}" fill="${darken(colour, 0.08)}"/>
    <rect x="${x}" y="${y}" width="${width}" height="16" fill="${lighten(colour, 0.35)}"/>`
}

/** Posts of a veranda from its beam to the ground. */
export const drawPosts = (xs: readonly number[], top: number, bottom: number, wood: Colour) =>
  xs
    .map(
      (x) => svg`<rect x="${x - 8}" y="${top}" width="16" height="${bottom - top}" fill="${wood}"/>
        <rect x="${x + 2}" y="${top}" width="6" height="${bottom - top}" fill="${darken(wood, 0.24)}"/>`,
    )
    .join('')
