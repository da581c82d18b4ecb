import { type Colour, darken } from '../colour.ts'
import { lampLight } from '../palettes.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'
import { drawLightPool, drawStreet, pavement } from '../town/street.ts'
import { drawCar } from '../town/vehicles.ts'

const walls = ['#e8b04a', '#7fb7b0', '#d9806a'] as const

/** A workshop with its gate up: tools on the wall, tyres in a pile, a car being seen to. */
export function drawOficina(stage: Stage): Markup {
  const { paint, random } = stage
  const wall = paint(random.pick(walls))
  return svg`${drawStreet(stage)}
    <rect x="180" y="230" width="840" height="${pavement - 230}" fill="${wall}"/>
    <rect x="900" y="230" width="120" height="${pavement - 230}" fill="${darken(wall, 0.1)}"/>
    <rect x="164" y="214" width="872" height="22" fill="${darken(wall, 0.36)}"/>
    ${drawGear(stage, { x: 600, y: 294 })}
    ${drawBay(inLamplight(stage))}
    ${drawLightPool(stage, 600, 350, lampLight)}
    ${drawCar(stage, { x: 600, y: 690, scale: 1.25 }, random.pick(['#c8402f', '#1f7a8c', '#f2c14e']))}
    ${drawTyres(stage, { x: 244, y: 700 })}
    ${drawTyres(stage, { x: 972, y: 698 })}`
}

function drawGear({ paint }: Stage, at: Placement): Markup {
  const teeth = times(
    8,
    (index) => svg`<rect x="-9" y="-50" width="18" height="24" transform="rotate(${index * 45})"/>`,
  )
  return place(
    at,
    svg`<g fill="${paint('#0d3b45')}">${teeth}<circle r="36"/></g><circle r="15" fill="${paint('#fff6e6')}"/>`,
  )
}

/** What the open gate shows: a board with tools and a shelf of cans. */
function drawBay({ paint, palette, random }: Stage): Markup {
  const room = palette.lampsAreLit ? darken(lampLight, 0.12) : paint('#4c5f66')
  const steel = paint('#d5dde0')
  const slats = times(4, (index) => svg`M250 ${374 + index * 11}H950`)
  const tools = times(9, (index) => {
    const x = 300 + index * 42
    return random.chance(0.5)
      ? svg`<path d="M${x} 440v60M${x - 9} 436h18" stroke="${steel}" stroke-width="8" stroke-linecap="round"/>`
      : svg`<path d="M${x} 450v50" stroke="${steel}" stroke-width="7"/><circle cx="${x}" cy="442" r="11" fill="none" stroke="${steel}" stroke-width="6"/>`
  })
  const cans = times(6, (index) => {
    const colour = paint(random.pick(['#e4572e', '#f2c14e', '#2a9d8f', '#3f5fa3']))
    return svg`<rect x="${720 + index * 34}" y="462" width="26" height="38" rx="4" fill="${colour}"/>`
  })
  return svg`<rect x="250" y="360" width="700" height="${pavement - 360}" fill="${room}"/>
    <rect x="250" y="360" width="700" height="50" fill="${paint('#9fb0b5')}"/>
    <path d="${slats}" stroke="${paint('#7d9096')}" stroke-width="4"/>
    ${tools}
    ${cans}
    <rect x="706" y="500" width="226" height="9" fill="${paint('#8a5a36')}"/>
    <rect x="240" y="360" width="14" height="${pavement - 360}" fill="${paint('#37474c')}"/>
    <rect x="946" y="360" width="14" height="${pavement - 360}" fill="${paint('#37474c')}"/>`
}

function drawTyres({ palette }: Stage, at: Placement): Markup {
  const rubber: Colour = palette.ink
  const pile = times(3, (index) => {
    const y = -18 - index * 34
    return svg`<rect x="-52" y="${y - 16}" width="104" height="34" rx="15" fill="${rubber}"/>
      <path d="M-40 ${y}h80" stroke="#ffffff" stroke-width="3" opacity=".25"/>`
  })
  return place(at, svg`<ellipse cx="8" cy="2" rx="66" ry="9" fill="#000000" opacity=".2"/>${pile}`)
}
