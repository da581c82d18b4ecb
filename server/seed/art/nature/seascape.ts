import { festive } from '../palettes.ts'
import { drawSailboat } from '../shore/sailboat.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawFarShore, drawSea } from './sea.ts'
import { type Disc, drawSky, placeDisc } from './sky.ts'

type Seascape = { horizon: number; bottom?: number; disc?: Disc; farShore?: number }

/** Sky, disc, far shore and water: the back of most scenes. */
export function drawSeascape(stage: Stage, { horizon, bottom, disc, farShore }: Seascape): Markup {
  const light = disc ?? placeDisc(stage, horizon)
  return svg`${drawSky(stage, horizon, light)}
    ${drawFarShore(stage, horizon, farShore)}
    ${drawSea(stage, { horizon, bottom: bottom ?? stage.frame.height, disc: light })}`
}

/** A few sails between `from` and `to`, each as small as its distance asks. */
export function drawSails(stage: Stage, horizon: number, [from, to]: readonly [number, number]) {
  const { random } = stage
  const count = random.whole(1, 3)
  const lane = (to - from) / count
  return times(count, (index) => {
    const below = random.between(14, 70)
    const x = from + lane * (index + random.between(0.25, 0.75))
    return {
      below,
      art: drawSailboat(
        stage,
        { x, y: horizon + below, scale: 0.26 + below / 150 },
        random.pick(festive),
      ),
    }
  })
    .sort((far, near) => far.below - near.below)
    .map(({ art }) => art)
    .join('')
}
