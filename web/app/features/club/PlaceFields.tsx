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
import { LONGEST_CITY } from './club.constants.ts'
import { clubTexts } from './club.texts.ts'
import type { useJoinForm } from './use-join-form.ts'

const texts = clubTexts.join.fields

/** Pará has its list of cities; elsewhere the city is written (spec §4). */
export function PlaceFields({ form }: { form: ReturnType<typeof useJoinForm> }) {
  const { values, problems, idOf, edit } = form
  return (
    <>
      <Field id={idOf('state')} label={texts.state} error={problems.state} required>
        <PlainSelect
          value={values.state}
          autoComplete="address-level1"
          onChange={(event) => {
            const state = event.target.value as StateCode
            edit({ state, city: cityAfterChoosing(state) })
          }}
        >
          {STATES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <Field id={idOf('city')} label={texts.city} error={problems.city} required>
        {values.state === DEFAULT_STATE ? (
          <PlainSelect value={values.city} onChange={(event) => edit({ city: event.target.value })}>
            {PARA_CITIES.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </PlainSelect>
        ) : (
          <Input
            value={values.city}
            maxLength={LONGEST_CITY}
            autoComplete="address-level2"
            onChange={(event) => edit({ city: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
