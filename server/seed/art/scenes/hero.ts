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
  const disc: Disc = { x: 668, y: 214, radius: 55 }
  return svg`${drawClearSky(stage, horizon, disc)}
    ${drawHeroClouds(stage, [
      { x: 824, y: 128, scale: 0.8 },
      { x: 570, y: 268, scale: 0.7 },
      { x: 1130, y: 96, scale: 1.05 },
      { x: 890, y: 362, scale: 0.5 },
    ])}
    ${drawFarShore(stage, horizon, 30)}
    ${drawSea(stage, { horizon, bottom: frame.height, disc })}
    ${drawSandbars(stage, horizon)}
    ${drawSailboat(stage, { x: 776, y: 468, scale: 0.78 }, '#2a9d8f')}
    ${drawSailboat(stage, { x: 936, y: 446, scale: 0.26 }, '#f2c14e')}
    ${drawBird({ x: 764, y: 276, scale: 0.46 }, palette.ink)}
    ${drawBird({ x: 716, y: 318, scale: 0.3 }, palette.ink)}
    ${drawGuara(stage, { x: 812, y: 304, scale: 0.58 })}
    ${drawPalm(stage, { x: 1168, y: 720, height: 480, lean: -0.2 })}`
}

/** The same world held upright for phones: the boat sails between the search and the tide card. */
export function drawHeroPortrait(stage: Stage): Markup {
  const { palette } = stage
  const horizon = 452
  const disc: Disc = { x: 236, y: 268, radius: 56 }
  return svg`${drawClearSky(stage, horizon, disc)}
    ${drawHeroClouds(stage, [
      { x: 170, y: 120, scale: 0.7 },
      { x: 560, y: 90, scale: 0.9 },
    ])}
    ${drawFarShore(stage, horizon, 26)}
    ${drawSea(stage, { horizon, bottom: 860, disc })}
    ${drawSandbars(stage, horizon)}
    ${drawSailboat(stage, { x: 344, y: 534, scale: 0.94 }, '#2a9d8f')}
    ${drawBird({ x: 150, y: 384, scale: 0.42 }, palette.ink)}
    ${drawGuara(stage, { x: 508, y: 474, scale: 0.52 })}
    ${drawBeach(stage, 812)}
    ${drawPalm(stage, { x: 676, y: 916, height: 660, lean: -0.12 })}`
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
  const bar = (y: number, from: number, to: number, depth: number) => {
    const [left, middle, right] = [width * from, (width * (from + to)) / 2, width * to]
    return svg`<path d="M${left} ${y}Q${middle} ${y - depth} ${right} ${y}Q${middle} ${y + depth} ${left} ${y}Z"/>`
  }
  return svg`<g fill="${palette.sea[2]}" opacity=".22">
    ${bar(horizon + 96, 0.5, 1.2, 9)}
    ${bar(horizon + 134, -0.2, 0.62, 13)}
    ${bar(horizon + 190, 0.3, 1.3, 22)}
    ${bar(height - 10, -0.3, 0.8, 30)}</g>`
}
