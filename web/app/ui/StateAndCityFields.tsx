import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { PlainSelect } from './PlainSelect.tsx'

type Place<State extends string> = { state: State; city: string }

type StateAndCityFieldsProps<State extends string> = {
  values: Place<State>
  states: readonly (readonly [code: State, name: string])[]
  /** The cities to choose from; null where the city is written. */
  cities: readonly string[] | null
  longestCity: number
  texts: { state: string; city: string }
  problems: { state?: string | undefined; city?: string | undefined }
  idOf: (name: 'state' | 'city') => string
  required?: boolean
  onState: (state: State) => void
  onCity: (city: string) => void
}

export function StateAndCityFields<State extends string>({
  values,
  states,
  cities,
  longestCity,
  texts,
  problems,
  idOf,
  required = false,
  onState,
  onCity,
}: StateAndCityFieldsProps<State>) {
  const cityField = {
    value: values.city,
    onChange: (event: { target: { value: string } }) => onCity(event.target.value),
  }
  return (
    <>
      <Field id={idOf('state')} label={texts.state} error={problems.state} required={required}>
        <PlainSelect
          value={values.state}
          autoComplete="address-level1"
          onChange={({ target }) => {
            const chosen = states.find(([code]) => code === target.value)
            if (chosen) onState(chosen[0])
          }}
        >
          {states.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <Field id={idOf('city')} label={texts.city} error={problems.city} required={required}>
        {cities ? (
          <PlainSelect {...cityField}>
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </PlainSelect>
        ) : (
          <Input {...cityField} maxLength={longestCity} autoComplete="address-level2" />
        )}
      </Field>
    </>
  )
}
