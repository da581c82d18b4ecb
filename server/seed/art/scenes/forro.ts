import { type Colour, darken, mix } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { drawSeascape } from '../nature/seascape.ts'
import { placeDisc } from '../nature/sky.ts'
import { festive } from '../palettes.ts'
import { drawAccordionist, drawDrummer, drawTriangleMan } from '../people/musicians.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'
import { drawBunting, drawStringLights } from '../town/bunting.ts'

const floor = 690

/** A trio plays and couples turn in a thatched pavilion open to the sea. */
export function drawForro(stage: Stage): Markup {
  const { random } = stage
  const lit = inLamplight(stage)
  const horizon = random.between(440, 460)
  const disc = { ...placeDisc(stage, horizon), x: random.between(600, 700) }
  return svg`${drawSeascape(stage, { horizon, bottom: 640, disc })}
    ${drawFloor(lit)}
    ${drawPavilion(lit)}
    ${drawBandstand(lit)}
    ${drawCouples(lit)}`
}

function drawFloor({ palette, paint }: Stage): Markup {
  const [light, shade] = palette.sand
  const boards = paint('#b98a5a')
  const gaps = times(
    14,
    (index) => svg`M${90 + index * 80} 622L${600 + (90 + index * 80 - 600) * 1.5} 800`,
  )
  return svg`<rect y="596" width="1200" height="220" fill="${mix(light, shade, 0.4)}"/>
    <path d="M70 622H1130L1330 810H-130Z" fill="${boards}"/>
    <path d="${gaps}" stroke="${darken(boards, 0.24)}" stroke-width="3"/>
    <rect x="70" y="614" width="1060" height="10" fill="${darken(boards, 0.35)}"/>`
}

function drawPavilion(stage: Stage): Markup {
  const { palette, paint } = stage
  const thatch = paint('#a8723a')
  const fringe = times(31, (index) => svg`L${1230 - index * 42} ${index % 2 === 0 ? 196 : 172}`)
  const straws = times(
    26,
    (index) => svg`M${20 + index * 46} ${60 + (index % 3) * 26}l${(index - 13) * 1.6} 62`,
  )
  const strings = [
    { from: [96, 200], to: [600, 196], sag: 46 },
    { from: [600, 196], to: [1104, 200], sag: 46 },
  ] as const
  const glow =
    palette.lampsAreLit &&
    drawGlow(stage, { x: 600, y: 420, radius: 620, colour: '#ffb454', strength: 0.9 })
  return svg`<path d="M96 640V180M1104 640V180"
    stroke="${mix(paint('#6f4a30'), palette.ink, 0.4)}" stroke-width="20"/>
    ${glow}
    ${strings.map((string) => drawBunting(stage, string))}
    ${strings.map(({ from, to }) => drawStringLights(stage, { from, to, sag: 92 }))}
    <path d="M-40 -20H1240V190${fringe}L-40 190Z" fill="${thatch}"/>
    <path d="M-40 -20H1240V60Q600 20 -40 60Z" fill="${darken(thatch, 0.3)}"/>
    <path d="${straws}" stroke="${darken(thatch, 0.22)}" stroke-width="5" stroke-linecap="round"/>`
}

function drawBandstand(stage: Stage): Markup {
  const { paint } = stage
  const wood = paint('#8a5a36')
  return svg`<path d="M122 600H470L486 632H106Z" fill="${wood}"/>
    <rect x="106" y="632" width="380" height="34" fill="${darken(wood, 0.35)}"/>
    ${drawTriangleMan(stage, { x: 178, y: 616, scale: 1.02 })}
    ${drawAccordionist(stage, { x: 296, y: 620, scale: 1.1 })}
    ${drawDrummer(stage, { x: 412, y: 618, scale: 1.04 })}`
}

function drawCouples(stage: Stage): Markup {
  const { random } = stage
  const turn = random.whole(0, festive.length - 1)
  const places = [
    { x: 580, y: floor - 18, scale: 0.98 },
    { x: 1010, y: floor + 2, scale: 1.06 },
    { x: 792, y: floor + 70, scale: 1.38 },
  ]
  return places
    .map(({ x, y, scale }, index) => {
      const at = { x: x + random.between(-14, 14), y, scale, flip: index % 2 === 1 }
      return drawDancers(stage, at, festive[(turn + index) % festive.length] ?? festive[0])
    })
    .join('')
}

/** A couple in mid-turn, hands joined overhead; origin between their feet, 220 units tall. */
function drawDancers({ palette, paint }: Stage, at: Placement, skirt: Colour): Markup {
  const { ink } = palette
  const cloth = paint(skirt)
  const shadow = svg`<ellipse cx="14" cy="4" rx="84" ry="9" fill="#000000" opacity=".22"/>`
  const man = svg`<g stroke="${ink}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-36 -96L-48 -50L-38 -4L-26 -2M-26 -96L-16 -52L-30 -8" stroke-width="15"/>
    <path d="M-16 -146L-2 -176L2 -212" stroke-width="10"/>
    <path d="M-46 -144L-60 -118L-44 -98" stroke-width="10"/></g>
    <path d="M-52 -150Q-32 -162 -12 -150L-18 -92H-46Z" fill="${ink}"/>
    <circle cx="-30" cy="-174" r="14" fill="${ink}"/>
    <path d="M-54 -182Q-30 -194 -8 -182Q-12 -204 -32 -204Q-50 -204 -54 -182Z" fill="${paint('#d9a441')}"/>`
  const woman = svg`<g stroke="${ink}" fill="none" stroke-linecap="round">
    <path d="M22 -50L16 -4M42 -50L62 -20L74 -20" stroke-width="11"/>
    <path d="M22 -142L10 -176L4 -212" stroke-width="9"/>
    <path d="M46 -142L66 -118L84 -92" stroke-width="9"/></g>
    <path d="M14 -148Q32 -156 52 -146L44 -100H18Z" fill="${cloth}"/>
    <path d="M18 -104Q2 -70 -14 -44Q24 -26 62 -38Q96 -52 122 -82Q84 -74 44 -104Z" fill="${cloth}"/>
    <path d="M34 -102Q50 -70 62 -38Q96 -52 122 -82Q84 -74 44 -104Z" fill="${darken(cloth, 0.18)}"/>
    <path d="M-14 -44Q24 -26 62 -38Q96 -52 122 -82" stroke="${paint('#fff4dc')}" stroke-width="5" fill="none"/>
    <circle cx="34" cy="-168" r="13" fill="${ink}"/>
    <path d="M40 -180Q62 -172 56 -142Q50 -158 40 -160Z" fill="${ink}"/>
    <circle cx="42" cy="-180" r="6" fill="${paint('#e4572e')}"/>`
  return place(at, svg`${shadow}${man}${woman}`)
}
