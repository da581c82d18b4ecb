import { darken, lighten } from '../colour.ts'
import { drawLoad } from '../market/loads.ts'
import { lampLight } from '../palettes.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { type Markup, place, svg, times } from '../svg.ts'
import { drawLightPool, drawStreet, pavement } from '../town/street.ts'

const packets = ['#e4572e', '#f2c14e', '#2a9d8f', '#7fb7d6', '#fff8ea', '#d1495b'] as const
const fronts = ['#2e8b57', '#c8402f', '#1f7a8c'] as const

/** The market of the neighbourhood: crates on the pavement, full shelves inside. */
export function drawMercearia(stage: Stage): Markup {
  const { paint, random } = stage
  const front = paint(random.pick(fronts))
  const cream = paint('#fff6e6')
  return svg`${drawStreet(stage)}
    <rect x="200" y="230" width="800" height="${pavement - 230}" fill="${cream}"/>
    <rect x="200" y="230" width="800" height="110" fill="${front}"/>
    ${drawSign(stage)}
    ${drawShelves(inLamplight(stage))}
    <rect x="190" y="338" width="820" height="34" fill="${darken(front, 0.25)}"/>
    ${drawLightPool(stage, 600, 350, lampLight)}
    ${[290, 600, 910].map((x, index) => drawCrate(stage, x, index))}`
}

/** A basket of fruit: a sign that needs no word. */
function drawSign({ paint }: Stage): Markup {
  const fruit = [-46, -16, 16, 46].map(
    (x, index) =>
      svg`<circle cx="${x}" cy="${-20 - (index % 2) * 8}" r="20" fill="${paint(packets[index] ?? packets[0])}"/>`,
  )
  return place(
    { x: 600, y: 296 },
    svg`<circle r="62" cy="-10" fill="${paint('#fff6e6')}"/>${fruit}
      <path d="M-58 -12H58L44 24H-44Z" fill="${paint('#c9974f')}"/>
      <path d="M-54 0H54M-50 12H50" stroke="${paint('#8a5a2b')}" stroke-width="4"/>`,
  )
}

function drawShelves(stage: Stage): Markup {
  const { paint, palette, random } = stage
  const room = palette.lampsAreLit ? lampLight : lighten(paint('#cfe0d8'), 0.2)
  const wood = paint('#8a5a36')
  const rows = [440, 510, 580].map((y) => {
    const row = times(28, (index) => {
      const height = random.between(24, 50)
      return svg`<rect x="${236 + index * 26}" y="${y - height}" width="20" height="${height}" rx="3" fill="${paint(random.pick(packets))}"/>`
    })
    return svg`${row}<rect x="226" y="${y}" width="748" height="8" fill="${wood}"/>`
  })
  return svg`<rect x="226" y="372" width="748" height="${pavement - 372}" fill="${room}"/>${rows}`
}

const LOADS = ['frutas', 'paneiros', 'farinhas'] as const

function drawCrate(stage: Stage, x: number, index: number): Markup {
  const wood = stage.paint('#b07a48')
  return place(
    { x, y: 716, scale: 0.62 },
    svg`<ellipse cx="10" cy="8" rx="190" ry="14" fill="#000000" opacity=".22"/>
      <path d="M-150 -214H150L168 -112H-168Z" fill="${darken(wood, 0.3)}"/>
      ${drawLoad(stage, LOADS[index] ?? LOADS[0])}
      <rect x="-172" y="-114" width="344" height="118" fill="${wood}"/>
      <path d="M-172 -76H172M-172 -38H172" stroke="${darken(wood, 0.3)}" stroke-width="7"/>`,
  )
}
