import { Star } from 'lucide-react'
import { words } from './words.ts'

type RatingProps = {
  /** 0 to 5; `null` where nobody has rated yet. */
  score: number | null
  count?: number | undefined
  /** `stars` draws all five, rounded to the half: the head of a review. */
  look?: 'compact' | 'stars'
}

const scoreFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const countFormat = new Intl.NumberFormat('pt-BR')
const star = 'size-4 flex-none stroke-sol-700 stroke-[1.4]'

export function Rating({ score, count, look = 'compact' }: RatingProps) {
  if (score === null) return <span className="text-sm text-muted">{words.rating.none}</span>
  const spokenScore = scoreFormat.format(score)
  const label =
    count === undefined
      ? words.rating.only(spokenScore)
      : words.rating.counted(spokenScore, countFormat.format(count), count !== 1)
  return (
    <span
      role="img"
      aria-label={label}
      className="num inline-flex items-center gap-[5px] whitespace-nowrap"
    >
      {look === 'stars' ? (
        <FiveStars score={score} />
      ) : (
        <>
          <Star aria-hidden="true" className={`${star} fill-sol-400`} />
          <span className="font-[650]">{spokenScore}</span>
        </>
      )}
      {count === undefined ? null : (
        <span className="text-muted">({countFormat.format(count)})</span>
      )}
    </span>
  )
}

function FiveStars({ score }: { score: number }) {
  const halves = Math.round(score * 2)
  return [1, 2, 3, 4, 5].map((position) => {
    const filled = Math.min(2, Math.max(0, halves - (position - 1) * 2))
    return (
      <span key={position} className="relative">
        <Star aria-hidden="true" className={`${star} fill-white`} />
        {filled > 0 ? (
          <span className={`absolute inset-0 overflow-hidden ${filled === 1 ? 'w-1/2' : 'w-full'}`}>
            <Star aria-hidden="true" className={`${star} fill-sol-400`} />
          </span>
        ) : null}
      </span>
    )
  })
}
