import { darken } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** The trio of the forró: each stands on its origin, 190 units tall, under a leather hat. */
function drawBody({ palette, paint }: Stage): Markup {
  const { ink } = palette
  return svg`<ellipse cx="8" cy="3" rx="46" ry="6" fill="#000000" opacity=".22"/>
    <path d="M-12 -90L-18 -44L-20 0M12 -90L18 -44L20 0"
      stroke="${ink}" stroke-width="16" fill="none" stroke-linecap="round"/>
    <path d="M-28 -140Q0 -154 28 -140L20 -84H-20Z" fill="${ink}"/>
    <circle cy="-164" r="14" fill="${ink}"/>
    <path d="M-30 -168Q-26 -198 0 -200Q26 -198 30 -168Q0 -184 -30 -168Z" fill="${paint('#9c6b42')}"/>`
}

export function drawAccordionist(stage: Stage, at: Placement): Markup {
  const { paint, palette } = stage
  const red = paint('#c8402f')
  const bellows = times(6, (index) => svg`M${-18 + index * 8} -134L${-16 + index * 8} -88`)
  const keys = times(5, (index) => svg`M-40 ${-128 + index * 10}h12`)
  return place(
    at,
    svg`${drawBody(stage)}
      <path d="M-24 -136L-48 -112L-34 -100M24 -136L58 -118L48 -104"
        stroke="${palette.ink}" stroke-width="11" fill="none" stroke-linecap="round"/>
      <rect x="-46" y="-136" width="26" height="54" rx="5" fill="${red}"/>
      <path d="${keys}" stroke="${paint('#fff6e6')}" stroke-width="5"/>
      <path d="M-20 -136H30V-84H-20Z" fill="${paint('#fff6e6')}"/>
      <path d="${bellows}" stroke="${darken(red, 0.4)}" stroke-width="3"/>
      <rect x="28" y="-138" width="22" height="58" rx="5" fill="${darken(red, 0.15)}"/>`,
  )
}

export function drawDrummer(stage: Stage, at: Placement): Markup {
  const { paint, palette } = stage
  const shell = paint('#d98e2b')
  return place(
    at,
    svg`${drawBody(stage)}
      <path d="M-36 -112H36V-72H-36Z" fill="${shell}"/>
      <ellipse cy="-72" rx="36" ry="10" fill="${darken(shell, 0.25)}"/>
      <ellipse cy="-112" rx="36" ry="11" fill="${paint('#fff6e6')}"/>
      <path d="M-36 -110L-24 -66L-12 -102L0 -62L12 -102L24 -66L36 -110"
        stroke="${paint('#fff6e6')}" stroke-width="3" fill="none"/>
      <path d="M-26 -136L-48 -124L-22 -116M26 -136L54 -140L34 -162"
        stroke="${palette.ink}" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M34 -162L14 -126" stroke="${paint('#7a4a2c')}" stroke-width="6" stroke-linecap="round"/>
      <circle cx="14" cy="-124" r="9" fill="${paint('#fff6e6')}"/>`,
  )
}

export function drawTriangleMan(stage: Stage, at: Placement): Markup {
  const { paint, palette } = stage
  const steel = paint('#dfe7ea')
  return place(
    at,
    svg`${drawBody(stage)}
      <path d="M26 -136L50 -118L50 -158M-26 -136L-36 -108L14 -118"
        stroke="${palette.ink}" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M50 -160L34 -120H70Z" stroke="${steel}" stroke-width="6" fill="none" stroke-linejoin="round"/>
      <path d="M14 -118L42 -128" stroke="${steel}" stroke-width="5" stroke-linecap="round"/>`,
  )
}
