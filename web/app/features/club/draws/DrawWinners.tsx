import type { Draw, DrawWinner } from '@portal/contract/club/draws/draw'
import { luckyText } from '@portal/contract/club/draws/draw-rules'
import { dayText, shortDayText } from '~/platform/moments.ts'
import { drawsTexts } from './draws.texts.ts'

const texts = drawsTexts.winners
const dayOf = (date: string) => dayText(new Date(`${date}T12:00:00-03:00`))

/** The prizes, and who has each once that is known. */
export function DrawWinners({ draw }: { draw: Draw }) {
  const isDrawn = draw.status === 'drawn'
  return (
    <section aria-labelledby="ganhadores" className="draw-part">
      <div className="wrap">
        <h2 id="ganhadores">{isDrawn ? texts.title(draw.prizes.length) : texts.prizes}</h2>
        <ul className="draw-winners">
          {draw.prizes.map((prize, index) => {
            const winner = draw.winners.find((one) => one.prize === index + 1)
            return (
              <li key={prize.title}>
                <div>
                  <p className="kind num">
                    {texts.prize(index + 1, drawsTexts.money(prize.value_cents))}
                  </p>
                  <h3>{prize.title}</h3>
                  {prize.description ? <p>{prize.description}</p> : null}
                </div>
                {winner ? <Winner winner={winner} seriesCount={draw.series_count} /> : null}
              </li>
            )
          })}
        </ul>
        {isDrawn ? <p className="mt-5 text-sm text-muted">{texts.privacy}</p> : null}
      </div>
    </section>
  )
}

function Winner({ winner, seriesCount }: { winner: DrawWinner; seriesCount: number }) {
  if (winner.number === null) return <p>{texts.nobody}</p>
  return (
    <>
      <div className="lucky num">
        <b>{luckyText(winner.number, seriesCount)}</b>
        <p>
          <span>{winner.name ?? texts.forgotten}</span>
          <small>{winner.place}</small>
        </p>
      </div>
      <p className="state num" data-ok={winner.delivered_at ? '' : undefined}>
        {stateOf(winner)}
      </p>
    </>
  )
}

function stateOf({ delivered_at, lapsed_at, notified_at, claim_until }: DrawWinner): string {
  if (delivered_at) return texts.delivered(shortDayText(new Date(delivered_at)))
  if (lapsed_at) return texts.lapsed
  if (!claim_until) return ''
  return notified_at
    ? texts.notified(dayText(new Date(notified_at)), dayOf(claim_until))
    : texts.waiting(dayOf(claim_until))
}
