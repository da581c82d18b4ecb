import { mix } from '../colour.ts'
import { ground } from '../curve.ts'
import { drawGuara } from '../nature/bird.ts'
import { drawMangrove } from '../nature/mangrove.ts'
import { drawSeascape } from '../nature/seascape.ts'
import { placeDisc } from '../nature/sky.ts'
import { festive } from '../palettes.ts'
import { drawCanoe } from '../shore/canoe.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

/** A tidal channel between mangroves while the guarás fly home. */
export function drawMangue(stage: Stage): Markup {
  const { palette, random, paint } = stage
  const horizon = random.between(410, 440)
  const disc = { ...placeDisc(stage, horizon), x: random.between(500, 620) }
  const mud = paint('#8a6a52')
  const wetMud = mix(mud, palette.sea[1], 0.35)
  const bank = (shift: number) =>
    ground(
      [
        [-20, 640 + shift],
        [210, 646 + shift],
        [390, 690 + shift],
        [560, 738 + shift],
        [760, 728 + shift],
        [930, 672 + shift],
        [1220, 650 + shift],
      ],
      830,
    )
  return svg`${drawSeascape(stage, { horizon, disc, farShore: 34 })}
    ${drawGrove(stage, { from: 60, to: 330, y: horizon + 84, scale: 0.72, count: 5 })}
    ${drawGrove(stage, { from: 850, to: 1160, y: horizon + 78, scale: 0.7, count: 5 })}
    ${drawCanoe(stage, { x: random.between(540, 680), y: 600, scale: 0.8 }, random.pick(festive))}
    <path d="${bank(-12)}" fill="${wetMud}"/><path d="${bank(8)}" fill="${mud}"/>
    ${drawGrove(stage, { from: 20, to: 250, y: 690, scale: 1.55, count: 3 })}
    ${drawGrove(stage, { from: 1010, to: 1190, y: 700, scale: 1.6, count: 2 })}
    ${drawPneumatophores(stage)}
    ${drawRevoada(stage, horizon)}`
}

type Grove = { from: number; to: number; y: number; scale: number; count: number }

function drawGrove(stage: Stage, { from, to, y, scale, count }: Grove): Markup {
  const { random } = stage
  return times(count, (index) =>
    drawMangrove(stage, {
      x: from + ((to - from) * index) / (count - 1) + random.between(-8, 8),
      y: y + random.between(-6, 10) * scale,
      scale: scale * random.between(0.88, 1.12),
    }),
  ).join('')
}

/** The breathing roots that stand out of the mud at low tide. */
function drawPneumatophores({ palette, random }: Stage): Markup {
  const roots = times(60, () => {
    const x = random.between(240, 1000)
    const middle = Math.abs(x - 640) / 400
    return svg`M${x} ${random.between(780 - middle * 50, 800)}v${-random.between(10, 24)}`
  })
  return svg`<path d="${roots}" stroke="${palette.ink}" stroke-width="4" stroke-linecap="round" opacity=".75"/>`
}

function drawRevoada(stage: Stage, horizon: number): Markup {
  const { random } = stage
  const tilt = random.between(-0.2, 0.2)
  return times(13, (index) => {
    const side = index % 2 === 0 ? 1 : -1
    const rank = Math.ceil(index / 2)
    const x = 640 + side * rank * random.between(44, 58)
    return drawGuara(stage, {
      x,
      y: horizon * 0.36 + rank * 17 + (x - 640) * tilt + random.between(-10, 10),
      scale: random.between(0.5, 0.72),
    })
  }).join('')
}
