import { type Colour, darken } from '../colour.ts'
import { type Markup, svg, times } from '../svg.ts'

type Awning = { x: number; y: number; width: number; drop: number; stripe: Colour; ground: Colour }

/** A striped canvas that leans towards us and ends in scallops, with its shadow on the wall. */
export function drawAwning({ x, y, width, drop, stripe, ground }: Awning): Markup {
  const count = Math.max(5, Math.round(width / 52))
  const flare = drop * 0.3
  const top = width / count
  const bottom = (width + flare * 2) / count
  const panels = times(count, (index) => {
    const colour = index % 2 === 0 ? stripe : ground
    const left = x - flare + index * bottom
    return svg`<path d="M${x + index * top} ${y}h${top}L${left + bottom} ${y + drop}a${bottom / 2} ${bottom * 0.38} 0 0 1 ${-bottom} 0Z"
      fill="${colour}"/>
      <path d="M${left} ${y + drop}h${bottom}a${bottom / 2} ${bottom * 0.38} 0 0 1 ${-bottom} 0Z"
        fill="${darken(colour, 0.14)}"/>`
  })
  return svg`<rect x="${x}" y="${y + drop * 0.6}" width="${width}" height="${drop * 0.9}"
    fill="#000000" opacity=".18"/>
    ${panels}
    <rect x="${x - 4}" y="${y - 6}" width="${width + 8}" height="9" rx="3" fill="${darken(stripe, 0.3)}"/>`
}
