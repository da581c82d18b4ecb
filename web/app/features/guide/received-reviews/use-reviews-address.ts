import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'

const FILTER = 'filtro'
const UNANSWERED = 'sem-resposta'
const RATING = 'nota'

/** The filter lives in the address. */
export function useReviewsAddress() {
  const [address, setAddress] = useSearchParams()
  const unanswered = address.get(FILTER) === UNANSWERED
  const rating = ratingIn(address)
  const trail = cursorTrail(address)
  return {
    filter: { unanswered, rating, cursor: trail.current },
    trail,
    isFiltered: unanswered || rating !== undefined,
    showUnanswered: (only: boolean) =>
      setAddress((current) => withFilter(current, FILTER, only ? UNANSWERED : '')),
    showRating: (stars: number | null) =>
      setAddress((current) => withFilter(current, RATING, stars === null ? '' : String(stars))),
    clear: () => setAddress((current) => withFilter(withFilter(current, FILTER, ''), RATING, '')),
  }
}

function ratingIn(address: URLSearchParams): number | undefined {
  const stars = Number(address.get(RATING))
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined
}
