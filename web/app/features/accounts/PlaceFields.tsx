import {
  cityAfterChoosing,
  DEFAULT_STATE,
  PARA_CITIES,
  STATES,
  type StateCode,
} from '@portal/contract/shared/states'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { CITY_MAX } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import type { useSignUpForm } from './use-sign-up-form.ts'

/** State and city: Pará has its list, elsewhere the city is written (spec §4). */
export function PlaceFields({ form }: { form: ReturnType<typeof useSignUpForm> }) {
  const { values, problems, idOf, edit } = form
  const { fields } = accountsTexts

  function moveTo(state: StateCode) {
    edit({ state, city: cityAfterChoosing(state) })
  }

  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-4">
      <Field id={idOf('state')} label={fields.state} error={problems.state}>
        <PlainSelect
          value={values.state}
          autoComplete="address-level1"
          onChange={(event) => moveTo(event.target.value as StateCode)}
        >
          {STATES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <Field id={idOf('city')} label={fields.city} error={problems.city}>
        {values.state === DEFAULT_STATE ? (
          <PlainSelect value={values.city} onChange={(event) => edit({ city: event.target.value })}>
            {PARA_CITIES.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </PlainSelect>
        ) : (
          <Input
            value={values.city}
            maxLength={CITY_MAX}
            autoComplete="address-level2"
            onChange={(event) => edit({ city: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
