import { ground, type Point, smoothLine } from '../curve.ts'
import type { Stage } from '../stage.ts'
import { linearGradient, type Markup, svg } from '../svg.ts'

/** Sand with a line of foam, its edge meandering around `y`. */
export function drawBeach(stage: Stage, y: number): Markup {
  const { frame, palette, random, uniqueId } = stage
  const { width, height } = frame
  const swing = random.between(18, 34)
  const edge = (shift: number, part: number): Point[] => [
    [-20, y + shift],
    [width * 0.25, y + shift - swing * part],
    [width * 0.54, y + shift + swing * 0.5 * part],
    [width * 0.8, y + shift - swing * 0.3 * part],
    [width + 20, y + shift - swing * part],
  ]
  const id = uniqueId('sand')
  return svg`<defs>${linearGradient(id, palette.sand)}</defs>
    <path d="${ground(edge(-10, 1.1), height)}" fill="${palette.foam}" opacity=".35"/>
    <path d="${ground(edge(0, 1), height)}" fill="${palette.foam}" opacity=".9"/>
    <path d="${ground(edge(12, 1), height)}" fill="${palette.sand[1]}"/>
    <path d="${smoothLine(edge(20, 0.96))}" stroke="${palette.foam}" stroke-width="2" opacity=".35" fill="none"/>
    <path d="${ground(edge(40, 0.9), height)}" fill="url(#${id})"/>`
}
