import { drawBed, drawBedside, drawFramed } from '../home/furniture.ts'
import { drawCurtain, drawRoom, drawSeaWindow } from '../home/room.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, svg } from '../svg.ts'
import { drawPlantPot } from '../town/goods.ts'

const walls = ['#f4e7cf', '#dcebe4', '#f3d8c6'] as const
const throws = ['#1f7f94', '#c8402f', '#2e7d5b'] as const

/** A guest room: a made bed, a lamp, the sea between two curtains. */
export function drawQuarto(stage: Stage): Markup {
  const indoors = inLamplight(stage)
  const { paint, random } = indoors
  const cloth = paint('#fff8ee')
  return svg`${drawRoom(indoors, { wall: paint(random.pick(walls)), boards: paint('#c08a58'), floor: 610 })}
    ${drawSeaWindow(stage, { x: 690, y: 120, width: 340, height: 320 }, paint('#fffaf0'), 'cross')}
    ${drawCurtain({ x: 566, y: 70, width: 120, height: 430 }, cloth, 'left')}
    ${drawCurtain({ x: 1034, y: 70, width: 120, height: 430 }, cloth, 'right')}
    <rect x="540" y="60" width="640" height="12" rx="6" fill="${paint('#7a4a2f')}"/>
    ${drawFramed(indoors, { x: 285, y: 200 })}
    ${drawBed(indoors, { x: 385, y: 724 }, random.pick(throws))}
    ${drawBedside(indoors, { x: 866, y: 722 })}
    ${drawPlantPot(indoors, { x: 1090, y: 770, scale: 1.8 })}`
}
