import { Field } from '~/ui/Field.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { Select } from '~/ui/Select.tsx'
import { receivedReviewsTexts } from './received-reviews.texts.ts'
import type { useReviewsAddress } from './use-reviews-address.ts'

const texts = receivedReviewsTexts.filter
const ANY = 'todas'
const RATINGS = [
  { value: ANY, label: texts.anyRating },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: texts.ratingOf(stars) })),
]

type ReviewsFiltersProps = Pick<
  ReturnType<typeof useReviewsAddress>,
  'filter' | 'showUnanswered' | 'showRating'
>

export function ReviewsFilters({ filter, showUnanswered, showRating }: ReviewsFiltersProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <SegmentedControl
        label={texts.label}
        value={filter.unanswered ? 'unanswered' : 'all'}
        onValueChange={(value) => showUnanswered(value === 'unanswered')}
        options={[
          { value: 'all', label: texts.all },
          { value: 'unanswered', label: texts.unanswered },
        ]}
      />
      <Field label={texts.rating} hideLabel className="w-full md:w-52">
        <Select
          options={RATINGS}
          value={filter.rating === undefined ? ANY : String(filter.rating)}
          onValueChange={(value) => showRating(value === ANY ? null : Number(value))}
        />
      </Field>
    </div>
  )
}
