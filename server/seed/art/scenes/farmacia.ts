import { type Colour, darken, lighten } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'
import { drawBench } from '../town/bench.ts'
import { drawPlantPot } from '../town/goods.ts'
import { drawLightPool, drawStreet, pavement } from '../town/street.ts'
import { glassColour } from '../town/window.ts'

const green = '#2e8b57'
/** Colder than lamplight: a pharmacy on duty is lit by tubes. */
const shopLight = '#eefbe9'

/** The pharmacy, whose green cross is the brightest thing in the street at night. */
export function drawFarmacia(stage: Stage): Markup {
  const { random } = stage
  const street = random.chance(0.5)
    ? drawBicycle(stage, { x: 330, y: 700, scale: 1 })
    : drawBench(stage, { x: 330, y: 696, scale: 1.1 })
  return svg`${drawStreet(stage)}
    ${drawFacade(stage)}
    ${drawShopWindow(stage, { x: 256, columns: 4 })}
    ${drawShopWindow(stage, { x: 768, columns: 2 })}
    ${drawEntrance(stage)}
    ${drawLightPool(stage, 600, 340, shopLight)}
    ${drawCross(stage, { x: 600, y: 262, scale: 1 })}
    ${drawBladeSign(stage)}
    ${street}
    ${drawPlantPot(stage, { x: 746, y: 694, scale: 0.95 })}`
}

function drawFacade({ paint }: Stage): Markup {
  const wall = paint('#fbf7ee')
  const band = paint(green)
  return svg`<rect x="210" y="196" width="780" height="${pavement - 196}" fill="${wall}"/>
    <rect x="900" y="196" width="90" height="${pavement - 196}" fill="${darken(wall, 0.1)}"/>
    <path d="M210 222H900M210 302H900" stroke="${darken(wall, 0.1)}" stroke-width="4"/>
    <rect x="198" y="184" width="804" height="18" fill="${darken(wall, 0.16)}"/>
    <rect x="210" y="330" width="780" height="46" fill="${band}"/>
    <rect x="210" y="376" width="780" height="9" fill="${darken(band, 0.3)}"/>
    <rect x="210" y="${pavement - 30}" width="780" height="30" fill="${darken(wall, 0.3)}"/>`
}

const packets = ['#e4572e', '#f2c14e', '#2a9d8f', '#7fb7d6', '#fff8ea', '#d1495b'] as const

function drawShopWindow(stage: Stage, { x, columns }: { x: number; columns: number }): Markup {
  const { paint, palette, random } = stage
  const width = columns * 72
  const frame = paint('#3d5a55')
  const room = palette.lampsAreLit ? shopLight : lighten(glassColour(stage), 0.42)
  const shelves = [456, 520, 584].map((y) => {
    const row = times(Math.floor(width / 26), (index) => {
      const height = random.between(20, 42)
      const left = x + 8 + index * 26
      const colour = inLamplight(stage).paint(random.pick(packets))
      return random.chance(0.4)
        ? svg`<path d="M${left + 3} ${y}v${-height}h4v-7h6v7h4v${height}Z" fill="${colour}"/>`
        : svg`<rect x="${left}" y="${y - height}" width="20" height="${height}" fill="${colour}"/>`
    })
    return svg`${row}<rect x="${x}" y="${y}" width="${width}" height="6" fill="${darken(frame, 0.1)}"/>`
  })
  const posts = times(
    columns / 2 + 1,
    (index) => svg`<rect x="${x + index * 144 - 5}" y="400" width="10" height="218"/>`,
  )
  return svg`<rect x="${x}" y="400" width="${width}" height="214" fill="${room}"/>
    ${shelves}
    <path d="M${x + 20} 590L${x + 90} 404M${x + 48} 596L${x + 116} 404"
      stroke="#ffffff" stroke-width="9" opacity=".28"/>
    <g fill="${frame}">
    ${posts}
    <rect x="${x - 5}" y="396" width="${width + 10}" height="9"/>
    <rect x="${x - 5}" y="610" width="${width + 10}" height="12"/></g>`
}

function drawEntrance(stage: Stage): Markup {
  const { paint, palette } = stage
  const frame = paint('#3d5a55')
  const room = palette.lampsAreLit ? lighten(shopLight, 0.3) : lighten(glassColour(stage), 0.3)
  return svg`<rect x="566" y="396" width="180" height="${pavement - 396}" fill="${frame}"/>
    <rect x="576" y="406" width="76" height="${pavement - 412}" fill="${room}"/>
    <rect x="660" y="406" width="76" height="${pavement - 412}" fill="${room}"/>
    <path d="M592 600L636 440" stroke="#ffffff" stroke-width="8" opacity=".4"/>
    <path d="M646 500v60M666 500v60" stroke="${darken(frame, 0.2)}" stroke-width="5" stroke-linecap="round"/>
    <rect x="552" y="${pavement - 5}" width="208" height="13" fill="${paint('#efe6d2')}"/>`
}

function drawCross(stage: Stage, at: { x: number; y: number; scale: number }): Markup {
  const { palette, paint } = stage
  const colour = palette.lampsAreLit ? '#3fd486' : paint(green)
  const shape = 'M-18 -54H18V-18H54V18H18V54H-18V18H-54V-18H-18Z'
  const glow =
    palette.lampsAreLit &&
    drawGlow(stage, { x: 0, y: 0, radius: 170, colour: '#3fd486', strength: 0.6 })
  return place(
    at,
    svg`${glow}
      <path d="${shape}" fill="${colour}" stroke="${paint('#ffffff')}" stroke-width="8" stroke-linejoin="round"/>
      <path d="M-10 -44H10V-10H44" stroke="${lighten(colour, 0.5)}" stroke-width="4" fill="none"/>`,
  )
}

/** The sign that sticks out over the pavement, so that the street sees it from afar. */
function drawBladeSign(stage: Stage): Markup {
  const { palette } = stage
  return svg`<path d="M210 282H150M150 282V262M150 300V282" stroke="${palette.ink}" stroke-width="6"/>
    ${drawCross(stage, { x: 150, y: 282, scale: 0.62 })}`
}

/** A bicycle with a basket, 200 units long; origin on the ground between its wheels. */
function drawBicycle({ palette, paint }: Stage, at: Placement, colour: Colour = '#c8402f') {
  const frame = paint(colour)
  const wheel = (x: number): Markup =>
    svg`<circle cx="${x}" cy="-36" r="34" fill="none" stroke="${palette.ink}" stroke-width="6"/>
      <circle cx="${x}" cy="-36" r="4" fill="${palette.ink}"/>
      <path d="M${x - 34} -36h68M${x} -70v68M${x - 24} -60l48 48M${x + 24} -60l-48 48"
        stroke="${palette.ink}" stroke-width="1" opacity=".6"/>`
  return place(
    at,
    svg`<ellipse cx="14" cy="1" rx="104" ry="7" fill="#000000" opacity=".18"/>
      ${wheel(-62)}
      ${wheel(62)}
      <path d="M-62 -36L-22 -92H40L62 -36M-22 -92L4 -36L40 -92M-62 -36H4M-28 -104L-20 -88"
        stroke="${frame}" stroke-width="7" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M40 -92L34 -116H14M34 -116L54 -122"
        stroke="${palette.ink}" stroke-width="6" fill="none" stroke-linecap="round"/>
      <path d="M-46 -108H-14" stroke="${palette.ink}" stroke-width="9" stroke-linecap="round"/>
      <path d="M50 -112H92L86 -80H56Z" fill="${paint('#c9974f')}"/>
      <circle cx="4" cy="-36" r="9" fill="${palette.ink}"/>`,
  )
}
