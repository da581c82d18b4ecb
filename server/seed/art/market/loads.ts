import { type Colour, darken, lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, place, svg, times } from '../svg.ts'

export type Load = 'frutas' | 'peixes' | 'paneiros' | 'farinhas'

/** What lies on a counter, between x −160 and 160, resting on y −112. */
export function drawLoad(stage: Stage, load: Load): Markup {
  return loads[load](stage)
}

const loads: Record<Load, (stage: Stage) => Markup> = {
  frutas: (stage) =>
    svg`${drawPineapples(stage)}${drawHeap(stage, -104, '#f08a24')}${drawHeap(stage, 0, '#d6402f')}${drawHeap(stage, 104, '#7fae3a')}`,
  peixes: drawFishOnIce,
  paneiros: (stage) =>
    svg`${drawHerbs(stage)}${drawPaneiro(stage, -100, '#3a1440')}${drawPaneiro(stage, 4, '#e0612b')}${drawPaneiro(stage, 106, '#3a1440')}`,
  farinhas: (stage) =>
    svg`${drawBottles(stage)}${drawSack(stage, -106, '#f0c64a')}${drawSack(stage, 0, '#f7efdc')}${drawSack(stage, 106, '#c88a3c')}`,
}

/** A pyramid of round fruit in a crate. */
function drawHeap({ paint }: Stage, x: number, colour: Colour): Markup {
  const fruit = paint(colour)
  const crate = paint('#c9974f')
  const rows = [5, 4, 3, 2].flatMap((count, row) =>
    times(count, (index) => {
      const cx = (index - (count - 1) / 2) * 18
      const cy = -146 - row * 14
      return svg`<circle cx="${cx}" cy="${cy}" r="10.5"
        fill="${(index + row) % 2 === 0 ? fruit : darken(fruit, 0.12)}"/>
        <circle cx="${cx - 3}" cy="${cy - 4}" r="2.6" fill="${lighten(fruit, 0.5)}"/>`
    }),
  )
  return place(
    { x, y: 0 },
    svg`${rows}
      <path d="M-52 -146H52L48 -112H-48Z" fill="${crate}"/>
      <path d="M-50 -134H50M-49 -123H49" stroke="${darken(crate, 0.25)}" stroke-width="4"/>`,
  )
}

function drawPineapples({ paint, palette }: Stage): Markup {
  const rind = paint('#d9952b')
  return [-52, 52]
    .map((x) =>
      place(
        { x, y: -168 },
        svg`<path d="M0 -34Q-26 -50 -24 -70Q-8 -60 0 -40Q-6 -72 2 -84Q10 -70 4 -40Q12 -60 28 -68Q24 -46 0 -34Z"
          fill="${palette.leaf[1]}"/>
          <ellipse rx="24" ry="36" fill="${rind}"/>
          <path d="M-20 -18L16 26M-24 2L2 34M-8 -34L24 6M20 -18L-16 26M24 2L-2 34M8 -34L-24 6"
            stroke="${darken(rind, 0.3)}" stroke-width="2.6"/>`,
      ),
    )
    .join('')
}

function drawFishOnIce({ paint, palette, random }: Stage): Markup {
  const ice = paint('#e4f3f6')
  const skins = ['#8fa7b3', '#c9825c', '#a9b89a'] as const
  const fish = times(8, (index) => {
    const row = index < 4 ? 0 : 1
    const skin = paint(skins[(index + row) % skins.length] ?? skins[0])
    const art = svg`<path d="M-42 0Q-22 -19 12 -13Q26 -9 32 -1L48 -13Q45 0 49 13L32 2Q26 10 12 13Q-22 18 -42 0Z"
      fill="${skin}"/>
      <path d="M-42 0Q-22 18 12 13Q26 10 32 2Q0 8 -42 0Z" fill="${lighten(skin, 0.4)}"/>
      <circle cx="-29" cy="-3" r="3" fill="${palette.ink}"/>
      <path d="M-18 -12Q-13 0 -18 10" stroke="${darken(skin, 0.3)}" stroke-width="2.4" fill="none"/>`
    return place(
      {
        x: -112 + (index % 4) * 76 + row * 12,
        y: -182 + row * 40,
        rotate: -14 + random.between(-5, 5),
      },
      art,
    )
  })
  const cubes = times(
    26,
    () =>
      svg`<rect x="${random.between(-150, 144)}" y="${random.between(-206, -124)}" width="12" height="9" rx="2"
        fill="#ffffff" opacity=".75"/>`,
  )
  return svg`<path d="M-148 -212Q-100 -224 -40 -214T60 -216T148 -212L166 -112H-166Z" fill="${ice}"/>
    ${cubes}
    ${fish}`
}

