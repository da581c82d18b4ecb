import { type Colour, darken } from '../colour.ts'
import { drawRoom, drawSeaWindow } from '../home/room.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

const cabinets = ['#2b7350', '#1f6f86', '#b5572f'] as const
const counter = 448

/** A kitchen that guests share: tiles, a pot on the stove, fruit on the table. */
export function drawCozinha(stage: Stage): Markup {
  const indoors = inLamplight(stage)
  const { paint, random } = indoors
  const wood = paint(random.pick(cabinets))
  return svg`${drawRoom(indoors, { wall: paint('#fbeed2'), boards: paint('#b7cdc4'), floor: 640 })}
    ${drawTiles(indoors)}
    ${drawSeaWindow(stage, { x: 580, y: 70, width: 290, height: 150 }, paint('#fffaf0'), 'post')}
    ${drawCabinet(indoors, { x: 40, y: 60, width: 430, height: 170, doors: 3 }, wood)}
    ${drawCabinet(indoors, { x: 0, y: counter + 26, width: 960, height: 180, doors: 5 }, wood)}
    <rect y="${counter}" width="960" height="26" fill="${paint('#fffaf0')}"/>
    ${drawStove(indoors)}
    ${drawTap(indoors)}
    ${drawFridge(indoors)}
    ${drawTable(indoors)}`
}

function drawTiles({ paint }: Stage): Markup {
  const [plain, tinted, blue] = [paint('#fffaf0'), paint('#e7f2f1'), paint('#6fc6d6')]
  const tiles = times(3, (row) =>
    times(20, (column) => {
      const [x, y] = [column * 60, 280 + row * 60]
      const isTinted = (row + column) % 2 === 1
      const flower =
        isTinted &&
        svg`<path d="M${x + 30} ${y + 12}L${x + 48} ${y + 30}L${x + 30} ${y + 48}L${x + 12} ${y + 30}Z" fill="${blue}"/>`
      return svg`<rect x="${x + 2}" y="${y + 2}" width="56" height="56" fill="${isTinted ? tinted : plain}"/>${flower}`
    }).join(''),
  )
  return tiles.join('')
}

type Cabinet = { x: number; y: number; width: number; height: number; doors: number }

function drawCabinet({ paint }: Stage, { x, y, width, height, doors }: Cabinet, wood: Colour) {
  const door = width / doors
  const knob = paint('#ffc53d')
  const knobs = times(
    doors,
    (index) =>
      svg`<rect x="${x + door * (index + 1) - 26}" y="${y + height * 0.2}" width="12" height="36" rx="6" fill="${knob}"/>`,
  )
  const seams = times(doors - 1, (index) => svg`M${x + door * (index + 1)} ${y}v${height}`)
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${wood}"/>
    <path d="${seams}" stroke="${darken(wood, 0.3)}" stroke-width="6"/>
    ${knobs}`
}

function drawStove({ paint }: Stage): Markup {
  const pot = paint('#e4572e')
  return svg`<rect x="240" y="${counter - 12}" width="200" height="14" rx="4" fill="${paint('#37474c')}"/>
    <rect x="268" y="${counter - 76}" width="130" height="64" rx="10" fill="${pot}"/>
    <rect x="256" y="${counter - 66}" width="154" height="10" rx="5" fill="${darken(pot, 0.24)}"/>
    <circle cx="333" cy="${counter - 82}" r="9" fill="${darken(pot, 0.24)}"/>
    <path d="M310 ${counter - 100}q-18 -24 0 -46t0 -46M356 ${counter - 100}q-18 -24 0 -46t0 -46"
      stroke="#ffffff" stroke-width="8" opacity=".4" fill="none" stroke-linecap="round"/>`
}

const drawTap = ({ paint }: Stage): Markup =>
  svg`<path d="M680 ${counter}v-64q0 -24 26 -24t26 24v14" stroke="${paint('#8fa3ab')}" stroke-width="12" fill="none"/>
    <rect x="620" y="${counter - 6}" width="220" height="10" fill="${paint('#b9c6cb')}"/>`

function drawFridge({ paint }: Stage): Markup {
  const white = paint('#f4f1e8')
  return svg`<rect x="970" y="180" width="210" height="474" rx="12" fill="${white}"/>
    <rect x="1130" y="180" width="50" height="474" rx="12" fill="${darken(white, 0.07)}"/>
    <path d="M970 360H1180" stroke="${darken(white, 0.16)}" stroke-width="8"/>
    <path d="M1000 270v62M1000 396v104" stroke="${paint('#8fa3ab')}" stroke-width="10" stroke-linecap="round"/>`
}

function drawTable({ paint, random }: Stage): Markup {
  const wood = paint('#a36d43')
  const fruits = ['#ffc53d', '#e4572e', '#3c9a5f', '#f08a3c'] as const
  const bowl = times(4, (index) => {
    const x = 480 + index * 32
    return svg`<circle cx="${x}" cy="${636 - (index % 2) * 14}" r="24" fill="${paint(random.pick(fruits))}"/>`
  })
  return svg`<ellipse cx="520" cy="790" rx="400" ry="24" fill="#000000" opacity=".14"/>
    <path d="M240 690V800M800 690V800" stroke="${darken(wood, 0.24)}" stroke-width="20"/>
    <rect x="190" y="672" width="660" height="26" rx="8" fill="${wood}"/>
    ${bowl}
    <path d="M440 640H610Q600 674 526 674Q450 674 440 640Z" fill="${paint('#fffaf0')}"/>`
}
