import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useFieldGroup } from './field-context.ts'
import { words } from './words.ts'

type RatingInputProps = {
  name?: string | undefined
  value?: number | undefined
  defaultValue?: number | undefined
  onValueChange?: ((stars: number) => void) | undefined
}

/** One to five stars, as five radios. Inside a `Field group`. */
export function RatingInput({ name, value, defaultValue = 0, onValueChange }: RatingInputProps) {
  const ownName = useId()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosen = value ?? ownValue
  return (
    <div role="radiogroup" {...useFieldGroup({})} className="-ml-2 flex">
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-mar-600"
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={stars}
            checked={chosen === stars}
            onChange={() => {
              setOwnValue(stars)
              onValueChange?.(stars)
            }}
            className="sr-only"
          />
          <span className="sr-only">{words.rating.stars(stars)}</span>
          <Star
            aria-hidden="true"
            className={`size-7 stroke-sol-700 stroke-[1.4] ${stars <= chosen ? 'fill-sol-400' : 'fill-white'}`}
          />
        </label>
      ))}
    </div>
  )
}
