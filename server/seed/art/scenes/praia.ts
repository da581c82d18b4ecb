import { drawBeach } from '../nature/beach.ts'
import { drawFlock } from '../nature/bird.ts'
import { drawGlow } from '../nature/glow.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { festive } from '../palettes.ts'
import { drawSeated } from '../people/silhouettes.ts'
import { drawBarraca } from '../shore/barraca.ts'
import { drawCanoe } from '../shore/canoe.ts'
import { drawUmbrella } from '../shore/umbrella.ts'
import type { Stage } from '../stage.ts'
import { type Markup, type Placement, place, svg, times } from '../svg.ts'

/** The wide beach at low tide; the hour decides who is on the sand. */
export function drawPraia(stage: Stage): Markup {
  const { random } = stage
  const horizon = random.between(370, 410)
  const edge = random.between(545, 570)
  return svg`${drawSeascape(stage, { horizon, bottom: edge + 60 })}
    ${drawSails(stage, horizon, [320, 700])}
    ${drawFlock(stage, { from: 70, to: horizon - 110 })}
    ${drawBeach(stage, edge)}
    ${drawBarraca(stage, { x: random.between(850, 940), y: edge + 84, scale: 1.12 })}
    ${drawSandLife(stage, edge)}
    ${drawPalms(stage)}`
}

function drawSandLife(stage: Stage, edge: number): Markup {
  const { paletteName, random } = stage
  switch (paletteName) {
    case 'alvorada':
      return (
        drawCanoe(stage, { x: 560, y: edge + 96, scale: 0.9 }, '#2a9d8f') +
        drawCanoe(stage, { x: 700, y: edge + 164, scale: 1.2 }, random.pick(festive))
      )
    case 'noite':
      return drawCampfire(stage, { x: 560, y: edge + 160, scale: 1.2 })
    case 'poente':
      return drawUmbrellas(stage, edge, { far: [300, 600], near: [450] })
    case 'diaclaro':
      return drawUmbrellas(stage, edge, { far: [310, 452, 594], near: [384, 610, 850] })
  }
}

type Rows = { far: readonly number[]; near: readonly number[] }

/** The far row ends before the barraca; the near row may stand in front of it. */
function drawUmbrellas(stage: Stage, edge: number, { far, near }: Rows): Markup {
  const { random } = stage
  const turn = random.whole(0, festive.length - 1)
  const spots = [
    ...far.map((x) => ({ x, y: edge + random.between(92, 110) })),
    ...near.map((x) => ({ x, y: edge + random.between(180, 200) })),
  ]
  return spots
    .map(({ x, y }, index) => {
      const colour = festive[(index + turn) % festive.length] ?? festive[0]
      return drawUmbrella(
        stage,
        { x: x + random.between(-14, 14), y, scale: (y - 380) / 330 },
        colour,
      )
    })
    .join('')
}

function drawPalms(stage: Stage): Markup {
  const { random } = stage
  return times(random.whole(1, 2), (index) =>
    drawPalm(stage, {
      x: 60 + index * 110 + random.between(0, 30),
      y: 812,
      height: random.between(500, 560) - index * 110,
      lean: random.between(0.1, 0.22),
    }),
  ).join('')
}

/** A fire on the sand with friends around it. */
function drawCampfire(stage: Stage, at: Placement): Markup {
  const { ink } = stage.palette
  const flames = svg`<path d="M-20 -4Q-28 -34 -6 -58Q-2 -40 8 -48Q26 -28 20 -4Z" fill="#f2762e"/>
    <path d="M-10 -4Q-14 -24 0 -38Q14 -22 10 -4Z" fill="#ffd166"/>
    <path d="M-30 2L30 -8M-30 -8L30 2" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`
  const friends = svg`${drawSeated({ x: -96, y: 10 }, ink)}
    ${drawSeated({ x: 92, y: 8, flip: true }, ink)}
    ${drawSeated({ x: 150, y: 22, scale: 1.1, flip: true }, ink)}`
  const glow = drawGlow(stage, { x: 0, y: -24, radius: 190, colour: '#ffb454', strength: 0.75 })
  return place(at, svg`${glow}${flames}${friends}`)
}
