import { mix } from '../colour.ts'
import { ground, type Point } from '../curve.ts'
import type { Stage } from '../stage.ts'
import { linearGradient, type Markup, svg, times } from '../svg.ts'
import type { Disc } from './sky.ts'

type Sea = { horizon: number; bottom: number; disc: Disc }

export function drawSea(stage: Stage, { horizon, bottom, disc }: Sea): Markup {
  const { frame, palette, uniqueId } = stage
  const id = uniqueId('sea')
  const water = svg`<defs>
    ${linearGradient(id, palette.sea)}</defs>
    <rect y="${horizon}" width="${frame.width}" height="${bottom - horizon}" fill="url(#${id})"/>
    <rect y="${horizon}" width="${frame.width}" height="2.5" fill="${palette.foam}" opacity=".22"/>`
  return water + drawGlitter(stage, { horizon, bottom, disc }) + drawRipples(stage, horizon, bottom)
}

/** The broken path of light under the sun or moon. */
function drawGlitter({ palette, random }: Stage, { horizon, bottom, disc }: Sea): Markup {
  const strength = disc.y > horizon * 0.5 ? 0.8 : 0.62
  const glints = times(24, (index) => {
    const y = horizon + 6 + index * index * 0.46
    if (y > bottom) return ''
    const width = disc.radius * (1.5 - 0.028 * index) * random.between(0.5, 1.4)
    const x = disc.x - width / 2 + random.between(-22, 22)
    return svg`<rect x="${x}" y="${y}" width="${width}" height="${2 + index * 0.2}" rx="2"
      opacity="${strength - index * 0.022}"/>`
  })
  return svg`<g fill="${palette.disc.colour}">${glints}</g>`
}

function drawRipples({ frame, palette, random }: Stage, horizon: number, bottom: number): Markup {
  const depth = bottom - horizon
  const ripples = times(Math.round(depth / 9), () => {
    const nearness = random.between(0, 1) ** 1.3
    const y = horizon + 10 + nearness * (depth - 10)
    const width = 26 + nearness * random.between(40, 150)
    return svg`<path d="M${random.between(-40, frame.width)} ${y}q${width / 4} ${-2 - 4 * nearness} ${width / 2} 0t${width / 2} 0"
      stroke-width="${1.1 + nearness * 2}" opacity="${random.between(0.16, 0.42)}"/>`
  })
  return svg`<g stroke="${palette.foam}" fill="none" stroke-linecap="round">${ripples}</g>`
}

/** Low mangrove land across the water, hazier than what is near. */
export function drawFarShore(stage: Stage, horizon: number, height = 24): Markup {
  const { frame, palette, random } = stage
  const step = 50
  const ridge = (rise: number, phase: number): Point[] =>
    times(Math.ceil(frame.width / step) + 2, (index) => {
      const swell = 0.5 + 0.5 * Math.sin(index * 0.42 + phase)
      return [
        index * step - 10,
        horizon - 4 - rise * (0.25 + 0.75 * swell) * random.between(0.7, 1),
      ]
    })
  const haze = palette.sky[3]
  const far = ground(ridge(height, random.between(0, 6)), horizon + 3)
  const near = ground(ridge(height * 0.5, random.between(0, 6)), horizon + 3)
  return svg`<path d="${far}" fill="${mix(palette.leaf[1], haze, 0.45)}"/>
    <path d="${near}" fill="${mix(palette.leaf[1], haze, 0.2)}"/>`
}
