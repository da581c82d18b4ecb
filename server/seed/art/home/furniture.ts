import { type Colour, darken, lighten } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { festive, lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** A double bed with two pillows and a striped throw, 700 units wide; origin at the middle of its foot. */
export function drawBed({ paint, random }: Stage, at: Placement, throwColour: Colour): Markup {
  const wood = paint('#8a5a36')
  const linen = paint('#fffdf8')
  const cover = paint(throwColour)
  const accent = paint(random.pick(festive))
  const slats = times(11, (index) => svg`M${-270 + index * 54} -348v180`)
  const pillow = (x: number) =>
    svg`<path d="M${x - 118} -250Q${x - 126} -276 ${x - 98} -280H${x + 98}Q${x + 126} -276 ${x + 118} -250L${x + 110} -170Q${x + 104} -148 ${x + 80} -148H${x - 80}Q${x - 104} -148 ${x - 110} -170Z"
      fill="${linen}"/>
      <path d="M${x - 84} -158H${x + 84}" stroke="${darken(linen, 0.08)}" stroke-width="8" stroke-linecap="round"/>`
  return place(
    at,
    svg`<ellipse cy="16" rx="430" ry="32" fill="#000000" opacity=".2"/>
      <rect x="-320" y="-374" width="640" height="240" rx="26" fill="${wood}"/>
      <rect x="-296" y="-352" width="592" height="200" rx="16" fill="${lighten(wood, 0.16)}"/>
      <path d="${slats}" stroke="${darken(wood, 0.12)}" stroke-width="5" opacity=".7"/>
      <path d="M-330 -164H330Q370 -164 378 -124L388 -20Q388 2 364 2H-364Q-388 2 -388 -20L-378 -124Q-370 -164 -330 -164Z" fill="${linen}"/>
      <path d="M-382 -72H382L388 -20Q388 2 364 2H-364Q-388 2 -388 -20Z" fill="${darken(linen, 0.07)}"/>
      ${pillow(-152)}
      ${pillow(152)}
      <path d="M-72 -226Q-78 -244 -56 -244H56Q78 -244 72 -226L66 -166Q62 -148 46 -148H-46Q-62 -148 -66 -166Z" fill="${accent}"/>
      <path d="M-66 -206H66M-63 -184H63" stroke="${paint('#fff1d6')}" stroke-width="7"/>
      <path d="M-380 -94H380L386 -34H-386Z" fill="${cover}"/>
      <path d="M-381 -80H381M-385 -48H385" stroke="${paint('#ffc53d')}" stroke-width="7"/>
      <path d="M-383 -64H383" stroke="${linen}" stroke-width="6" stroke-dasharray="22 14"/>`,
  )
}

/** A bedside table with a lamp that is lit after dark; origin on the floor. */
export function drawBedside(stage: Stage, at: Placement): Markup {
  const { paint, palette } = stage
  const wood = paint('#8a5a36')
  const shade = palette.lampsAreLit ? lampLight : paint('#fff1c4')
  const glow =
    palette.lampsAreLit &&
    drawGlow(stage, { x: 0, y: -290, radius: 240, colour: lampLight, strength: 0.6 })
  return place(
    at,
    svg`${glow}
      <rect x="-65" y="-160" width="130" height="160" rx="6" fill="${wood}"/>
      <rect x="-75" y="-172" width="150" height="16" rx="6" fill="${lighten(wood, 0.16)}"/>
      <rect x="-49" y="-130" width="98" height="46" rx="4" fill="${lighten(wood, 0.16)}"/>
      <circle cy="-107" r="6" fill="${darken(wood, 0.4)}"/>
      <ellipse cy="-178" rx="32" ry="10" fill="${darken(wood, 0.4)}"/>
      <path d="M0 -250V-186" stroke="${darken(wood, 0.4)}" stroke-width="8"/>
      <path d="M-42 -250L-24 -320H24L42 -250Z" fill="${shade}"/>`,
  )
}

/** A framed picture of sun, sea and dune; origin in its middle, 230 units wide. */
export function drawFramed({ paint }: Stage, at: Placement): Markup {
  return place(
    at,
    svg`<rect x="-115" y="-80" width="230" height="160" rx="4" fill="${paint('#7a4a2f')}"/>
      <rect x="-101" y="-66" width="202" height="132" fill="${paint('#fde3b4')}"/>
      <circle cx="45" cy="-24" r="24" fill="${paint('#ffc53d')}"/>
      <path d="M-101 66V14Q-45 -10 5 16T101 6V66Z" fill="${paint('#0f7f93')}"/>
      <path d="M-101 66V46Q-30 28 40 48T101 42V66Z" fill="${paint('#e4572e')}"/>`,
  )
}

/** A basket lamp that hangs from the ceiling; origin where its cord begins. */
export function drawPendant(stage: Stage, at: Placement): Markup {
  const { paint, palette } = stage
  const straw = paint('#e9b872')
  const ribs = times(9, (index) => {
    const x = -68 + index * 17
    return svg`M${x} 178Q${x * 0.72} 112 ${x * 0.3} 94`
  })
  const glow =
    palette.lampsAreLit &&
    drawGlow(stage, { x: 0, y: 190, radius: 320, colour: lampLight, strength: 0.6 })
  return place(
    at,
    svg`${glow}
      <path d="M0 0V92" stroke="${darken(straw, 0.6)}" stroke-width="6"/>
      <path d="M-80 180Q-76 96 0 90Q76 96 80 180Z" fill="${straw}"/>
      <path d="${ribs}" stroke="${darken(straw, 0.24)}" stroke-width="4" fill="none"/>
      <circle cy="188" r="18" fill="${palette.lampsAreLit ? '#fff6d6' : paint('#fff3cf')}"/>`,
  )
}

/** A sofa with two cushions, 640 units wide; origin at the middle of its foot. */
export function drawSofa({ paint, random }: Stage, at: Placement, colour: Colour): Markup {
  const cloth = paint(colour)
  const legs = paint('#5b3a22')
  const cushion = (x: number, turn: number, own: Colour) =>
    svg`<g transform="rotate(${turn} ${x} -192)">
      <rect x="${x - 55}" y="-240" width="110" height="96" rx="16" fill="${paint(own)}"/>
      <path d="M${x - 46} -206h92M${x - 46} -180h92" stroke="${paint('#fff1d6')}" stroke-width="6"/></g>`
  return place(
    at,
    svg`<path d="M-290 -40V0M290 -40V0" stroke="${legs}" stroke-width="20"/>
      <rect x="-300" y="-286" width="600" height="200" rx="30" fill="${cloth}"/>
      <rect x="-240" y="-156" width="480" height="110" rx="20" fill="${lighten(cloth, 0.1)}"/>
      <path d="M0 -154v106" stroke="${darken(cloth, 0.16)}" stroke-width="6"/>
      <rect x="-320" y="-226" width="90" height="190" rx="28" fill="${darken(cloth, 0.12)}"/>
      <rect x="230" y="-226" width="90" height="190" rx="28" fill="${darken(cloth, 0.12)}"/>
      ${cushion(-160, -6, random.pick(festive))}
      ${cushion(160, 5, random.pick(festive))}`,
  )
}

/** A low table with a bowl of fruit; origin on the floor, 280 units wide. */
export function drawFruitTable({ paint }: Stage, at: Placement): Markup {
  const wood = paint('#a36d43')
  return place(
    at,
    svg`<ellipse cy="6" rx="150" ry="14" fill="#000000" opacity=".14"/>
      <path d="M-90 -44L-100 4M90 -44L100 4" stroke="${darken(wood, 0.2)}" stroke-width="12"/>
      <ellipse cy="-56" rx="140" ry="26" fill="${wood}"/>
      <circle cx="-22" cy="-86" r="17" fill="${paint('#3c9a5f')}"/>
      <circle cx="4" cy="-90" r="18" fill="${paint('#ffc53d')}"/>
      <circle cx="28" cy="-84" r="16" fill="${paint('#e4572e')}"/>
      <path d="M-54 -80H60Q52 -50 3 -50Q-46 -50 -54 -80Z" fill="${paint('#fffaf0')}"/>`,
  )
}
