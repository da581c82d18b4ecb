import type { OpeningHours } from './hours-types.ts'
import type { FieldName } from './vocabulary.ts'

/** How complete a listing is, from 0 to 100, and what to do next, the most valuable first. */

export type CompletenessFacts = {
  category_id: string | null
  photo_count: number
  description: string | null
  hours: OpeningHours | null
  phone: string | null
  whatsapp: string | null
  street: string | null
  neighbourhood: string | null
  place: { latitude: number; longitude: number } | null
  amenities: readonly string[]
  price_range: number | null
  /** Where a price says nothing (a public office), nobody is asked for one. */
  asks_price: boolean
  /** Only with the menu module switched on. */
  menu_items: number | null
}

export type CompletenessStep =
  | 'category'
  | 'contact'
  | 'hours'
  | 'photo'
  | 'address'
  | 'menu'
  | 'description'
  | 'gallery'
  | 'pin'
  | 'amenities'
  | 'price'

export type MissingStep = {
  step: CompletenessStep
  /** The field of the form to go to. */
  field: FieldName
  /** What doing it adds to the score. */
  points: number
  /** How many are still missing, where that can be counted ("Mais 4 fotos"). */
  amount: number | null
  /** Without it the listing cannot be sent for review: its basic card would be empty. */
  isRequired: boolean
}

export const GOAL_PHOTOS = 5
export const GOAL_DESCRIPTION_LENGTH = 80

type Rule = {
  step: CompletenessStep
  field: FieldName
  /** Against the other steps that apply; the sum does not matter. */
  weight: number
  isRequired?: boolean
  applies?(facts: CompletenessFacts): boolean
  /** How much is still missing; 0 is done. */
  missing(facts: CompletenessFacts): number
  isCounted?: boolean
}

const isEmpty = (text: string | null) => (text ?? '').trim() === ''
const unless = (isDone: boolean) => (isDone ? 0 : 1)

/** In order of value to somebody who looks for a place to go. */
const RULES: readonly Rule[] = [
  {
    step: 'hours',
    field: 'hours',
    weight: 20,
    missing: ({ hours }) => unless(Boolean(hours?.weekly || hours?.temporarily_closed)),
  },
  {
    step: 'menu',
    field: 'modules',
    weight: 20,
    applies: ({ menu_items }) => menu_items !== null,
    missing: ({ menu_items }) => unless((menu_items ?? 0) > 0),
  },
  {
    step: 'contact',
    field: 'whatsapp',
    weight: 15,
    isRequired: true,
    missing: ({ phone, whatsapp }) => unless(!isEmpty(phone) || !isEmpty(whatsapp)),
  },
  {
    step: 'photo',
    field: 'photos',
    weight: 15,
    missing: ({ photo_count }) => unless(photo_count > 0),
  },
  {
    step: 'address',
    field: 'street',
    weight: 10,
    isRequired: true,
    missing: ({ street, neighbourhood }) => unless(!isEmpty(street) && !isEmpty(neighbourhood)),
  },
  {
    step: 'description',
    field: 'description',
    weight: 10,
    missing: ({ description }) =>
      unless((description ?? '').trim().length >= GOAL_DESCRIPTION_LENGTH),
  },
  {
    step: 'gallery',
    field: 'photos',
    weight: 10,
    isCounted: true,
    missing: ({ photo_count }) => Math.max(0, GOAL_PHOTOS - photo_count),
  },
  {
    step: 'category',
    field: 'category_id',
    weight: 5,
    isRequired: true,
    missing: ({ category_id }) => unless(category_id !== null),
  },
  { step: 'pin', field: 'place', weight: 5, missing: ({ place }) => unless(place !== null) },
  {
    step: 'amenities',
    field: 'amenities',
    weight: 5,
    missing: ({ amenities }) => unless(amenities.length > 0),
  },
  {
    step: 'price',
    field: 'price_range',
    weight: 5,
    applies: ({ asks_price }) => asks_price,
    missing: ({ price_range }) => unless(price_range !== null),
  },
]

/** `score` and the points of everything missing make 100 exactly. */
export function completenessOf(facts: CompletenessFacts): {
  score: number
  missing: MissingStep[]
} {
  const rules = RULES.filter(({ applies }) => applies?.(facts) ?? true)
  const points = shareOut(
    100,
    rules.map(({ weight }) => weight),
  )
  const missing = rules.flatMap((rule, index): MissingStep[] => {
    const amount = rule.missing(facts)
    if (amount === 0) return []
    const { step, field, isRequired = false } = rule
    const counted = rule.isCounted ? amount : null
    return [{ step, field, points: points[index] ?? 0, amount: counted, isRequired }]
  })
  const lost = missing.reduce((sum, step) => sum + step.points, 0)
  return {
    score: 100 - lost,
    missing: missing.sort((one, other) => other.points - one.points),
  }
}

/** Whole points in proportion to the weights; what rounding leaves goes to the largest remainders. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map((weight) => (weight * total) / sum)
  const shares = exact.map(Math.floor)
  const left = total - shares.reduce((all, share) => all + share, 0)
  const remainder = (index: number) => (exact[index] ?? 0) - (shares[index] ?? 0)
  const largestFirst = [...weights.keys()].sort((one, other) => remainder(other) - remainder(one))
  const lucky = new Set(largestFirst.slice(0, left))
  return shares.map((share, index) => share + (lucky.has(index) ? 1 : 0))
}
