import { darken, lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'
import { drawCoffee, drawPlate, drawSideBowl, drawSteam } from '../table/crockery.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising, middle } from './dish.ts'

/** Breakfast at the guesthouse: fruit of the season, bread, butter and coffee. */
export function drawCafe(stage: Stage): Markup {
  const tone = (colour: string) => appetising(stage, colour)
  return svg`${drawTabletop(stage, '#2a9d8f')}
    ${drawNapkin({ x: 180, y: 190, rotate: -10 }, tone('#f2c14e'), tone('#e4572e'))}
    ${drawPlate({ ...middle, x: 470, y: 440 }, tone('#fffaf0'), tone('#2f8a6a'))}
    ${drawPapaya({ x: 390, y: 400 }, tone('#f08a3c'))}
    ${drawPineapple({ x: 600, y: 380, scale: 1.3 }, tone('#ffc53d'))}
    ${drawBread({ x: 480, y: 560 }, tone('#d9a45a'))}
    ${drawSideBowl({ x: 900, y: 610, scale: 1.3 }, tone('#fffaf0'), tone('#f7e08a'))}
    ${drawCoffee({ x: 970, y: 290, scale: 1.35 }, tone('#fffaf0'))}
    ${drawSteam({ x: 960, y: 180, scale: 0.75 })}`
}

function drawNapkin(at: Placement, cloth: string, stripe: string): Markup {
  return place(
    at,
    svg`<path d="M-110 -90H110V90H-110Z" fill="${cloth}"/>
      <path d="M-110 -60H110M-110 -20H110M-110 20H110M-110 60H110" stroke="${stripe}" stroke-width="8"/>`,
  )
}

function drawPapaya(at: Placement, flesh: string): Markup {
  const seeds = times(11, (index) => {
    const angle = index * 2.4
    return svg`<circle cx="${Math.cos(angle) * 18}" cy="${Math.sin(angle) * 38}" r="7"/>`
  })
  return place(
    at,
    svg`<ellipse cx="8" cy="12" rx="86" ry="126" fill="#000000" opacity=".14"/>
      <ellipse rx="86" ry="126" fill="${darken(flesh, 0.16)}"/>
      <ellipse rx="76" ry="116" fill="${flesh}"/>
      <ellipse rx="36" ry="62" fill="${lighten(flesh, 0.4)}"/>
      <g fill="#2b2320">${seeds}</g>`,
  )
}

function drawPineapple(at: Placement, flesh: string): Markup {
  const spokes = times(12, (index) => svg`<path d="M0 -20V-60" transform="rotate(${index * 30})"/>`)
  return place(
    at,
    svg`<circle cx="6" cy="10" r="72" fill="#000000" opacity=".14"/>
      <circle r="72" fill="${darken(flesh, 0.2)}"/>
      <circle r="64" fill="${lighten(flesh, 0.25)}"/>
      <g stroke="${flesh}" stroke-width="4">${spokes}</g>
      <circle r="18" fill="${flesh}"/>`,
  )
}

function drawBread(at: Placement, crust: string): Markup {
  return place(
    at,
    svg`<ellipse cx="8" cy="12" rx="150" ry="62" fill="#000000" opacity=".14"/>
      <ellipse rx="150" ry="60" fill="${crust}"/>
      <path d="M-90 -14Q-70 -34 -40 -26M-20 -18Q4 -40 38 -30M58 -20Q80 -36 104 -24"
        stroke="${lighten(crust, 0.5)}" stroke-width="11" fill="none" stroke-linecap="round"/>
      <path d="M-140 16Q0 70 140 16Q120 60 0 60Q-120 60 -140 16Z" fill="${darken(crust, 0.18)}"/>`,
  )
}
