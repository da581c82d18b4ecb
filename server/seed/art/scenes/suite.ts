import { drawBed, drawPendant } from '../home/furniture.ts'
import { drawCurtain, drawRoom, drawSeaView } from '../home/room.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

const walls = ['#e9c3a2', '#cfdcd0', '#d9cbe0'] as const

/** A suite whose glass door opens onto a balcony over the sea. */
export function drawSuite(stage: Stage): Markup {
  const indoors = inLamplight(stage)
  const { paint, random } = indoors
  const frame = paint('#6b3b33')
  const rail = paint('#3b2a30')
  const cloth = paint('#f9e2c8')
  const balusters = times(17, (index) => svg`M${96 + index * 28} 540v86`)
  return svg`${drawRoom(indoors, { wall: paint(random.pick(walls)), boards: paint('#8a5546'), floor: 620 })}
    <rect x="60" y="60" width="520" height="566" fill="${frame}"/>
    ${drawSeaView(stage, { x: 80, y: 80, width: 480, height: 546 })}
    <path d="M320 80v546" stroke="${frame}" stroke-width="16"/>
    <path d="M80 540H560M80 566H560" stroke="${rail}" stroke-width="7"/>
    <path d="${balusters}" stroke="${rail}" stroke-width="4"/>
    ${drawCurtain({ x: 30, y: 40, width: 130, height: 600 }, cloth, 'left')}
    ${drawCurtain({ x: 490, y: 40, width: 130, height: 600 }, cloth, 'right')}
    ${drawPendant(indoors, { x: 900, y: 0 })}
    ${drawBed(indoors, { x: 900, y: 744, scale: 0.86 }, '#9b3f6b')}`
}
