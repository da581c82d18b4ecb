import { type Colour, darken, lighten } from '../colour.ts'
import { drawSeascape } from '../nature/seascape.ts'
import { festive } from '../palettes.ts'
import { drawSailboat } from '../shore/sailboat.ts'
import type { Stage } from '../stage.ts'
import { linearGradient, type Markup, svg, times } from '../svg.ts'

export type Box = { x: number; y: number; width: number; height: number }

type Room = { wall: Colour; boards: Colour; floor: number }

/** A wall, and boards that run towards us from where it ends. */
export function drawRoom({ frame, uniqueId }: Stage, { wall, boards, floor }: Room): Markup {
  const { width, height } = frame
  const [wallId, floorId] = [uniqueId('wall'), uniqueId('floor')]
  const gaps = times(
    9,
    (index) => svg`M${index * 190 - 160} ${height}L${index * 150 + 10} ${floor}`,
  )
  return svg`<defs>
    ${linearGradient(wallId, [lighten(wall, 0.2), darken(wall, 0.06)])}
    ${linearGradient(floorId, [lighten(boards, 0.08), darken(boards, 0.2)])}</defs>
    <rect width="${width}" height="${floor}" fill="url(#${wallId})"/>
    <rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#${floorId})"/>
    <path d="${gaps}" stroke="${darken(boards, 0.4)}" stroke-width="3" opacity=".5"/>
    <rect y="${floor - 10}" width="${width}" height="12" fill="${lighten(wall, 0.55)}"/>`
}

/** The sea as a window frames it. */
export function drawSeaView(stage: Stage, { x, y, width, height }: Box): Markup {
  const { palette, random, uniqueId } = stage
  const id = uniqueId('view')
  const horizon = y + height * 0.56
  const radius = Math.min(palette.disc.radius, height * 0.11)
  const disc = { x: x + width * 0.68, y: horizon - height * 0.18, radius }
  const sand = svg`M${x} ${y + height}V${y + height * 0.86}Q${x + width * 0.4} ${y + height * 0.8} ${x + width} ${y + height * 0.9}V${y + height}Z`
  return svg`<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>
    <g clip-path="url(#${id})">
    ${drawSeascape(stage, { horizon, disc, bottom: y + height })}
    <path d="${sand}" fill="${palette.sand[0]}"/>
    ${drawSailboat(stage, { x: x + width * 0.3, y: horizon + height * 0.08, scale: height / 700 }, random.pick(festive))}</g>`
}

/** A window with its frame, a cross of bars when `panes` are asked for, and a sill. */
export function drawSeaWindow(stage: Stage, box: Box, trim: Colour, panes: 'cross' | 'post') {
  const { x, y, width, height } = box
  const bars = svg`M${x + width / 2} ${y}v${height}${panes === 'cross' ? svg`M${x} ${y + height / 2}h${width}` : ''}`
  return svg`<rect x="${x - 20}" y="${y - 20}" width="${width + 40}" height="${height + 40}" fill="${trim}"/>
    ${drawSeaView(stage, box)}
    <path d="${bars}" stroke="${trim}" stroke-width="13"/>
    <rect x="${x - 40}" y="${y + height + 16}" width="${width + 80}" height="18" fill="${darken(trim, 0.08)}"/>`
}

/** A curtain drawn aside, its folds falling to the hem; `side` is where it is gathered. */
export function drawCurtain(
  { x, y, width, height }: Box,
  cloth: Colour,
  side: 'left' | 'right',
): Markup {
  const outer = side === 'left' ? x : x + width
  const inner = side === 'left' ? x + width : x
  const hem = outer + (inner - outer) * 0.62
  const folds = [0.3, 0.62].map((part) => {
    const top = outer + (inner - outer) * part
    const foot = outer + (hem - outer) * part
    return svg`M${top} ${y}Q${top} ${y + height * 0.55} ${foot} ${y + height}`
  })
  return svg`<path d="M${outer} ${y}H${inner}Q${inner} ${y + height * 0.5} ${hem} ${y + height}H${outer}Z" fill="${cloth}"/>
    <path d="${folds}" stroke="${darken(cloth, 0.14)}" stroke-width="6" fill="none"/>`
}
