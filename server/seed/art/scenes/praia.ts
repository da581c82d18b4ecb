import { drawBeach } from '../nature/beach.ts'
import { drawFlock } from '../nature/bird.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import { festive } from '../palettes.ts'
import { drawBarraca } from '../shore/barraca.ts'
import { drawCampfire } from '../shore/campfire.ts'
import { drawCanoe } from '../shore/canoe.ts'
import { drawUmbrella } from '../shore/umbrella.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

/** The wide beach at low tide; the hour decides who is on the sand. */
export function drawPraia(stage: Stage): Markup {
  const { random } = stage
  const horizon = random.between(370, 410)
  const edge = random.between(545, 570)
  return svg`${drawSeascape(stage, { horizon, bottom: edge + 60 })}
    ${drawSails(stage, horizon, [360, 1100])}
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
      return drawUmbrellas(stage, edge, 3)
    case 'diaclaro':
      return drawUmbrellas(stage, edge, 6)
  }
}

function drawUmbrellas(stage: Stage, edge: number, count: number): Markup {
  const { random } = stage
  const turn = random.whole(0, festive.length - 1)
  return times(count, (index) => {
    const row = index % 2
    const y = edge + (row === 0 ? random.between(92, 110) : random.between(178, 200))
    // The far row ends before the barraca.
    const x =
      row === 0
        ? random.between(0, 60) + 300 + (index * 420) / count
        : random.between(-20, 20) + 340 + (index * 780) / count
    return {
      y,
      art: drawUmbrella(
        stage,
        { x, y, scale: (y - 380) / 330 },
        festive[(index + turn) % festive.length] ?? festive[0],
      ),
    }
  })
    .sort((far, near) => far.y - near.y)
    .map(({ art }) => art)
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
