import { darken, mix } from '../colour.ts'
import { polygon } from '../curve.ts'
import { drawBird, drawFlock } from '../nature/bird.ts'
import { drawGlow } from '../nature/glow.ts'
import { drawSeascape } from '../nature/seascape.ts'
import { placeDisc } from '../nature/sky.ts'
import { festive, lampLight } from '../palettes.ts'
import { type Ground, levelGround, receding } from '../perspective.ts'
import { drawCanoe } from '../shore/canoe.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

const halfWidth = 250
/** How near the deck's far end is. */
const end = 0.24

/** A wooden pier that walks out over the water to a shelter. */
export function drawTrapiche(stage: Stage): Markup {
  const { palette, random } = stage
  const horizon = random.between(370, 410)
  const disc = { ...placeDisc(stage, horizon), x: random.between(330, 420) }
  const ground = levelGround([random.between(640, 680), horizon], 800)
  const [endX, endY] = ground.at(0, end)
  const [perchX, perchY] = ground.at(halfWidth + 14, 0.82)
  return svg`${drawSeascape(stage, { horizon, disc })}
    ${drawFlock(stage, { from: 70, to: horizon - 130 })}
    ${drawCanoe(stage, { x: 960, y: horizon + 120, scale: 0.62 }, '#f4f1de')}
    ${drawPierHouse(stage, { x: endX, y: endY, scale: 0.92 })}
    ${drawDeck(stage, ground)}
    ${drawCanoe(stage, { x: 230, y: horizon + 226, scale: 1.15 }, random.pick(festive))}
    ${drawCanoe(stage, { x: 1064, y: horizon + 280, scale: 1.35, flip: true }, random.pick(festive))}
    ${drawPosts(stage, ground)}
    ${drawBird({ x: perchX, y: perchY - 146, scale: 0.7 }, palette.foam)}`
}

function drawDeck({ paint, palette }: Stage, ground: Ground): Markup {
  const wood = paint('#b98a5a')
  const gaps = receding(26, 0.94, 0.125).map((nearness) => {
    const [left, y] = ground.at(-halfWidth, nearness)
    const [right] = ground.at(halfWidth, nearness)
    return svg`<path d="M${left} ${y}H${right}" stroke-width="${1 + nearness * 4}"/>`
  })
  const surface = polygon([
    ground.at(-halfWidth, end),
    ground.at(halfWidth, end),
    ground.at(halfWidth, 1.1),
    ground.at(-halfWidth, 1.1),
  ])
  const rim = (side: -1 | 1) => {
    const [farX, farY] = ground.at(side * halfWidth, end)
    const [nearX, nearY] = ground.at(side * halfWidth, 1.1)
    return svg`<path d="M${farX} ${farY}L${nearX} ${nearY}V${nearY + 40}L${farX} ${farY + 9}Z"/>`
  }
  return svg`<g fill="${mix(darken(wood, 0.5), palette.ink, 0.4)}">
    ${rim(-1)}
    ${rim(1)}</g>
    <path d="${surface}" fill="${wood}"/>
    <g stroke="${darken(wood, 0.36)}">
    ${gaps}</g>`
}

function drawPosts({ paint, palette }: Stage, ground: Ground): Markup {
  const wood = mix(paint('#6f4a30'), palette.ink, 0.35)
  const rope = paint('#e8d3a4')
  const spots = receding(6, 1.04, 0.56)
  const draw = (side: -1 | 1) => {
    const posts = spots.map((nearness) => {
      const [x, y] = ground.at(side * (halfWidth + 14), nearness)
      const width = 30 * nearness
      const height = 140 * nearness
      return svg`<rect x="${x - width / 2}" y="${y - height}" width="${width}" height="${height + 64 * nearness}" rx="${width * 0.2}"
        fill="${wood}"/>
        <rect x="${x - width / 2}" y="${y - height}" width="${width * 0.36}" height="${height + 50 * nearness}" rx="${width * 0.18}"
          fill="${mix(wood, rope, 0.25)}"/>`
    })
    const ropes = spots.slice(1).map((nearness, index) => {
      const before = spots[index] ?? nearness
      const [fromX, fromY] = ground.at(side * (halfWidth + 14), before)
      const [toX, toY] = ground.at(side * (halfWidth + 14), nearness)
      const [topFrom, topTo] = [fromY - 112 * before, toY - 112 * nearness]
      return svg`<path d="M${fromX} ${topFrom}Q${(fromX + toX) / 2} ${(topFrom + topTo) / 2 + 46 * nearness} ${toX} ${topTo}"
        stroke-width="${1.5 + 6 * nearness}"/>`
    })
    return svg`${posts}<g stroke="${rope}" fill="none">${ropes}</g>`
  }
  return draw(-1) + draw(1)
}

/** The shelter at a pier's end, open on all sides; origin at the middle of its floor. */
function drawPierHouse(stage: Stage, at: Placement): Markup {
  const { palette, paint } = stage
  const roof = paint('#b5573a')
  const piles = times(6, (index) => svg`M${-130 + index * 52} 0v30`)
  const posts = times(4, (index) => svg`M${-114 + index * 76} 0V-84`)
  const glow =
    palette.lampsAreLit &&
    svg`${drawGlow(stage, { x: 0, y: -52, radius: 120, colour: lampLight, strength: 0.7 })}
      <circle cy="-62" r="7" fill="#fff6d6"/>`
  return place(
    at,
    svg`<path d="${piles}" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>
      <rect x="-146" y="-6" width="292" height="11" fill="${palette.ink}"/>
      <path d="${posts}M-114 -30H114" stroke="${palette.ink}" stroke-width="7"/>
      ${glow}
      <path d="M-150 -78Q-70 -100 -22 -152H22Q70 -100 150 -78Z" fill="${roof}"/>
      <path d="M22 -152Q70 -100 150 -78H56Q40 -110 22 -152Z" fill="${darken(roof, 0.26)}"/>
      <path d="M0 -152V-176" stroke="${palette.ink}" stroke-width="5"/>`,
  )
}
