import { FIELD_WORDS } from '@portal/contract/establishments/vocabulary'
import { isCep, isCepOfCity } from '@portal/contract/shared/cep'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import {
  pinOnStreet,
  streetOptions,
  streetSuggestionsQuery,
} from '~/platform/street-suggestions.ts'
import { Field } from '~/ui/Field.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PinField } from '~/ui/map/PinField.tsx'
import { SuggestInput } from '~/ui/SuggestInput.tsx'
import { neighbourhoodsQuery } from '../my-listings.queries.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { errorOf, type FieldsProps, fieldId, hintOf } from './form-fields.ts'
import { TextField } from './TextField.tsx'

const texts = myListingsTexts.fields

export function AddressFields(props: FieldsProps) {
  const { form, problems, onChange, isWatched } = props
  // Suggestions only: without them the name is written as before.
  const neighbourhoods = useQuery(neighbourhoodsQuery())
  const listId = useId()
  const isElsewhere = isCep(form.cep) && !isCepOfCity(form.cep)
  return (
    <div className="grid gap-4 md:grid-cols-6">
      <Field
        id={fieldId('cep')}
        label={FIELD_WORDS.cep}
        hint={hintOf('cep', isElsewhere ? texts.cep.elsewhere : texts.cep.hint, isWatched)}
        error={errorOf(problems, 'cep')}
        optional
        className="md:col-span-2"
      >
        <MaskedField mask="cep" value={form.cep} onValueChange={(cep) => onChange({ cep })} />
      </Field>
      <StreetField {...props} />
      <TextField {...props} name="number" maxLength={20} optional className="md:col-span-2" />
      <TextField
        {...props}
        name="complement"
        placeholder={texts.complement.placeholder}
        maxLength={80}
        optional
        className="md:col-span-4"
      />
      <TextField
        {...props}
        name="neighbourhood"
        list={listId}
        maxLength={80}
        className="md:col-span-6"
      />
      <datalist id={listId}>
        {(neighbourhoods.data ?? []).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="md:col-span-6">
        <PlaceField {...props} />
      </div>
    </div>
  )
}

/** Any street can be written; one that the map knows brings the pin with it. */
function StreetField({ form, problems, onChange, isWatched }: FieldsProps) {
  const { data = [] } = useQuery(streetSuggestionsQuery(form.street, form.place))
  return (
    <Field
      id={fieldId('street')}
      label={FIELD_WORDS.street}
      hint={hintOf('street', texts.street.hint, isWatched)}
      error={errorOf(problems, 'street')}
      className="md:col-span-4"
    >
      <SuggestInput
        value={form.street}
        onValueChange={(street) => onChange({ street })}
        options={streetOptions(data)}
        onChoose={({ label, neighbourhood, place }) =>
          onChange({
            street: label,
            place: pinOnStreet(form.place, place),
            ...(form.neighbourhood || !neighbourhood ? {} : { neighbourhood }),
          })
        }
        countText={texts.street.count}
        maxLength={160}
      />
    </Field>
  )
}

function PlaceField({ form, problems, onChange, isWatched }: FieldsProps) {
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
