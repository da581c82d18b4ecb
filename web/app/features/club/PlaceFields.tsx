import {
  cityAfterChoosing,
  DEFAULT_STATE,
  PARA_CITIES,
  STATES,
} from '@portal/contract/shared/states'
import { StateAndCityFields } from '~/ui/StateAndCityFields.tsx'
import { LONGEST_CITY } from './club.constants.ts'
import { clubTexts } from './club.texts.ts'
import type { useJoinForm } from './use-join-form.ts'

/** Pará has its list of cities; elsewhere the city is written (spec §4). */
export function PlaceFields({ form }: { form: ReturnType<typeof useJoinForm> }) {
  const { values, problems, idOf, edit } = form
  return (
    <StateAndCityFields
      values={values}
      states={STATES}
      cities={values.state === DEFAULT_STATE ? PARA_CITIES : null}
      longestCity={LONGEST_CITY}
      texts={clubTexts.join.fields}
      problems={problems}
      idOf={idOf}
      required
      onState={(state) => edit({ state, city: cityAfterChoosing(state) })}
      onCity={(city) => edit({ city })}
    />
  )
}
