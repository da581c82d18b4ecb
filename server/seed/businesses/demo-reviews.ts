import { type Random, seededRandom } from '../art/seeded-random.ts'
import { REVIEWER_EMAILS } from './demo-crowd.ts'
import { CLOSINGS, OPINIONS, REPLIES } from './review-texts.ts'

export type DemoReview = {
  email: string
  rating: number
  text: string
  daysAgo: number
  reply: string | null
}

const [FEWEST, MOST] = [3, 12]
const FAIR_SHARE = 0.18

/** The same place always has the same reviews; no person and no sentence about it comes twice. */
export function reviewsOf({ slug, category }: { slug: string; category: string }): DemoReview[] {
  const opinions = OPINIONS[category]
  if (!opinions) return []
  const random = seededRandom(`reviews/${slug}`)
  const people = shuffled(REVIEWER_EMAILS, random)
  const good = shuffled(opinions.good, random)
  const fair = shuffled(opinions.fair, random)
  const closings = shuffled(CLOSINGS.good, random)
  const count = random.whole(FEWEST, MOST)
  return people.slice(0, count).flatMap((email) => {
    const isFair = (random.chance(FAIR_SHARE) && fair.length > 0) || good.length === 0
    const opinion = (isFair ? fair : good).pop()
    if (!opinion) return []
    const closing = isFair ? random.pick(CLOSINGS.fair) : (closings.pop() ?? '')
    return [
      {
        email,
        rating: isFair ? 3 : random.chance(0.62) ? 5 : 4,
        text: `${opinion} ${closing}`.trim(),
        daysAgo: random.whole(1, 420),
        reply: random.chance(0.3)
          ? random.pick<string>(isFair ? REPLIES.fair : REPLIES.good)
          : null,
      },
    ]
  })
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random.between(0, 1) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
