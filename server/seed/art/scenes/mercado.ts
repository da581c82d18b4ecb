import { darken, mix } from '../colour.ts'
import { drawBananas, drawCrabString } from '../market/hanging-goods.ts'
import type { Load } from '../market/loads.ts'
import { drawStall } from '../market/stall.ts'
import { drawFlock } from '../nature/bird.ts'
import { drawGlow } from '../nature/glow.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { lampLight } from '../palettes.ts'
import { inLamplight, type Stage } from '../stage.ts'
import { linearGradient, type Markup, svg, times } from '../svg.ts'

/** The market on the waterfront: iron roof, full stalls, and the boats that filled them. */
export function drawMercado(stage: Stage): Markup {
  const { random } = stage
  const horizon = random.between(400, 420)
  const loads = random.pick<readonly [Load, Load, Load]>([
    ['frutas', 'peixes', 'paneiros'],
    ['paneiros', 'peixes', 'farinhas'],
    ['farinhas', 'frutas', 'peixes'],
    ['peixes', 'frutas', 'paneiros'],
  ])
  return svg`${drawSeascape(stage, { horizon, bottom: 620 })}
    ${drawSails(stage, horizon, [150, 1050])}
    ${drawFlock(stage, { from: 190, to: horizon - 90 })}
    ${drawFloor(stage)}
    ${drawColumns(stage)}
    ${loads.map((load, index) => drawStall(inLamplight(stage), { x: 214 + index * 386, y: 742 }, load))}
    ${drawHanging(inLamplight(stage))}
    ${drawRoof(stage)}`
}

function drawFloor({ paint, uniqueId }: Stage): Markup {
  const id = uniqueId('floor')
  const stone = paint('#c9ad87')
  return svg`<defs>
    ${linearGradient(id, [darken(stone, 0.3), stone])}</defs>
    <rect x="-10" y="600" width="1220" height="210" fill="url(#${id})"/>
    <rect x="-10" y="594" width="1220" height="12" fill="${darken(stone, 0.4)}"/>`
}

/** Cast-iron columns with brackets, as the market halls of the north have them. */
function drawColumns({ palette, paint }: Stage): Markup {
  const iron = mix(paint('#1f5a5a'), palette.ink, 0.3)
  return [20, 408, 792, 1180]
    .map(
      (x) =>
        svg`<rect x="${x - 11}" y="120" width="22" height="500" fill="${iron}"/>
          <rect x="${x + 2}" y="120" width="9" height="500" fill="${darken(iron, 0.25)}"/>
          <path d="M${x - 18} 600h36v20h-36ZM${x - 17} 200h34v12h-34Z" fill="${darken(iron, 0.15)}"/>
          <path d="M${x - 8} 212Q${x - 12} 138 ${x - 96} 128M${x + 8} 212Q${x + 12} 138 ${x + 96} 128"
            stroke="${iron}" stroke-width="9" fill="none"/>
          <circle cx="${x - 38}" cy="150" r="13" fill="none" stroke="${iron}" stroke-width="6"/>
          <circle cx="${x + 38}" cy="150" r="13" fill="none" stroke="${iron}" stroke-width="6"/>`,
    )
    .join('')
}

function drawRoof({ palette, paint }: Stage): Markup {
  const iron = mix(paint('#1f5a5a'), palette.ink, 0.45)
  const rafters = times(
    13,
    (index) => svg`M${index * 100} 84L${600 + (index * 100 - 600) * 1.25} -10`,
  )
  const scallops = times(41, (index) => svg`M${index * 30 - 15} 128a15 17 0 0 0 30 0Z`)
  return svg`<rect x="-10" y="-10" width="1220" height="100" fill="${darken(iron, 0.3)}"/>
    <path d="${rafters}" stroke="${iron}" stroke-width="10"/>
    <rect x="-10" y="84" width="1220" height="46" fill="${iron}"/>
    <path d="${scallops}" fill="${iron}"/>
    <rect x="-10" y="96" width="1220" height="6" fill="${paint('#e9c46a')}"/>`
}

function drawHanging(stage: Stage): Markup {
  const { palette } = stage
  const lamps = [214, 600, 986].map((x) => {
    const glow =
      palette.lampsAreLit &&
      drawGlow(stage, { x, y: 262, radius: 330, colour: lampLight, strength: 0.62 })
    return svg`${glow}
      <path d="M${x} 120V226" stroke="${palette.ink}" stroke-width="4"/>
      <path d="M${x - 40} 260Q${x - 30} 224 ${x} 222Q${x + 30} 224 ${x + 40} 260Z" fill="${palette.ink}"/>
      <path d="M${x - 18} 260a18 13 0 0 0 36 0Z" fill="${palette.lampsAreLit ? '#fff6d6' : palette.foam}"/>`
  })
  return svg`${drawBananas(stage, { x: 330, y: 128 })}
    ${drawBananas(stage, { x: 868, y: 128, scale: 0.86 })}
    ${drawCrabString(stage, { x: 484, y: 128 })}
    ${drawCrabString(stage, { x: 716, y: 128, scale: 0.9 })}
    ${lamps}`
}
