import { darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** A whole bunch on its stalk; origin where the rope is tied. */
export function drawBananas({ palette, paint }: Stage, at: Placement): Markup {
  const yellow = paint('#f2c53d')
  const hands = times(4, (row) => {
    const y = 74 + row * 26
    const spread = 40 - row * 6
    return times(4, (index) => {
      const side = index < 2 ? -1 : 1
      const reach = spread * (index % 2 === 0 ? 1 : 0.55)
      const colour =
        index === 3 ? darken(yellow, 0.2) : index % 2 === 0 ? darken(yellow, 0.08) : yellow
      return svg`<path d="M0 ${y - 8}Q${side * reach} ${y - 2} ${side * reach} ${y + 26}"
        stroke="${colour}" stroke-width="13" fill="none" stroke-linecap="round"/>`
    }).join('')
  }).reverse()
  return place(
    at,
    svg`<path d="M0 0V60" stroke="${paint('#d8b98a')}" stroke-width="4"/>
      <path d="M0 56V196" stroke="${palette.leaf[0]}" stroke-width="9" stroke-linecap="round"/>
      ${hands}`,
  )
}

/** Crabs tied one below the other, the way they are sold on the coast. */
export function drawCrabString({ paint }: Stage, at: Placement): Markup {
  const shell = paint('#9c3d25')
  const crabs = times(4, (index) => {
    const y = 66 + index * 40
    return svg`<path d="M-14 ${y}q-22 -10 -28 8M-14 ${y + 6}q-18 2 -24 18M14 ${y}q22 -10 28 8M14 ${y + 6}q18 2 24 18"
      stroke="${darken(shell, 0.3)}" stroke-width="5" fill="none" stroke-linecap="round"/>
      <ellipse cy="${y}" rx="23" ry="16" fill="${index % 2 === 0 ? shell : darken(shell, 0.14)}"/>
      <path d="M-14 ${y - 6}Q0 ${y - 14} 14 ${y - 6}" stroke="#ffffff" stroke-width="3" opacity=".25" fill="none"/>`
  })
  return place(at, svg`<path d="M0 0V210" stroke="${paint('#d8b98a')}" stroke-width="4"/>${crabs}`)
}
