import {
  cityAfterChoosing,
  DEFAULT_STATE,
  PARA_CITIES,
  STATES,
} from '@portal/contract/shared/states'
import { StateAndCityFields } from '~/ui/StateAndCityFields.tsx'
import { CITY_MAX } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import type { useSignUpForm } from './use-sign-up-form.ts'

/** State and city: Pará has its list, elsewhere the city is written (spec §4). */
export function PlaceFields({ form }: { form: ReturnType<typeof useSignUpForm> }) {
  const { values, problems, idOf, edit } = form
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-4">
      <StateAndCityFields
        values={values}
        states={STATES}
        cities={values.state === DEFAULT_STATE ? PARA_CITIES : null}
        longestCity={CITY_MAX}
        texts={accountsTexts.fields}
        problems={problems}
        idOf={idOf}
        onState={(state) => edit({ state, city: cityAfterChoosing(state) })}
        onCity={(city) => edit({ city })}
      />
    </div>
  )
}
