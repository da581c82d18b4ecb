export type Markup = string

type Part = string | number | false | undefined | readonly Markup[]

/** Joins markup. Numbers keep two decimals and line breaks become blanks, so that the text stays short. */
export function svg(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const [first = '', ...rest] = strings.map((string) => string.replace(/\s*\n\s*/g, ' '))
  return rest.reduce((text, string, index) => text + write(parts[index]) + string, first)
}

function write(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'number') return String(Math.round(part * 100) / 100)
  return typeof part === 'string' ? part : part.join('')
}

export type Placement = { x: number; y: number; scale?: number; rotate?: number; flip?: boolean }

/** Puts something drawn around its own origin into the picture. */
export function place({ x, y, scale = 1, rotate = 0, flip = false }: Placement, art: Markup) {
  const turn = rotate === 0 ? '' : svg` rotate(${rotate})`
  const size = scale === 1 && !flip ? '' : svg` scale(${flip ? -scale : scale} ${scale})`
  return svg`<g transform="translate(${x} ${y})${turn}${size}">${art}</g>`
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

type Direction = { toX: number; toY: number }
const downwards: Direction = { toX: 0, toY: 1 }

export function linearGradient(id: string, colours: readonly string[], { toX, toY } = downwards) {
  const stops = colours.map(
    (colour, index) => svg`<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return svg`<linearGradient id="${id}" x1="0" y1="0" x2="${toX}" y2="${toY}">${stops}</linearGradient>`
}

/** A colour that fades to nothing, `from` and `to` being its opacity at both ends. */
export function fade(
  id: string,
  colour: string,
  from: number,
  to: number,
  { toX, toY } = downwards,
) {
  return svg`<linearGradient id="${id}" x1="0" y1="0" x2="${toX}" y2="${toY}">
    <stop offset="0" stop-color="${colour}" stop-opacity="${from}"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="${to}"/>
  </linearGradient>`
}
