import { drawFramed, drawFruitTable, drawSofa } from '../home/furniture.ts'
import { drawCurtain, drawRoom, drawSeaWindow } from '../home/room.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, svg } from '../svg.ts'
import { drawPlantPot } from '../town/goods.ts'

const sofas = ['#1f7f94', '#2e7d5b', '#b5482f'] as const

/** The living room of a house by the beach. */
export function drawSala(stage: Stage): Markup {
  const indoors = inLamplight(stage)
  const { paint, random } = indoors
  const rug = paint('#cf6a42')
  return svg`${drawRoom(indoors, { wall: paint('#e2eeea'), boards: paint('#d0ae7e'), floor: 600 })}
    ${drawSeaWindow(stage, { x: 580, y: 90, width: 520, height: 430 }, paint('#fffaf0'), 'post')}
    ${drawCurtain({ x: 470, y: 40, width: 120, height: 572 }, paint('#ffffff'), 'left')}
    ${drawFramed(indoors, { x: 250, y: 210, scale: 1.2 })}
    <ellipse cx="420" cy="752" rx="440" ry="40" fill="${rug}"/>
    <ellipse cx="420" cy="752" rx="390" ry="30" fill="none" stroke="${paint('#ffe3b0')}" stroke-width="6"/>
    ${drawSofa(indoors, { x: 350, y: 728 }, random.pick(sofas))}
    ${drawFruitTable(indoors, { x: 900, y: 764 })}
    ${drawPlantPot(indoors, { x: 1120, y: 724, scale: 1.6 })}`
}
