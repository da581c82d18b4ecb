import { drawBeach } from '../nature/beach.ts'
import { drawBird, drawGuara } from '../nature/bird.ts'
import { drawCumulus, drawStreaks } from '../nature/clouds.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawFarShore, drawSea } from '../nature/sea.ts'
import { type Disc, drawClearSky } from '../nature/sky.ts'
import { drawSailboat } from '../shore/sailboat.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, svg } from '../svg.ts'

/** The front page's sea: its left half stays calm, because headline and search stand there. */
export function drawHero(stage: Stage): Markup {
  const { frame, palette } = stage
  const horizon = 434
  const disc: Disc = { x: 668, y: 178, radius: 60 }
  return svg`${drawClearSky(stage, horizon, disc)}
    ${drawHeroClouds(stage, [
      { x: 800, y: 112, scale: 0.8 },
      { x: 560, y: 232, scale: 0.72 },
      { x: 1130, y: 96, scale: 1.05 },
      { x: 860, y: 330, scale: 0.5 },
    ])}
    ${drawFarShore(stage, horizon, 30)}
    ${drawSea(stage, { horizon, bottom: frame.height, disc })}
    ${drawSandbars(stage, horizon)}
    ${drawSailboat(stage, { x: 742, y: 486, scale: 0.86 }, '#2a9d8f')}
    ${drawSailboat(stage, { x: 912, y: 448, scale: 0.26 }, '#f2c14e')}
    ${drawBird({ x: 790, y: 250, scale: 0.5 }, palette.ink)}
    ${drawBird({ x: 610, y: 318, scale: 0.34 }, palette.ink)}
    ${drawGuara(stage, { x: 838, y: 276, scale: 0.62 })}
    ${drawPalm(stage, { x: 1168, y: 720, height: 480, lean: -0.2 })}`
}

/** The same world held upright for phones: the boat sails between the search and the tide card. */
export function drawHeroPortrait(stage: Stage): Markup {
  const { palette } = stage
  const horizon = 424
  const disc: Disc = { x: 250, y: 236, radius: 58 }
  return svg`${drawClearSky(stage, horizon, disc)}
    ${drawHeroClouds(stage, [
      { x: 170, y: 120, scale: 0.7 },
      { x: 372, y: 330, scale: 0.5 },
      { x: 560, y: 90, scale: 0.9 },
    ])}
    ${drawFarShore(stage, horizon, 26)}
    ${drawSea(stage, { horizon, bottom: 830, disc })}
    ${drawSandbars(stage, horizon)}
    ${drawSailboat(stage, { x: 352, y: 504, scale: 0.98 }, '#2a9d8f')}
    ${drawBird({ x: 96, y: 326, scale: 0.42 }, palette.ink)}
    ${drawGuara(stage, { x: 150, y: 356, scale: 0.62 })}
    ${drawBeach(stage, 780)}
    ${drawPalm(stage, { x: 668, y: 904, height: 650, lean: -0.12 })}`
}

function drawHeroClouds(stage: Stage, places: readonly Placement[]): Markup {
  const { palette } = stage
  return places
    .map((at) =>
      palette.clouds === 'cumulus' ? drawCumulus(stage, at) : drawStreaks(stage, at, palette.foam),
    )
    .join('')
}

/** Shallows that shine through the water at low tide. */
function drawSandbars({ frame, palette }: Stage, horizon: number): Markup {
  const { width, height } = frame
  const bar = (y: number, from: number, to: number, depth: number) =>
    svg`<path d="M${width * from} ${y}Q${width * (from + to) * 0.5} ${y - depth} ${width * to} ${y}Q${width * (from + to) * 0.5} ${y + depth} ${width * from} ${y}Z"/>`
  return svg`<g fill="${palette.sea[2]}" opacity=".22">${bar(horizon + 96, 0.5, 1.2, 9)}${bar(horizon + 134, -0.2, 0.62, 13)}${bar(horizon + 190, 0.3, 1.3, 22)}${bar(height - 10, -0.3, 0.8, 30)}</g>`
}
