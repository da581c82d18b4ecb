import { type Colour, darken, lighten } from '../colour.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** Everything on the table is seen from the same height: circles are this much flatter than wide. */
const tilt = 0.8

const shadow = (radius: number) =>
  svg`<ellipse cx="${radius * 0.06}" cy="${radius * 0.1}" rx="${radius * 1.03}" ry="${radius * tilt * 1.05}"
    fill="#000000" opacity=".2"/>`

export function drawPlate(at: Placement, glaze: Colour, rim: Colour): Markup {
  const dashes = times(36, (index) => {
    const angle = (index / 36) * Math.PI * 2
    return svg`<circle cx="${Math.cos(angle) * 318}" cy="${Math.sin(angle) * 318 * tilt}" r="7"/>`
  })
  return place(
    at,
    svg`${shadow(360)}
      <ellipse cy="12" rx="360" ry="${360 * tilt}" fill="${darken(glaze, 0.14)}"/>
      <ellipse rx="360" ry="${360 * tilt}" fill="${glaze}"/>
      <ellipse rx="350" ry="${350 * tilt}" fill="none" stroke="${rim}" stroke-width="8"/>
      <g fill="${rim}" opacity=".75">
      ${dashes}</g>
      <ellipse rx="278" ry="${276 * tilt}" fill="${darken(glaze, 0.05)}"/>
      <ellipse cy="7" rx="272" ry="${268 * tilt}" fill="${lighten(glaze, 0.3)}"/>`,
  )
}

/** Half a calabash, painted black inside, as açaí and tacacá are served. */
export function drawCuia(at: Placement, filling: Colour): Markup {
  const gourd = '#6b3f24'
  const steps = times(24, (index) => {
    const angle = (index / 24) * Math.PI * 2
    const x = Math.cos(angle) * 314
    const y = Math.sin(angle) * 314 * tilt
    return svg`M${x - 9} ${y}L${x} ${y - 8}L${x + 9} ${y}L${x} ${y + 8}Z`
  })
  return place(
    at,
    svg`${shadow(346)}
      <ellipse cy="22" rx="336" ry="${340 * tilt}" fill="${darken(gourd, 0.4)}"/>
      <ellipse rx="340" ry="${340 * tilt}" fill="${gourd}"/>
      <path d="${steps}" fill="#e3bf74"/>
      <ellipse rx="292" ry="${292 * tilt}" fill="#24130d"/>
      <ellipse cy="8" rx="284" ry="${280 * tilt}" fill="${darken(filling, 0.3)}"/>
      <ellipse cy="14" rx="278" ry="${268 * tilt}" fill="${filling}"/>
      <path d="M-190 -96Q-80 -176 90 -168"
        stroke="#ffffff" stroke-width="12" opacity=".2" fill="none" stroke-linecap="round"/>`,
  )
}

/** A little bowl for a side: flour, sauce, vinaigrette. */
export function drawSideBowl(at: Placement, glaze: Colour, filling: Colour): Markup {
  const grains = times(22, (index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index / 22) * 54
    return svg`<circle cx="${Math.cos(angle) * reach}" cy="${Math.sin(angle) * reach * tilt}" r="${3 + (index % 3) * 1.6}"
      fill="${index % 2 === 0 ? lighten(filling, 0.35) : darken(filling, 0.16)}"/>`
  })
  return place(
    at,
    svg`${shadow(88)}
      <ellipse cy="10" rx="86" ry="${86 * tilt}" fill="${darken(glaze, 0.3)}"/>
      <ellipse rx="86" ry="${86 * tilt}" fill="${glaze}"/>
      <ellipse cy="3" rx="68" ry="${66 * tilt}" fill="${filling}"/>
      ${grains}`,
  )
}

/** A cup of coffee on its saucer. */
export function drawCoffee(at: Placement, glaze: Colour): Markup {
  return place(
    at,
    svg`${shadow(104)}
      <ellipse rx="104" ry="${104 * tilt}" fill="${glaze}"/>
      <ellipse rx="78" ry="${78 * tilt}" fill="${darken(glaze, 0.08)}"/>
      <path d="M58 -12Q108 -20 104 12Q98 34 54 22" stroke="${darken(glaze, 0.12)}" stroke-width="13" fill="none"/>
      <ellipse cy="6" rx="64" ry="${64 * tilt}" fill="${darken(glaze, 0.22)}"/>
      <ellipse cy="-8" rx="64" ry="${62 * tilt}" fill="${glaze}"/>
      <ellipse cy="-6" rx="53" ry="${50 * tilt}" fill="#4a2a1a"/>
      <path d="M-30 -16Q-6 -34 24 -26" stroke="#a8764a" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  )
}

/** Steam over something hot. */
export function drawSteam(at: Placement): Markup {
  const wisps = [-60, 0, 60].map(
    (x, index) => svg`M${x} ${index === 1 ? -20 : 0}q-26 -32 0 -64t0 -64`,
  )
  return place(
    at,
    svg`<path d="${wisps}" stroke="#ffffff" stroke-width="10" fill="none" opacity=".38" stroke-linecap="round"/>`,
  )
}
