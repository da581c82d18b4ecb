import { type Colour, darken, lighten } from '../colour.ts'
import { festive, lampLight } from '../palettes.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, place, svg, times } from '../svg.ts'
import {
  drawBasketBag,
  drawBeachBall,
  drawPlantPot,
  drawStrawHat,
  drawSurfboard,
  drawVase,
} from '../town/goods.ts'
import { drawLightPool, drawStreet, pavement } from '../town/street.ts'
import { glassColour } from '../town/window.ts'

const walls = ['#f1e3c6', '#7fb7b0', '#e8b04a', '#d9806a', '#8fb1cc'] as const

/** A shop for people on their way to the sea. */
export function drawLoja(stage: Stage): Markup {
  const { paint, random } = stage
  const wall = paint(random.pick(walls))
  const accent = random.pick(festive)
  const canvas = accent === '#f4f1de' ? '#2a9d8f' : accent
  return svg`${drawStreet(stage)}
    ${drawFacade(stage, wall)}
    ${drawDisplay(inLamplight(stage), { x: 262, width: 292 })}
    ${drawDisplay(inLamplight(stage), { x: 740, width: 198 })}
    ${drawDoor(stage)}
    ${drawAwning({ x: 240, y: 366, width: 720, drop: 62, stripe: paint(canvas), ground: paint('#fff6e6') })}
    ${drawLightPool(stage, 600, 330, lampLight)}
    ${drawPavementGoods(stage)}`
}

function drawFacade({ paint }: Stage, wall: string): Markup {
  const trim = paint('#fff6e6')
  const shell = times(5, (index) => svg`M0 22L${(index - 2) * 17} ${-20 + Math.abs(index - 2) * 7}`)
  const medallion = svg`<circle r="50" fill="${trim}"/>
    <circle r="42" fill="${paint('#1f7a8c')}"/>
    <path d="M0 26Q-46 6 -34 -14Q-18 -34 0 -26Q18 -34 34 -14Q46 6 0 26Z" fill="${paint('#ffd7a1')}"/>
    <path d="${shell}" stroke="${paint('#d9806a')}" stroke-width="3.5"/>`
  return svg`<path d="M210 ${pavement}V276H330V238H470V200H730V238H870V276H990V${pavement}Z" fill="${wall}"/>
    <path d="M870 ${pavement}V276H990V${pavement}Z" fill="${darken(wall, 0.1)}"/>
    <path d="M204 276H330V238H470V200H730V238H870V276H996" stroke="${trim}" stroke-width="14" fill="none"/>
    <rect x="210" y="330" width="780" height="12" fill="${trim}"/>
    <rect x="210" y="${pavement - 34}" width="780" height="34" fill="${darken(wall, 0.3)}"/>
    ${place({ x: 600, y: 268 }, medallion)}`
}

function drawDisplay(stage: Stage, { x, width }: { x: number; width: number }): Markup {
  const { paint, random } = stage
  const frame = paint('#5b3a26')
  const pane = stage.palette.lampsAreLit ? lampLight : lighten(glassColour(stage), 0.25)
  const shelf = 520
  const floor = 606
  const slot = width / Math.round(width / 96)
  const goods = [
    (at: { x: number; y: number }) => drawVase(stage, { ...at, scale: 0.8 }),
    (at: { x: number; y: number }) => drawBeachBall(stage, at, random.pick(festive)),
    (at: { x: number; y: number }) => drawBasketBag(stage, at),
    (at: { x: number; y: number }) => drawStrawHat(stage, at, random.pick(festive)),
  ] as const
  const first = random.whole(0, 3)
  const row = (y: number, shift: number) =>
    times(Math.round(width / slot), (index) =>
      (goods[(first + shift + index) % goods.length] ?? goods[0])({
        x: x + slot * (index + 0.5),
        y,
      }),
    )
  return svg`<rect x="${x - 10}" y="420" width="${width + 20}" height="200" fill="${frame}"/>
    <rect x="${x}" y="420" width="${width}" height="188" fill="${pane}"/>
    ${row(shelf, 3)}
    <rect x="${x}" y="${shelf}" width="${width}" height="7" fill="${frame}"/>
    ${row(floor, 0)}
    <path d="M${x + 16} 560L${x + 70} 430M${x + 40} 570L${x + 96} 430"
      stroke="#ffffff" stroke-width="7" opacity=".18"/>
    <rect x="${x - 16}" y="606" width="${width + 32}" height="16" fill="${darken(frame, 0.2)}"/>`
}

function drawDoor(stage: Stage): Markup {
  const wood = stage.paint('#2b5f73')
  return svg`<rect x="582" y="420" width="130" height="${pavement - 420}" fill="${darken(wood, 0.3)}"/>
    <rect x="592" y="420" width="110" height="${pavement - 420}" fill="${wood}"/>
    <rect x="604" y="440" width="86" height="124" fill="${glassColour(stage)}"/>
    <rect x="604" y="580" width="86" height="54" fill="${darken(wood, 0.18)}"/>
    <circle cx="694" cy="572" r="5" fill="${stage.paint('#f2c14e')}"/>
    <rect x="570" y="${pavement - 6}" width="154" height="14" fill="${stage.paint('#efe2c8')}"/>`
}

function drawPavementGoods(stage: Stage): Markup {
  const { random } = stage
  const shadow = (x: number, width: number) =>
    svg`<ellipse cx="${x + 10}" cy="694" rx="${width}" ry="9" fill="#000000" opacity=".18"/>`
  return svg`${shadow(950, 80)}
    ${drawSurfboard(stage, { x: 924, y: 694, rotate: 4, scale: 1.05 }, random.pick(festive))}
    ${drawSurfboard(stage, { x: 984, y: 696, rotate: 8 }, random.pick(festive))}
    ${shadow(236, 44)}
    ${drawPlantPot(stage, { x: 232, y: 694, scale: 1.1 })}
    ${shadow(556, 40)}
    ${drawPlantPot(stage, { x: 552, y: 690, scale: 0.8 })}`
}

type Awning = { x: number; y: number; width: number; drop: number; stripe: Colour; ground: Colour }

/** A striped canvas that leans towards us and ends in scallops, with its shadow on the wall. */
function drawAwning({ x, y, width, drop, stripe, ground }: Awning): Markup {
  const count = Math.max(5, Math.round(width / 52))
  const flare = drop * 0.3
  const top = width / count
  const bottom = (width + flare * 2) / count
  const panels = times(count, (index) => {
    const colour = index % 2 === 0 ? stripe : ground
    const left = x - flare + index * bottom
    return svg`<path d="M${x + index * top} ${y}h${top}L${left + bottom} ${y + drop}a${bottom / 2} ${bottom * 0.38} 0 0 1 ${-bottom} 0Z"
      fill="${colour}"/>
      <path d="M${left} ${y + drop}h${bottom}a${bottom / 2} ${bottom * 0.38} 0 0 1 ${-bottom} 0Z"
        fill="${darken(colour, 0.14)}"/>`
  })
  return svg`<rect x="${x}" y="${y + drop * 0.6}" width="${width}" height="${drop * 0.9}"
    fill="#000000" opacity=".18"/>
    ${panels}
    <rect x="${x - 4}" y="${y - 6}" width="${width + 8}" height="9" rx="3" fill="${darken(stripe, 0.3)}"/>`
}
