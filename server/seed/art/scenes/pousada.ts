import { mix } from '../colour.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawBroadLeaves, drawBush } from '../nature/plants.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { placeDisc } from '../nature/sky.ts'
import { drawUmbrella } from '../shore/umbrella.ts'
import type { Stage } from '../stage.ts'
import { linearGradient, type Markup, place, svg } from '../svg.ts'
import { drawGuesthouse } from '../town/guesthouse.ts'

/** A guesthouse with a veranda and a pool, the sea behind the garden. */
export function drawPousada(stage: Stage): Markup {
  const { palette, paint, random } = stage
  const horizon = random.between(430, 450)
  const disc = { ...placeDisc(stage, horizon), x: random.between(90, 150) }
  const [shade, light] = palette.leaf
  const flower = paint('#d6336c')
  return svg`${drawSeascape(stage, { horizon, bottom: 620, disc })}
    ${drawSails(stage, horizon, [30, 260])}
    <path d="M-20 820V560Q140 540 330 566T880 570T1220 552V820Z" fill="${mix(shade, light, 0.8)}"/>
    ${drawPalm(stage, { x: 262, y: 610, height: random.between(400, 440), lean: -0.1 })}
    ${drawPalm(stage, { x: 1010, y: 610, height: random.between(370, 410), lean: 0.12 })}
    ${drawBush(stage, { x: 318, y: 616, scale: 1.1 }, flower)}
    ${drawBush(stage, { x: 950, y: 614, scale: 1.2 }, flower)}
    ${drawGuesthouse(stage, { x: 630, y: 612 })}
    ${drawBush(stage, { x: 366, y: 640, scale: 0.8 }, flower)}
    ${drawBush(stage, { x: 908, y: 642, scale: 0.9 })}
    ${drawPool(stage)}
    ${drawUmbrella(stage, { x: 1010, y: 726, scale: 1.25 }, random.pick(['#e4572e', '#f2c14e', '#2a9d8f']))}
    ${drawLounger(stage, 250, 700)}
    ${drawLounger(stage, 170, 738)}
    ${drawBroadLeaves(stage, { x: 30, y: 830, scale: 1.7 })}
    ${drawBroadLeaves(stage, { x: 1186, y: 836, scale: 1.5 })}`
}

function drawPool({ palette, paint, uniqueId }: Stage): Markup {
  const id = uniqueId('pool')
  const deck = paint('#ecdcbc')
  const water = palette.isNight ? ['#1f8fb0', '#1a5f9a'] : [paint('#7fdcdc'), paint('#22a3bd')]
  return svg`<defs>
    ${linearGradient(id, water)}</defs>
    <path d="M330 664H940L1060 784H210Z" fill="${deck}"/>
    <path d="M210 784H1060V796H210Z" fill="${mix(deck, palette.ink, 0.3)}"/>
    <path d="M390 682H884L960 762H306Z" fill="url(#${id})"/>
    <path d="M390 682H884L888 687H386Z" fill="${mix(deck, palette.ink, 0.35)}"/>
    <path d="M440 708q30 -8 60 0t60 0M620 724q36 -8 72 0t72 0M480 744q34 -8 68 0t68 0M720 700q26 -7 52 0t52 0"
      stroke="#ffffff" stroke-width="4" opacity=".5" fill="none" stroke-linecap="round"/>`
}

function drawLounger({ palette, paint }: Stage, x: number, y: number): Markup {
  const cushion = paint('#fff4dc')
  return place(
    { x, y },
    svg`<ellipse cx="10" cy="2" rx="62" ry="7" fill="#000000" opacity=".16"/>
      <path d="M-44 0V-16M46 0V-16" stroke="${palette.ink}" stroke-width="5"/>
      <path d="M-58 -44L-26 -18H56" stroke="${palette.ink}" stroke-width="6" fill="none" stroke-linejoin="round"/>
      <path d="M-58 -52L-26 -25H56" stroke="${cushion}" stroke-width="9" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`,
  )
}
