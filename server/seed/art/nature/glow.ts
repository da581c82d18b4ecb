import type { Colour } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg } from '../svg.ts'

type Glow = { x: number; y: number; radius: number; colour: Colour; strength?: number }

export function drawGlow(stage: Stage, { x, y, radius, colour, strength = 0.6 }: Glow): Markup {
  const id = stage.uniqueId('glow')
  return svg`<radialGradient id="${id}">
    <stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>
    <stop offset=".4" stop-color="${colour}" stop-opacity="${strength * 0.36}"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
}
