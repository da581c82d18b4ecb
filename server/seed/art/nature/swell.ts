import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

type Swell = { y: number; height: number; reach: readonly [number, number] }

/** A small wave that breaks: a dark back, a bright lip and scallops of foam running down its face. */
export function drawSwell({ palette, random }: Stage, { y, height, reach }: Swell): Markup {
  const [from, to] = reach
  const width = to - from
  const back = svg`M${from} ${y}C${from + width * 0.3} ${y - height} ${from + width * 0.6} ${y - height * 1.1} ${to} ${y}`
  const count = Math.round(width / (height * 1.5))
  const scallops = times(count, (index) => {
    const along = (count - index) / count
    const x = from + width * along
    const depth = Math.sin(along * Math.PI) * height * random.between(0.35, 0.75)
    const next = from + (width * (count - index - 1)) / count
    return svg`Q${(x + next) / 2} ${y + depth * 2} ${next} ${y}`
  })
  const at = (along: number, up: number) => svg`${from + width * along} ${y - height * up}`
  const trough = svg`M${at(0.04, 0.08)}C${at(0.3, 0.86)} ${at(0.6, 0.94)} ${at(0.96, 0.08)}Q${at(0.5, 0.3)} ${at(0.04, 0.08)}Z`
  const face = mix(palette.sea[0], palette.sea[1], 0.4)
  return svg`<path d="${back}${scallops}Z" fill="${palette.foam}" opacity=".95"/><path d="${trough}" fill="${face}"/>`
}
