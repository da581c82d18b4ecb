import { darken } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import type { Stage } from '../stage.ts'
import { fade, type Markup, svg, times } from '../svg.ts'

type Lighthouse = { x: number; y: number; height: number }

/** The iron screw-pile tower of Salinópolis: a tube between splayed legs, painted red. */
export function drawLighthouse(stage: Stage, { x, y, height }: Lighthouse): Markup {
  const top = y - height * 0.8
  const lantern = top - height * 0.058
  const beams = stage.palette.lampsAreLit && drawBeams(stage, x, lantern)
  return svg`${beams}${drawTower(stage, { x, y, height }, top)}${drawLantern(stage, { x, y: top, height })}`
}

function drawTower({ paint }: Stage, { x, y, height }: Lighthouse, top: number): Markup {
  const red = paint('#cf3f36')
  const shaded = darken(red, 0.3)
  const foot = height * 0.15
  const neck = height * 0.048
  const halfWidth = (t: number) => foot + (neck - foot) * t
  const level = (t: number) => y + (top - y) * t
  const braces = times(5, (index) => {
    const low = index / 5
    const high = (index + 1) / 5
    const [wide, narrow] = [halfWidth(low), halfWidth(high)]
    const [under, over] = [level(low), level(high)]
    return svg`M${x - wide} ${under}L${x + narrow} ${over}M${x + wide} ${under}L${x - narrow} ${over}H${x + narrow}`
  })
  const legs = [-1, -0.44, 0.44, 1].map(
    (side) => svg`M${x + side * foot} ${y}L${x + side * neck} ${top}`,
  )
  const tube = height * 0.021
  return svg`<rect x="${x - tube}" y="${top}" width="${tube * 2}" height="${y - top}" fill="${red}"/>
    <rect x="${x}" y="${top}" width="${tube}" height="${y - top}" fill="${shaded}"/>
    <path d="${braces}" stroke="${shaded}" stroke-width="${height * 0.007}" fill="none"/>
    <path d="${legs}" stroke="${red}" stroke-width="${height * 0.014}" fill="none" stroke-linecap="round"/>`
}

/** Here `y` is the gallery's floor. */
function drawLantern({ palette, paint }: Stage, { x, y, height }: Lighthouse): Markup {
  const red = paint('#cf3f36')
  const shaded = darken(red, 0.3)
  const half = height * 0.075
  const room = height * 0.046
  const glass = palette.lampsAreLit ? '#fff3b0' : paint('#fdf6e3')
  const line = height * 0.007
  const rail = height * 0.05
  const railing = [-1, -0.5, 0.5, 1].map((side) => svg`M${x + side * half} ${y}v${-rail}`)
  return svg`<rect x="${x - half}" y="${y - height * 0.014}" width="${half * 2}" height="${height * 0.03}"
    fill="${shaded}"/>
    <path d="${railing}M${x - half} ${y - rail}H${x + half}"
      stroke="${shaded}" stroke-width="${line}"/>
    <rect x="${x - room}" y="${y - height * 0.107}" width="${room * 2}" height="${height * 0.095}" fill="${glass}"/>
    <path d="M${x - room * 0.34} ${y - height * 0.107}v${height * 0.095}M${x + room * 0.34} ${y - height * 0.107}v${height * 0.095}"
      stroke="${red}" stroke-width="${line}"/>
    <path d="M${x - room * 1.3} ${y - height * 0.105}Q${x} ${y - height * 0.2} ${x + room * 1.3} ${y - height * 0.105}Z"
      fill="${red}"/>
    <path d="M${x} ${y - height * 0.15}v${-height * 0.05}" stroke="${shaded}" stroke-width="${line * 1.2}"/>`
}

function drawBeams(stage: Stage, x: number, y: number): Markup {
  const { frame, uniqueId } = stage
  const leftId = uniqueId('beam')
  const rightId = uniqueId('beam')
  const reach = frame.width
  return svg`<defs>
    ${fade(leftId, '#fff6c9', 0, 0.5, { toX: 1, toY: 0 })}
    ${fade(rightId, '#fff6c9', 0.45, 0, { toX: 1, toY: 0 })}</defs>
    <path d="M${x} ${y}L${x - reach} ${y - 120}V${y + 60}Z" fill="url(#${leftId})"/>
    <path d="M${x} ${y}L${x + reach} ${y - 90}V${y + 90}Z" fill="url(#${rightId})"/>
    ${drawGlow(stage, { x, y, radius: 90, colour: '#fff3b0', strength: 0.8 })}`
}
