import { Rating } from '~/ui/Rating.tsx'
import { reviewsTexts as texts } from './reviews.texts.ts'
import { countOf, meanOf, type Stars, sharesOf } from './stars.rules.ts'

const meanText = (mean: number) =>
  mean.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The mean in large, never without its count, and how it came about. */
export function ReviewSummary({ stars }: { stars: Stars }) {
  const mean = meanOf(stars)
  if (mean === null) return null
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-6 md:gap-14">
      <div>
        <p
          aria-hidden="true"
          className="num mb-2 font-bold font-head text-[3.5rem] leading-none tracking-[-0.04em]"
        >
          {meanText(mean)}
        </p>
        <Rating score={mean} look="stars" />
        <p className="num mt-1 text-muted text-sm">{texts.count(countOf(stars))}</p>
      </div>
      <dl aria-label={texts.spread} className="grid gap-2">
        {sharesOf(stars).map(({ stars: given, percent }) => (
          <div key={given} className="grid grid-cols-[1ch_1fr_4.5ch] items-center gap-3 text-sm">
            <dt className="num text-muted">
              {given}
              <span className="sr-only"> {texts.stars(given)}</span>
            </dt>
            <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-areia-200">
              <span
                className="block h-full rounded-full bg-sol-400"
                style={{ width: `${percent}%` }}
              />
            </dd>
            <dd className="num text-right text-muted">{percent}%</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
