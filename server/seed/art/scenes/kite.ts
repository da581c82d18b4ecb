import { darken, mix } from '../colour.ts'
import { drawBeach } from '../nature/beach.ts'
import { drawFlock } from '../nature/bird.ts'
import { drawSeascape } from '../nature/seascape.ts'
import { festive } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** Kites over the trade wind that blows across the Atalaia. */
export function drawKite(stage: Stage): Markup {
  const { palette, random } = stage
  const horizon = random.between(400, 440)
  const turn = random.whole(0, festive.length - 1)
  const colourOf = (index: number) => festive[(index + turn) % festive.length] ?? festive[0]
  const kite = { x: random.between(790, 830), y: random.between(150, 190), rotate: 24, scale: 1.15 }
  const rider = { x: random.between(430, 490), y: horizon + 190 }
  const bar = { x: rider.x + 62, y: rider.y - 152 }
  const lines = bridles.map(([x, y]) => {
    const tilt = (kite.rotate * Math.PI) / 180
    const endX = kite.x + (x * Math.cos(tilt) - y * Math.sin(tilt)) * kite.scale
    const endY = kite.y + (x * Math.sin(tilt) + y * Math.cos(tilt)) * kite.scale
    return svg`M${bar.x} ${bar.y}L${endX} ${endY}`
  })
  const distant = times(2, (index) => {
    const x = 150 + index * 190 + random.between(-20, 20)
    const y = random.between(190, 280)
    const surferX = x - 70
    const surferY = horizon + 34
    return svg`<path d="M${x} ${y}L${surferX} ${surferY - 22}" stroke="${palette.ink}" stroke-width="1" opacity=".6"/>
      ${drawWing(stage, { x, y, scale: 0.26, rotate: 16 }, colourOf(index + 1))}
      ${drawKitesurfer(stage, { x: surferX, y: surferY, scale: 0.22 })}`
  })
  return svg`${drawSeascape(stage, { horizon, bottom: 760 })}
    ${drawFlock(stage, { from: 60, to: horizon - 190 })}
    ${distant}
    ${drawSwell(stage, { y: horizon + 96, height: 14, reach: [560, 980] })}
    ${drawSwell(stage, { y: horizon + 142, height: 20, reach: [-60, 360] })}
    <path d="${lines}" stroke="${palette.ink}" stroke-width="1.6" opacity=".75"/>
    ${drawWing(stage, kite, colourOf(0))}
    ${drawKitesurfer(stage, { ...rider, scale: 1.25 })}
    ${drawSwell(stage, { y: horizon + 236, height: 34, reach: [560, 1260] })}
    ${drawBeach(stage, 722)}`
}

/** Where the lines meet the wing, in its own coordinates. */
const bridles = [
  [-116, 34],
  [-36, -13],
  [36, -13],
  [116, 34],
] as const

/** An inflatable kite from behind: an arc with ribs, 240 units wide. */
function drawWing({ paint }: Stage, at: Placement, colour: string): Markup {
  const cloth = paint(colour)
  const pale = paint('#fff4dc')
  const ribs = svg`M-62 -33Q-66 0 -58 18M0 -62Q0 -20 0 -10M62 -33Q66 0 58 18`
  return place(
    at,
    svg`<path d="M-120 40Q-104 -66 0 -70Q104 -66 120 40Q84 -12 0 -14Q-84 -12 -120 40Z" fill="${cloth}"/>
      <path d="M-40 -62Q-20 -70 0 -70Q20 -70 40 -62Q38 -30 32 -11Q0 -16 -32 -11Q-38 -30 -40 -62Z" fill="${pale}"/>
      <path d="M62 -52Q112 -24 120 40Q96 4 58 -6Q64 -28 62 -52Z" fill="${darken(cloth, 0.2)}"/>
      <path d="${ribs}" stroke="${darken(cloth, 0.34)}" stroke-width="4" fill="none"/>
      <path d="M-120 40Q-104 -66 0 -70Q104 -66 120 40"
        stroke="${darken(cloth, 0.3)}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
  )
}

type Swell = { y: number; height: number; reach: readonly [number, number] }

/** A small wave that breaks: a dark back, a bright lip and scallops of foam running down its face. */
function drawSwell({ palette, random }: Stage, { y, height, reach }: Swell): Markup {
  const [from, to] = reach
  const width = to - from
  const back = svg`M${from} ${y}C${from + width * 0.3} ${y - height} ${from + width * 0.6} ${y - height * 1.1} ${to} ${y}`
  const count = Math.round(width / (height * 1.5))
  const scallops = times(count, (index) => {
    const along = (count - index) / count
    const x = from + width * along
    const depth = Math.sin(along * Math.PI) * height * random.between(0.35, 0.75)
    const next = from + (width * (count - index - 1)) / count
    return svg`Q${(x + next) / 2} ${y + depth * 2} ${next} ${y}`
  })
  const at = (along: number, up: number) => svg`${from + width * along} ${y - height * up}`
  const trough = svg`M${at(0.04, 0.08)}C${at(0.3, 0.86)} ${at(0.6, 0.94)} ${at(0.96, 0.08)}Q${at(0.5, 0.3)} ${at(0.04, 0.08)}Z`
  const face = mix(palette.sea[0], palette.sea[1], 0.4)
  return svg`<path d="${back}${scallops}Z" fill="${palette.foam}" opacity=".95"/><path d="${trough}" fill="${face}"/>`
}

/** Leaning back against the pull of the lines; origin where the board meets the water. */
function drawKitesurfer({ palette, paint }: Stage, at: Placement): Markup {
  const { ink, foam } = palette
  const spray = svg`<path d="M-54 2Q-92 -8 -128 -34Q-112 -10 -140 -8Q-110 6 -150 12Q-90 18 -40 10Z"
    fill="${foam}" opacity=".9"/>
    <circle cx="-136" cy="-40" r="4" fill="${foam}"/>
    <circle cx="-152" cy="-16" r="5" fill="${foam}"/>
    <circle cx="-112" cy="-46" r="3" fill="${foam}"/>
    <path d="M-40 12H90M-10 22H60" stroke="${foam}" stroke-width="4" opacity=".6" stroke-linecap="round"/>`
  const board = svg`<path d="M-62 6L66 -14Q74 -14 72 -8L-50 14Q-62 14 -62 6Z" fill="${paint('#f2c14e')}"/>`
  const limbs = svg`<g stroke="${ink}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-30 2L-22 -34L-34 -66M34 -8L16 -36L-30 -64" stroke-width="12"/>
    <path d="M-34 -66L-44 -108" stroke-width="19"/>
    <path d="M-42 -106L-4 -104L46 -120M-42 -104L-6 -112L52 -124" stroke-width="8"/></g>
    <circle cx="-52" cy="-130" r="12" fill="${ink}"/>
    <path d="M40 -132L58 -110" stroke="${paint('#e4572e')}" stroke-width="5" stroke-linecap="round"/>`
  return place(at, svg`${spray}${board}${limbs}`)
}
