import { drawBeach } from '../nature/beach.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { festive } from '../palettes.ts'
import { drawCrowd } from '../people/silhouettes.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'
import { drawBunting, drawStringLights } from '../town/bunting.ts'

/** A party on the beach: fireworks after dark, paper flags and confetti by day. */
export function drawFesta(stage: Stage): Markup {
  const { palette, random } = stage
  const horizon = random.between(430, 460)
  return svg`${drawSeascape(stage, { horizon, bottom: 680 })}
    ${palette.lampsAreLit && drawFireworks(stage)}
    ${drawSails(stage, horizon, [200, 1000])}
    ${drawBeach(stage, 610)}
    ${!palette.lampsAreLit && drawConfetti(stage)}
    ${drawMasts(stage)}
    ${drawCrowd(stage, 1.25)}`
}

const sparks = ['#ffd166', '#ef476f', '#06d6a0', '#f8f9fa', '#8ecae6'] as const

function drawFireworks({ random }: Stage): Markup {
  return sparks
    .map((colour, index) => {
      const x = 200 + index * 200 + random.between(-50, 50)
      const y = (index % 2 === 0 ? 150 : 240) + random.between(-40, 40)
      const reach = random.between(80, 120)
      const rays = times(28, (ray) => {
        const angle = (ray / 28) * Math.PI * 2
        const length = reach * random.between(0.72, 1)
        const towardX = Math.cos(angle)
        const towardY = Math.sin(angle)
        return svg`<path d="M${x + towardX * 20} ${y + towardY * 20}L${x + towardX * length} ${y + towardY * length}"/>
          <circle cx="${x + towardX * (length + 8)}" cy="${y + towardY * (length + 8)}" r="3.4"
            fill="${colour}" stroke="none"/>`
      })
      return svg`<g stroke="${colour}" stroke-width="3.2" stroke-linecap="round">${rays}</g>`
    })
    .join('')
}

function drawConfetti({ frame, paint, random }: Stage): Markup {
  return times(90, () => {
    const x = random.between(0, frame.width)
    const y = random.between(40, 640)
    return svg`<rect x="${x}" y="${y}" width="9" height="5" rx="1.5"
      fill="${paint(random.pick(festive))}" transform="rotate(${random.between(0, 180)} ${x} ${y})"/>`
  }).join('')
}

/** Two masts carry the strings, so that nothing hangs from thin air. */
function drawMasts(stage: Stage): Markup {
  const { palette } = stage
  const masts = svg`<path d="M150 800V330M1050 800V330"
    stroke="${palette.ink}" stroke-width="10" stroke-linecap="round"/>`
  const [left, right] = [
    [150, 334],
    [1050, 334],
  ] as const
  const spans = [
    { from: [-20, 300], to: left, sag: 26 },
    { from: left, to: right, sag: 62 },
    { from: right, to: [1220, 300], sag: 26 },
  ] as const
  return svg`${masts}${spans.map((span) => (palette.lampsAreLit ? drawStringLights(stage, span) : drawBunting(stage, span)))}`
}
