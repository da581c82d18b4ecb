import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { peopleTexts } from './people.texts.ts'
import type { usePeopleFilter } from './use-people-filter.ts'

const ALL = 'todos'
const PLANS = [
  { value: ALL, label: peopleTexts.allPlans },
  ...Object.entries(peopleTexts.plans).map(([value, label]) => ({ value, label })),
]

type PeopleFiltersProps = Pick<
  ReturnType<typeof usePeopleFilter>,
  'typed' | 'setTyped' | 'plan' | 'setPlan'
>

export function PeopleFilters({ typed, setTyped, plan, setPlan }: PeopleFiltersProps) {
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
      <Field label={peopleTexts.search}>
        <Input
          type="search"
          value={typed}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label={peopleTexts.plan}>
        <Select
          options={PLANS}
          value={plan ?? ALL}
          onValueChange={(chosen) => setPlan(chosen === ALL ? '' : chosen)}
        />
      </Field>
    </div>
  )
}
