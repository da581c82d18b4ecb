import { darken, mix } from '../colour.ts'
import { festive } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** The fishing sailer of the Salgado coast, with sails dyed in bark; origin at the waterline. */
export function drawVigilenga(stage: Stage, at: Placement): Markup {
  const { palette, paint, random } = stage
  const turn = random.whole(0, festive.length - 1)
  const sail = paint(festive[turn] ?? festive[0])
  const patch = paint(festive[(turn + 1) % festive.length] ?? festive[1])
  const hull = paint('#2b5f73')
  return place(
    at,
    svg`${drawReflection(stage, sail, hull)}
      ${drawRigging(stage, sail, patch)}
      ${drawHull(stage, hull)}
      <path d="M-200 20H210M-150 34H150M-80 48H90"
        stroke="${palette.foam}" stroke-width="4" opacity=".5" stroke-linecap="round"/>`,
  )
}

function drawRigging({ palette, paint }: Stage, sail: string, patch: string): Markup {
  const seams = times(
    4,
    (index) =>
      svg`M${-26 - index * 2} ${-310 + index * 72}L${44 + index * 28} ${-316 + index * 72}`,
  )
  return svg`<path d="M-30 -36V-372" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>
    <path d="M-24 -346Q40 -380 96 -392Q150 -220 164 -52Q60 -34 -24 -52Z" fill="${sail}"/>
    <path d="M42 -374Q70 -386 96 -392Q150 -220 164 -52Q110 -42 74 -44Q92 -210 42 -374Z" fill="${darken(sail, 0.15)}"/>
    <path d="M-24 -170Q60 -150 150 -172Q155 -140 158 -112Q60 -92 -24 -112Z" fill="${patch}" opacity=".92"/>
    <path d="${seams}" stroke="${darken(sail, 0.28)}" stroke-width="3" opacity=".7"/>
    <path d="M-30 -346L98 -398" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>
    <path d="M-30 -50H172" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>
    <path d="M-40 -330Q-110 -190 -186 -70Q-110 -64 -42 -56Z" fill="${paint('#fff4dc')}"/>
    <path d="M-40 -330Q-76 -180 -92 -63Q-64 -60 -42 -56Z" fill="${darken(paint('#fff4dc'), 0.1)}"/>
    <path d="M-30 -372L34 -360L-30 -346" fill="${patch}"/>`
}

function drawHull({ paint }: Stage, hull: string): Markup {
  const white = paint('#fff6e6')
  return svg`<path d="M-204 -66Q-100 -26 20 -26Q130 -26 196 -50Q190 -8 164 12H-130Q-180 -4 -204 -66Z" fill="${hull}"/>
    <path d="M-190 -38Q-100 -8 20 -8Q130 -8 192 -24Q182 0 164 12H-130Q-170 0 -190 -38Z" fill="${darken(hull, 0.26)}"/>
    <path d="M-206 -68Q-100 -28 20 -28Q130 -28 198 -53"
      stroke="${white}" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="M-198 -50Q-100 -14 20 -14Q130 -14 194 -36" stroke="${paint('#e4572e')}" stroke-width="5" fill="none"/>
    <path d="M-150 4H174L164 12H-130Z" fill="${paint('#8c2f26')}"/>`
}

function drawReflection({ palette }: Stage, sail: string, hull: string): Markup {
  const water = palette.sea[1]
  return svg`<path d="M-150 10H170Q150 44 90 46H-70Q-130 42 -150 10Z" fill="${mix(hull, water, 0.4)}" opacity=".6"/>
    <path d="M-60 58H130M-30 72H120M0 86H90"
      stroke="${mix(sail, water, 0.4)}" stroke-width="8" opacity=".5" stroke-linecap="round"/>`
}
