import { darken, lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawSideBowl, drawSteam } from '../table/crockery.ts'
import { drawLeaf, drawShrimp } from '../table/garnish.ts'
import { drawTabletop } from '../table/tabletop.ts'
import { appetising, middle } from './dish.ts'

/** A stew in its clay pot: fish, shrimp, egg and cheiro-verde in a red broth. */
export function drawPanela(stage: Stage): Markup {
  const { random } = stage
  const tone = (colour: string) => appetising(stage, colour)
  // On rings, so that no seed hides one piece under another.
  const around = (index: number, of: number, reach: number) => {
    const angle = (index / of) * Math.PI * 2 + random.between(-0.12, 0.12)
    return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach * 0.78 }
  }
  const fish = times(5, (index) => {
    const { x, y } = around(index, 5, 150)
    return svg`<g transform="rotate(${random.between(-40, 40)} ${x} ${y})">
      <rect x="${x - 56}" y="${y - 36}" width="112" height="72" rx="26" fill="${tone('#f6e6cf')}"/>
      <path d="M${x - 34} ${y - 12}q34 -14 68 0M${x - 34} ${y + 10}q34 -14 68 0" stroke="${tone('#d9bd94')}" stroke-width="5" fill="none" stroke-linecap="round"/></g>`
  })
  const shrimps = times(5, (index) =>
    drawShrimp({ ...around(index + 0.5, 5, 172), scale: 1.2, rotate: random.between(0, 360) }),
  )
  const leaves = times(7, (index) =>
    drawLeaf(
      { ...around(index + 0.3, 7, 70), scale: 0.8, rotate: random.between(0, 360) },
      tone(index % 2 ? '#2f7d3b' : '#3f9a48'),
    ),
  )
  return svg`${drawTabletop(stage, '#c9694a')}
    ${drawPot(tone('#5a3122'), tone('#d9622b'))}
    ${fish}${shrimps}
    <ellipse cx="${middle.x}" cy="${middle.y + 6}" rx="62" ry="50" fill="${tone('#fffaf0')}"/>
    <circle cx="${middle.x + 4}" cy="${middle.y + 8}" r="27" fill="${tone('#f2b632')}"/>
    ${leaves}
    ${drawSideBowl({ x: 130, y: 662, scale: 1.15 }, tone('#f4efe0'), tone('#e8c25a'))}
    ${drawSteam({ x: 600, y: 186, scale: 1.05 })}`
}

function drawPot(clay: string, broth: string): Markup {
  const { x, y } = middle
  return svg`<ellipse cx="${x + 24}" cy="${y + 46}" rx="400" ry="300" fill="#000000" opacity=".2"/>
    <ellipse cx="${x - 366}" cy="${y + 10}" rx="64" ry="46" fill="${darken(clay, 0.2)}"/>
    <ellipse cx="${x + 366}" cy="${y + 10}" rx="64" ry="46" fill="${darken(clay, 0.3)}"/>
    <ellipse cx="${x}" cy="${y + 30}" rx="352" ry="286" fill="${darken(clay, 0.35)}"/>
    <ellipse cx="${x}" cy="${y}" rx="352" ry="282" fill="${clay}"/>
    <ellipse cx="${x}" cy="${y}" rx="306" ry="240" fill="${darken(clay, 0.5)}"/>
    <ellipse cx="${x}" cy="${y + 12}" rx="296" ry="226" fill="${broth}"/>
    <path d="M${x - 200} ${y - 90}Q${x - 80} ${y - 170} ${x + 100} ${y - 168}" stroke="${lighten(broth, 0.45)}" stroke-width="12" opacity=".6" fill="none" stroke-linecap="round"/>`
}
