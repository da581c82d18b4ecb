import {
  MOST_COLLECTION_STOPS,
  STOP_NOTE_MAX,
} from '@portal/contract/city/collections/collection.texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldWords } from '~/editing/field-book.ts'
import { TextField, useFieldProblem } from '~/editing/fields.tsx'
import { browserApi } from '~/platform/api.ts'
import { Combobox } from '~/ui/Combobox.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import type { CollectionForm, StopForm } from './collection-form.rules.ts'
import { collectionsAdminTexts as texts } from './collections-admin.texts.ts'

const KINDS = 'establishment,beach,attraction'

/** The places with their sentences, in the order of the page. */
export function StopsField() {
  const { control, watch } = useFormContext<CollectionForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'stops', keyName: 'key' })
  useFieldWords('stops', { label: texts.sections.stops })
  const kind = watch('kind')
  return (
    <EditorSection title={texts.sections.stops} lead={texts.stopsLead[kind]}>
      {fields.map(({ key, name, is_shown }, index) => (
        <FormListItem
          key={key}
          label={texts.place(index + 1, name)}
          removeLabel={texts.remove(name)}
          onRemove={() => remove(index)}
        >
          {is_shown ? null : <p className="text-sm text-vermelho-700">{texts.hidden}</p>}
          <PlaceProblem name={`stops.${index}.place`} />
          <TextField
            name={`stops.${index}.note`}
            label={texts.fields.note}
            maxLength={STOP_NOTE_MAX}
            optional
          />
          <div className="flex flex-wrap items-end gap-3">
            {kind === 'itinerary' ? (
              <>
                <TextField
                  name={`stops.${index}.day`}
                  label={texts.fields.day}
                  inputMode="numeric"
                  className="w-24"
                />
                <TextField
                  name={`stops.${index}.time`}
                  label={texts.fields.time}
                  type="time"
                  className="w-36"
                  optional
                />
              </>
            ) : null}
            <span className="ml-auto flex">
              <IconButton
                label={texts.stopUp(name)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.stopDown(name)}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
            </span>
          </div>
        </FormListItem>
      ))}
      {fields.length < MOST_COLLECTION_STOPS ? (
        // Empty again after every choice.
        <PlacePicker
          key={fields.length}
          onChoose={(chosen) => {
            const day = fields.at(-1)?.day || '1'
            append({ ...chosen, note: '', day, time: '', is_shown: true })
          }}
        />
      ) : null}
    </EditorSection>
  )
}

function PlaceProblem({ name }: { name: string }) {
  const problem = useFieldProblem(name)
  return problem ? <FieldError id={name}>{problem}</FieldError> : null
}

type PlacePickerProps = { onChoose: (chosen: Pick<StopForm, 'place' | 'name'>) => void }

/** Whatever the search of the portal finds among places. */
function PlacePicker({ onChoose }: PlacePickerProps) {
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useQuery({
    queryKey: ['search', 'places', typed],
    queryFn: () => browserApi.get('/api/v1/search', { query: { q: typed, tipo: KINDS } }),
    enabled: typed.trim().length > 1,
    placeholderData: keepPreviousData,
  })
  const found = data?.results ?? []
  return (
    <Field label={texts.find} hint={texts.findHint}>
      <Combobox
        options={found.map(({ id, title, label }) => ({
          value: id,
          label: title.text,
          hint: label,
        }))}
        value={null}
        onSearch={setTyped}
        loading={isFetching}
        emptyText={texts.nothingFound}
        onValueChange={(chosen) => {
          const place = found.find(({ id }) => id === chosen)
          if (!place) return
          const kind = place.kind === 'establishment' ? 'establishment' : 'sight'
          onChoose({ place: { kind, id: place.id }, name: place.title.text })
        }}
      />
    </Field>
  )
}
