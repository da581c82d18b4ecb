import { mix } from '../colour.ts'
import { drawHungHammock } from '../home/hammock.ts'
import {
  drawHouseDoor,
  drawPosts,
  drawShutteredWindow,
  drawTiledRoof,
  drawWall,
} from '../home/house.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBush } from '../nature/plants.ts'
import { drawSky, placeDisc } from '../nature/sky.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg } from '../svg.ts'

const walls = ['#fff3da', '#f3c98c', '#bcd9cd', '#e9b7a4'] as const
const leaves = ['#2f8a6a', '#1f7f94', '#9a4a32'] as const

/** A family house with a porch and a garden behind a low wall. */
export function drawCasa(stage: Stage): Markup {
  const { paint, random } = stage
  const wall = paint(random.pick(walls))
  const leaf = random.pick(leaves)
  const flower = paint('#ffc53d')
  return svg`${drawSky(stage, 440, placeDisc(stage, 420))}
    ${drawGarden(stage)}
    ${drawWall({ x: 240, y: 400, width: 680, height: 272 }, wall)}
    ${drawTiledRoof(stage, { left: 190, right: 970, ridge: 268, eaves: 410, slope: 140 })}
    ${drawShutteredWindow(stage, { x: 324, y: 480, width: 86, height: 96 }, paint(leaf))}
    ${drawShutteredWindow(stage, { x: 512, y: 480, width: 86, height: 96 }, paint(leaf))}
    <rect x="640" y="440" width="310" height="230" fill="${mix(wall, stage.palette.ink, 0.14)}"/>
    ${drawHouseDoor(stage, { x: 812, y: 500, width: 104, height: 172 }, leaf)}
    ${drawHungHammock(stage, { from: [656, 512], to: [784, 512], sag: 44 })}
    ${drawPosts([648, 790, 944], 424, 676, paint('#7a4a2f'))}
    <rect x="220" y="670" width="760" height="14" fill="${paint('#c9ab7c')}"/>
    ${[300, 440, 1010].map((x) => drawBush(stage, { x, y: 700, scale: 1.1 }, flower))}
    ${drawFence(stage)}`
}

function drawGarden(stage: Stage): Markup {
  const { palette, paint, random } = stage
  const [shade, light] = palette.leaf
  return svg`<path d="M0 470Q200 410 420 450T820 430T1200 460V800H0Z" fill="${mix(shade, light, 0.5)}"/>
    <path d="M0 500Q260 450 560 490T1200 480V800H0Z" fill="${shade}"/>
    ${drawPalm(stage, { x: 1060, y: 640, height: random.between(470, 520), lean: -0.06 })}
    ${drawPalm(stage, { x: 130, y: 650, height: random.between(430, 470), lean: 0.05 })}
    <rect y="640" width="1200" height="160" fill="${mix(light, palette.sand[0], 0.3)}"/>
    <path d="M480 800L570 684H760L880 800Z" fill="${paint('#e3cf9f')}"/>`
}

function drawFence({ paint }: Stage): Markup {
  const wall = paint('#f4e7cf')
  const coping = paint('#cf6a42')
  return svg`<rect y="716" width="470" height="84" fill="${wall}"/>
    <rect y="706" width="470" height="14" fill="${coping}"/>
    <rect x="890" y="716" width="310" height="84" fill="${wall}"/>
    <rect x="890" y="706" width="310" height="14" fill="${coping}"/>`
}
