import { useState } from 'react'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { PlainSelect } from './PlainSelect.tsx'

type Place<State extends string> = { state: State; city: string }

type StateAndCityFieldsProps<State extends string> = {
  values: Place<State>
  states: readonly (readonly [code: State, name: string])[]
  /** The cities to choose from; null where the city is written. */
  cities: readonly string[] | null
  /** The one of them behind which the name of another may be written. */
  otherCity: string
  longestCity: number
  texts: { state: string; city: string; otherCity: string }
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
  otherCity,
  longestCity,
  texts,
  problems,
  idOf,
  required = false,
  onState,
  onCity,
}: StateAndCityFieldsProps<State>) {
  // Not from the value: a name that begins like one of the list would take the field away while it is typed.
  const [isOther, setOther] = useState(cities !== null && !cities.includes(values.city))
  return (
    <>
      <Field id={idOf('state')} label={texts.state} error={problems.state} required={required}>
        <PlainSelect
          value={values.state}
          autoComplete="address-level1"
          onChange={({ target }) => {
            const chosen = states.find(([code]) => code === target.value)
            if (!chosen) return
            setOther(false)
            onState(chosen[0])
          }}
        >
          {states.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </PlainSelect>
      </Field>
      {cities ? (
        <Field
          {...(isOther ? {} : { id: idOf('city'), error: problems.city })}
          label={texts.city}
          required={required}
        >
          <PlainSelect
            value={isOther ? otherCity : values.city}
            onChange={({ target }) => {
              setOther(target.value === otherCity)
              onCity(target.value)
            }}
          >
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </PlainSelect>
        </Field>
      ) : null}
      {cities === null || isOther ? (
        <Field
          id={idOf('city')}
          label={cities ? texts.otherCity : texts.city}
          error={problems.city}
          required={required && !cities}
        >
          <Input
            value={cities && values.city === otherCity ? '' : values.city}
            onChange={({ target }) => onCity(target.value || (cities ? otherCity : ''))}
            maxLength={longestCity}
            autoComplete="address-level2"
          />
        </Field>
      ) : null}
    </>
  )
}
