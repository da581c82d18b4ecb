import { drawHungHammock } from '../home/hammock.ts'
import {
  drawHouseDoor,
  drawPosts,
  drawShutteredWindow,
  drawTiledRoof,
  drawWall,
} from '../home/house.ts'
import { drawBeach } from '../nature/beach.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush, drawGrass } from '../nature/plants.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

const walls = ['#fff8ea', '#f7d9a8', '#cfe3de', '#f2c9b4'] as const
const leaves = ['#1f7f94', '#2e7d5b', '#b5482f'] as const
const posts = [306, 450, 594, 738, 882, 994] as const

/** A guesthouse of two floors on the sand, its veranda hung with hammocks. */
export function drawFachada(stage: Stage): Markup {
  const { paint, random } = stage
  const wall = paint(random.pick(walls))
  const leaf = random.pick(leaves)
  const flower = paint('#e4572e')
  return svg`${drawSeascape(stage, { horizon: 470, bottom: 640 })}
    ${drawSails(stage, 470, [40, 280])}
    ${drawPalm(stage, { x: 150, y: 700, height: 520, lean: 0.06 })}
    ${drawBeach(stage, 620)}
    ${drawWall({ x: 330, y: 300, width: 640, height: 380 }, wall)}
    ${drawTiledRoof(stage, { left: 280, right: 1020, ridge: 196, eaves: 306, slope: 100 })}
    ${[420, 614, 806].map((x) => drawShutteredWindow(stage, { x, y: 356, width: 74, height: 100 }, paint(leaf)))}
    ${drawTiledRoof(stage, { left: 270, right: 1030, ridge: 500, eaves: 560, slope: 60 })}
    <rect x="330" y="574" width="640" height="110" fill="${wall}"/>
    ${drawHouseDoor(stage, { x: 614, y: 590, width: 104, height: 94 }, leaf)}
    ${drawHungHammock(stage, { from: [464, 600], to: [594, 600], sag: 28 })}
    ${drawHungHammock(stage, { from: [752, 600], to: [882, 600], sag: 28 })}
    ${drawPosts(posts, 572, 690, paint('#7a4a2f'))}
    <rect x="290" y="682" width="730" height="16" fill="${paint('#b59468')}"/>
    <path d="M600 698H740L800 800H540Z" fill="${paint('#ecd6a6')}"/>
    ${[340, 470, 890, 1030].map((x, index) => drawBush(stage, { x, y: 724, scale: 1 + (index % 2) * 0.3 }, flower))}
    ${drawPalm(stage, { x: 1110, y: 776, height: 560, lean: -0.08 })}
    ${times(8, () => drawGrass(stage, { x: random.between(20, 260), y: random.between(730, 792) }))}`
}
