import { FIELD_WORDS } from '@portal/contract/establishments/vocabulary'
import { PinField } from '~/ui/map/PinField.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { errorOf, type FieldsProps, fieldId, hintOf } from './form-fields.ts'

export function PlaceField({ form, problems, onChange, isWatched }: FieldsProps) {
  return (
    <PinField
      id={fieldId('place')}
      label={FIELD_WORDS.place}
      hint={hintOf('place', myListingsTexts.fields.place.hint, isWatched)}
      error={errorOf(problems, 'place')}
      value={form.place}
      onValueChange={(place) => onChange({ place })}
    />
  )
}
