import { darken } from '../colour.ts'
import { drawPendant } from '../home/furniture.ts'
import { drawRoom, drawSeaView } from '../home/room.ts'
import { festive } from '../palettes.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'
import { drawStringLights } from '../town/bunting.ts'

const counterTop = 520
const bottles = ['#2e7d5b', '#8a5a2b', '#c8d7de', '#b5482f', '#3f5fa3'] as const

/** A bar by the sea: bottles on their shelves, stools at the counter, the evening outside. */
export function drawBar(stage: Stage): Markup {
  const indoors = inLamplight(stage)
  const { paint, random } = indoors
  const wall = paint(random.pick(['#35545c', '#6b3f35', '#3f5a49']))
  return svg`${drawRoom(indoors, { wall, boards: paint('#a5744a'), floor: 660 })}
    <rect x="60" y="110" width="440" height="330" fill="${paint('#3a2a22')}"/>
    ${drawSeaView(stage, { x: 80, y: 130, width: 400, height: 290 })}
    ${drawShelves(indoors)}
    ${drawStringLights(stage, { from: [0, 60], to: [1200, 60], sag: 34 })}
    ${[330, 760, 1010].map((x) => drawPendant(indoors, { x, y: 0, scale: 0.72 }))}
    ${drawCounter(indoors)}
    ${[190, 430, 670, 910].map((x) => drawStool(indoors, { x, y: 768 }))}`
}

function drawShelves({ paint, random }: Stage): Markup {
  const wood = paint('#8a5a36')
  const rows = [250, 350, 450].map((y) => {
    const row = times(13, (index) => {
      const height = random.between(50, 78)
      const x = 574 + index * 44
      return svg`<path d="M${x} ${y}v${-height * 0.6}q0 -8 7 -12v${-height * 0.3}h10v${height * 0.3}q7 4 7 12v${height * 0.6}Z"
        fill="${paint(random.pick(bottles))}"/>`
    })
    return svg`${row}<rect x="550" y="${y}" width="600" height="10" fill="${wood}"/>`
  })
  return svg`<rect x="540" y="140" width="620" height="340" fill="${darken(wood, 0.5)}"/>${rows}`
}

function drawCounter({ paint, random }: Stage): Markup {
  const wood = paint('#9c6b42')
  const boards = times(17, (index) => svg`M${60 + index * 70} ${counterTop + 30}v180`)
  const glasses = times(5, (index) =>
    drawDrink(
      { x: 150 + index * 226, y: counterTop + 4 },
      paint(random.pick(festive)),
      paint('#ffffff'),
    ),
  )
  return svg`<rect y="${counterTop}" width="1200" height="34" fill="${wood}"/>
    <rect y="${counterTop + 30}" width="1200" height="180" fill="${darken(wood, 0.24)}"/>
    <path d="${boards}" stroke="${darken(wood, 0.4)}" stroke-width="5"/>
    ${glasses}`
}

/** A fruit drink with its straw and a slice at the rim. */
const drawDrink = (at: Placement, juice: string, glass: string): Markup =>
  place(
    at,
    svg`<path d="M14 -64L34 -112" stroke="${juice}" stroke-width="6"/>
      <path d="M-26 -70H26L18 0H-18Z" fill="${glass}" opacity=".55"/>
      <path d="M-22 -50H22L17 -4H-17Z" fill="${juice}"/>
      <circle cx="-24" cy="-70" r="17" fill="#ffc53d"/>
      <circle cx="-24" cy="-70" r="10" fill="#fff1c4"/>`,
  )

function drawStool({ paint }: Stage, at: Placement): Markup {
  const wood = paint('#5b3a22')
  return place(
    at,
    svg`<ellipse cy="4" rx="60" ry="8" fill="#000000" opacity=".24"/>
      <path d="M-26 -150L-46 0M26 -150L46 0M-38 -60H38" stroke="${wood}" stroke-width="10"/>
      <rect x="-52" y="-170" width="104" height="24" rx="12" fill="${paint('#e4572e')}"/>`,
  )
}
