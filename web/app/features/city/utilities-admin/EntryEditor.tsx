import {
  UTILITY_BODY_MAX,
  UTILITY_HOURS_MAX,
  UTILITY_KIND_WORDS,
  UTILITY_KINDS,
  UTILITY_STATUS_WORDS,
  UTILITY_STATUSES,
  UTILITY_TITLE_MAX,
} from '@portal/contract/city/utilities/utility.texts'
import {
  createUtility,
  type EditedUtility,
  updateUtility,
} from '@portal/contract/city/utilities/utility-editor'
import { useQueryClient } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useFieldWords } from '~/editing/field-book.ts'
import { CheckboxField, SelectField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { coordinatesText } from '~/ui/map/coordinates.ts'
import { PinField } from '~/ui/map/PinField.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import type { EditorPart } from './OpenEntry.tsx'
import { NEW_PHONE, PhonesField } from './PhonesField.tsx'
import { editedUtilitiesQuery } from './utilities-admin.queries.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.numbers

const KINDS = UTILITY_KINDS.map((value) => ({ value, label: UTILITY_KIND_WORDS[value] }))
const STATUSES = UTILITY_STATUSES.map((value) => ({ value, label: UTILITY_STATUS_WORDS[value] }))

type Told = Omit<EditedUtility, 'id' | 'position' | 'verified_at' | 'updated_at' | 'version'>
const EMPTY: Told = {
  ...{ kind: 'service', title: '', phones: [NEW_PHONE], address: '', hours: '', body: '' },
  ...{ source_name: '', source_url: '', status: 'published', place: null },
}

function toForm(entry: EditedUtility | null) {
  const { kind, title, phones, address, hours, body, ...told }: Told = entry ?? EMPTY
  const { source_name, source_url, status, place } = told
  return {
    ...{ kind, title, phones, address, hours, body },
    ...{ source_name, source_url, status, place, is_verified: false },
  }
}

export function EntryEditor({ entry, read, onClose, onSaved }: EditorPart<EditedUtility>) {
  const client = useQueryClient()
  const editor = useEditor(entry ? updateUtility : createUtility, {
    from: entry,
    params: entry ? { id: entry.id } : undefined,
    toForm,
    toBody: ({ phones, ...values }, base) => ({
      ...values,
      // An empty line of the phones is none.
      phones: phones.filter(({ number, label }) => number.trim() !== '' || label.trim() !== ''),
      ...(base ? { version: base.version } : {}),
    }),
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: editedUtilitiesQuery().queryKey })
      onSaved()
    },
    read: async () => (entry ? read(entry.id) : null),
  })
  return (
    <EditorFrame title={editor.base?.title ?? texts.newTitle} editor={editor} onClose={onClose}>
      <Panel className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField name="title" label={texts.name} maxLength={UTILITY_TITLE_MAX} required />
        <SelectField name="kind" label={texts.kind} options={KINDS} />
        <TextField
          name="body"
          label={texts.body}
          rows={3}
          maxLength={UTILITY_BODY_MAX}
          optional
          className="md:col-span-2"
        />
        <TextField
          name="hours"
          label={texts.hours}
          hint={texts.hoursHint}
          rows={2}
          maxLength={UTILITY_HOURS_MAX}
          optional
        />
        <TextField name="address" label={texts.address} maxLength={160} optional />
      </Panel>
      <PhonesField />
      <Panel>
        <PlaceField />
      </Panel>
      <Panel className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField
          name="source_name"
          label={utilitiesAdminTexts.source}
          hint={utilitiesAdminTexts.sourceHint}
          maxLength={160}
          required
        />
        <TextField
          name="source_url"
          label={utilitiesAdminTexts.sourceUrl}
          type="url"
          inputMode="url"
          maxLength={300}
          optional
        />
        <SelectField name="status" label={utilitiesAdminTexts.status} options={STATUSES} />
        <CheckboxField name="is_verified" label={texts.checked} hint={texts.checkedHint} />
      </Panel>
    </EditorFrame>
  )
}

type Place = EditedUtility['place']
const placeText = (place: Place) =>
  place ? coordinatesText({ lat: place.latitude, lng: place.longitude }) : ''

function PlaceField() {
  const { field } = useController({ name: 'place' })
  const place: Place = field.value
  useFieldWords('place', { label: texts.pin, show: placeText })
  return (
    <PinField
      label={texts.pin}
      value={place && { lat: place.latitude, lng: place.longitude }}
      onValueChange={(pin) => field.onChange(pin && { latitude: pin.lat, longitude: pin.lng })}
    />
  )
}
