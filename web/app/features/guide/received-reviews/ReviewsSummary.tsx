import { Hourglass } from 'lucide-react'
import { Rating } from '~/ui/Rating.tsx'
import type { ReceivedPage } from './received-reviews.queries.ts'
import { receivedReviewsTexts } from './received-reviews.texts.ts'
import { meanOf, starRows, totalsOf } from './stars.rules.ts'

const texts = receivedReviewsTexts.summary
const score = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

type ReviewsSummaryProps = Pick<ReceivedPage, 'stars' | 'unanswered' | 'waiting'>

export function ReviewsSummary({ stars, unanswered, waiting }: ReviewsSummaryProps) {
  const mean = meanOf(stars)
  const { count } = totalsOf(stars)
  return (
    <section aria-label={texts.label} className="grid gap-4">
      <div className="grid gap-5 rounded-card bg-areia-100 p-5 md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-8">
        <div>
          {mean === null ? (
            <p className="text-h3 font-head font-bold">{texts.none}</p>
          ) : (
            <p className="flex items-baseline gap-2">
              <span className="num font-head text-[2.75rem] leading-none font-bold">
                {score.format(mean)}
              </span>
              <span className="text-sm text-muted">{texts.mean}</span>
            </p>
          )}
          {mean === null ? null : (
            <div className="mt-2">
              <Rating score={mean} look="stars" />
            </div>
          )}
          <p className="mt-2 text-sm text-muted">{texts.count(count)}</p>
          {count > 0 ? (
            <p className="text-sm font-semibold">{texts.unanswered(unanswered)}</p>
          ) : null}
        </div>
        <ul className="grid gap-1.5">
          {starRows(stars).map((row) => (
            <li
              key={row.stars}
              className="grid grid-cols-[1rem_minmax(0,1fr)_2.5rem] items-center gap-3"
            >
              <span className="sr-only">{texts.stars(row.stars, row.count)}</span>
              <span aria-hidden="true" className="num text-sm font-semibold">
                {row.stars}
              </span>
              <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-areia-200">
                <span
                  className="block h-full rounded-full bg-sol-400"
                  style={{ width: `${row.percent}%` }}
                />
              </span>
              <span aria-hidden="true" className="num text-right text-sm text-muted">
                {row.count}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {waiting > 0 ? (
        <p className="flex items-start gap-2 rounded-card bg-sol-100 p-4 text-sm">
          <Hourglass aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
          {texts.waiting(waiting)}
        </p>
      ) : null}
    </section>
  )
}
