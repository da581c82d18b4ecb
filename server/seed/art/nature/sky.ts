import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { linearGradient, type Markup, svg, times } from '../svg.ts'
import { drawCumulus, drawStreaks } from './clouds.ts'
import { drawGlow } from './glow.ts'

/** The sun, or the moon at night. */
export type Disc = { x: number; y: number; radius: number }

/** The disc stands left of the middle: shaded sides elsewhere are drawn on the right. */
export function placeDisc({ frame, palette, random }: Stage, horizon: number): Disc {
  const { radius, altitude } = palette.disc
  const climbed = Math.min(1, altitude * random.between(0.85, 1.15))
  return {
    x: frame.width * random.between(0.24, 0.46),
    y: horizon - (horizon - radius) * climbed,
    radius: radius * random.between(0.92, 1.1),
  }
}

export function drawSky(stage: Stage, horizon: number, disc: Disc): Markup {
  return drawClearSky(stage, horizon, disc) + drawClouds(stage, horizon)
}

/** The same sky for scenes that place their own clouds. */
export function drawClearSky(stage: Stage, horizon: number, disc: Disc): Markup {
  const { frame, palette, uniqueId } = stage
  const id = uniqueId('sky')
  // A little past the horizon, so that low land in front never shows a seam.
  const depth = horizon + 30
  return svg`<defs>
    ${linearGradient(id, palette.sky)}</defs>
    <rect width="${frame.width}" height="${depth}" fill="url(#${id})"/>
    ${palette.isNight && drawStars(stage, horizon)}
    ${drawDisc(stage, disc)}`
}

function drawDisc(stage: Stage, { x, y, radius }: Disc): Markup {
  const { palette } = stage
  const { colour } = palette.disc
  const halo = drawGlow(stage, { x, y, radius: radius * 3.6, colour, strength: 0.85 })
  const seas = palette.isNight && drawLunarSeas({ x, y, radius }, mix(colour, palette.sky[2], 0.18))
  return svg`${halo}<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>${seas}`
}

function drawLunarSeas({ x, y, radius }: Disc, colour: string): Markup {
  const spots = [
    [-0.3, -0.28, 0.26],
    [0.28, 0.1, 0.2],
    [-0.18, 0.4, 0.15],
    [0.2, -0.42, 0.1],
  ] as const
  return svg`<g fill="${colour}">${spots.map(
    ([dx, dy, size]) =>
      svg`<circle cx="${x + dx * radius}" cy="${y + dy * radius}" r="${size * radius}"/>`,
  )}</g>`
}

function drawStars({ frame, random }: Stage, horizon: number): Markup {
  const stars = times(120, () => {
    const y = random.between(0, 1) ** 1.4 * horizon * 0.9
    return svg`<circle cx="${random.between(0, frame.width)}" cy="${y}" r="${random.between(0.6, 1.9)}"
      opacity="${random.between(0.3, 1)}"/>`
  })
  return svg`<g fill="#ffffff">${stars}</g>`
}

function drawClouds(stage: Stage, horizon: number): Markup {
  const { frame, palette, random } = stage
  const count = palette.isNight ? 3 : 5
  const lane = frame.width / count
  const clouds = times(count, (index) => {
    const x = lane * (index + random.between(0.2, 0.8))
    const y = random.between(60, horizon * 0.62)
    // Clouds shrink towards the horizon, which makes the sky deep.
    const scale = random.between(0.85, 1.2) * (1.15 - (0.6 * y) / horizon)
    return palette.clouds === 'cumulus'
      ? drawCumulus(stage, { x, y, scale })
      : drawStreaks(stage, { x, y, scale }, index % 2 === 0 ? palette.foam : palette.sky[2])
  })
  return clouds.join('')
}
