import { PARA_CITIES, STATES, type StateCode } from '@portal/contract/shared/states'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { CITY_MAX } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { cityAfterChoosing, type SignUpProblems } from './sign-up.rules.ts'

const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }))
const CITY_OPTIONS = PARA_CITIES.map((city) => ({ value: city as string, label: city }))

type Place = { state: StateCode | ''; city: string }
type PlaceFieldsProps = Place & {
  idOf: (field: 'state' | 'city') => string
  problems: SignUpProblems
  onChange: (place: Place) => void
}

/** State and city: Pará has its list, elsewhere the city is written. */
export function PlaceFields({ state, city, idOf, problems, onChange }: PlaceFieldsProps) {
  const { fields } = accountsTexts
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-4">
      <Field id={idOf('state')} label={fields.state} error={problems.state}>
        <Select
          options={STATE_OPTIONS}
          value={state === '' ? null : state}
          onValueChange={(chosen) => onChange({ state: chosen, city: cityAfterChoosing(chosen) })}
        />
      </Field>
      <Field id={idOf('city')} label={fields.city} error={problems.city}>
        {state === 'PA' ? (
          <Select
            options={CITY_OPTIONS}
            value={city}
            onValueChange={(chosen) => onChange({ state, city: chosen })}
          />
        ) : (
          <Input
            value={city}
            maxLength={CITY_MAX}
            autoComplete="address-level2"
            onChange={(event) => onChange({ state, city: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
