import { FIELD_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { isCep, isCepOfCity } from '@portal/contract/shared/cep'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import {
  pinOnStreet,
  streetOptions,
  streetSuggestionsQuery,
} from '~/platform/street-suggestions.ts'
import { Field } from '~/ui/Field.tsx'
import { foldText } from '~/ui/fold-text.ts'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PinField } from '~/ui/map/PinField.tsx'
import { SuggestInput } from '~/ui/SuggestInput.tsx'
import type { ListingForm } from '../listing-form.rules.ts'
import { neighbourhoodPlaceQuery, neighbourhoodsQuery } from '../my-listings.queries.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { errorOf, type FieldsProps, fieldId, hintOf } from './form-fields.ts'
import { TextField } from './TextField.tsx'

const texts = myListingsTexts.fields

export function AddressFields(props: FieldsProps) {
  const { form, problems, onChange, isWatched } = props
  // Suggestions only: without them the name is written as before.
  const neighbourhoods = useQuery(neighbourhoodsQuery())
  const listId = useId()
  const follow = usePinOfNeighbourhood(props, neighbourhoods.data ?? [])
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
        onChange={(changes) => {
          onChange(changes)
          if (changes.neighbourhood !== undefined) void follow(changes.neighbourhood)
        }}
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

type Known = { name: string }

/**
 * A known neighbourhood brings the pin to its middle, while nothing has said better: neither a street
 * nor a finger.
 */
function usePinOfNeighbourhood({ form, onChange }: FieldsProps, known: readonly Known[]) {
  const client = useQueryClient()
  const latest = useRef(form.place)
  const followed = useRef<ListingForm['place']>(null)
  useEffect(() => {
    latest.current = form.place
  })
  return async (typed: string) => {
    const folded = foldText(typed.trim())
    const name = known.find((each) => foldText(each.name) === folded)?.name
    if (!name) return
    const answer = await client.fetchQuery(neighbourhoodPlaceQuery(name)).catch(() => null)
    const { current: now } = latest
    const isFree = !now || (now.lat === followed.current?.lat && now.lng === followed.current?.lng)
    if (!answer?.place || !isFree) return
    followed.current = { lat: answer.place.latitude, lng: answer.place.longitude }
    onChange({ place: followed.current })
  }
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