/** The palm-fibre basket of the Amazon, heaped with açaí or with pupunha. */
function drawPaneiro({ paint, random }: Stage, x: number, colour: Colour): Markup {
  const berry = paint(colour)
  const fibre = paint('#c9974f')
  const berries = times(34, () => {
    const angle = random.between(Math.PI, Math.PI * 2)
    const reach = Math.sqrt(random.between(0, 1))
    return svg`<circle cx="${Math.cos(angle) * reach * 40}" cy="${-168 + Math.sin(angle) * reach * 26}" r="6"
      fill="${random.chance(0.5) ? lighten(berry, 0.14) : darken(berry, 0.1)}"/>`
  })
  const weave = times(
    6,
    (index) =>
      svg`M${-44 + index * 18} -168L${-36 + index * 14 + 12} -112M${-26 + index * 18} -168L${-40 + index * 14} -112`,
  )
  return place(
    { x, y: 0 },
    svg`<ellipse cy="-168" rx="46" ry="26" fill="${berry}"/>
      ${berries}
      <path d="M-48 -168H48L38 -112H-38Z" fill="${fibre}"/>
      <path d="${weave}M-46 -150H46M-42 -130H42" stroke="${darken(fibre, 0.32)}" stroke-width="3.4"/>
      <rect x="-51" y="-173" width="102" height="10" rx="5" fill="${darken(fibre, 0.15)}"/>`,
  )
}

function drawHerbs({ palette }: Stage): Markup {
  const [shade, light] = palette.leaf
  const bunch = svg`<path d="M0 0Q-40 -40 -34 -76Q-10 -64 0 -20Q-6 -72 6 -90Q20 -64 4 -16Q18 -54 42 -66Q42 -30 0 0Z" fill="${light}"/>
    <path d="M0 0V-56M0 -10L-22 -54M0 -10L26 -48" stroke="${shade}" stroke-width="4"/>`
  return [-52, 56].map((x) => place({ x, y: -150 }, bunch)).join('')
}

/** An open sack with its mouth rolled down and a scoop of flour in it. */
function drawSack({ paint }: Stage, x: number, colour: Colour): Markup {
  const flour = paint(colour)
  const jute = paint('#b58a5c')
  return place(
    { x, y: 0 },
    svg`<path d="M-42 -166Q-16 -206 0 -206Q16 -206 42 -166Z" fill="${flour}"/>
      <path d="M10 -204Q24 -196 42 -166H14Z" fill="${darken(flour, 0.12)}"/>
      <path d="M-46 -166H46Q52 -130 42 -112H-42Q-52 -130 -46 -166Z" fill="${jute}"/>
      <path d="M20 -166H46Q52 -130 42 -112H16Q28 -140 20 -166Z" fill="${darken(jute, 0.16)}"/>
      <rect x="-51" y="-174" width="102" height="15" rx="7.5" fill="${lighten(jute, 0.2)}"/>`,
  )
}

/** Tucupi with peppers, bottled. */
function drawBottles({ paint }: Stage): Markup {
  const tucupi = paint('#e8b92f')
  return [-66, -42, 42, 66]
    .map(
      (x) =>
        svg`<path d="M${x - 10} -160V-206Q${x - 10} -216 ${x - 5} -222V-240H${x + 5}V-222Q${x + 10} -216 ${x + 10} -206V-160Z"
          fill="${tucupi}"/>
          <path d="M${x - 4} -176v-14M${x + 4} -182v-14"
            stroke="${paint('#d6402f')}" stroke-width="5" stroke-linecap="round"/>
          <rect x="${x - 6}" y="-246" width="12" height="9" fill="${paint('#7a4a2c')}"/>`,
    )
    .join('')
}
