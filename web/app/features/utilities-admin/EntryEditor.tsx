import {
  UTILITY_BODY_MAX,
  UTILITY_HOURS_MAX,
  UTILITY_KIND_WORDS,
  UTILITY_KINDS,
  UTILITY_STATUS_WORDS,
  UTILITY_STATUSES,
  UTILITY_TITLE_MAX,
} from '@portal/contract/utilities/utility.texts'
import {
  createUtility,
  type EditedUtility,
  updateUtility,
} from '@portal/contract/utilities/utility-editor'
import { useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { NamedField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PinField } from '~/ui/map/PinField.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import { toBody, toForm } from './entry-form.rules.ts'
import type { EditorPart } from './OpenEntry.tsx'
import { PhonesField } from './PhonesField.tsx'
import { editedUtilitiesQuery } from './utilities-admin.queries.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.numbers

export function EntryEditor({ entry, read, onClose, onSaved }: EditorPart<EditedUtility>) {
  const client = useQueryClient()
  const editor = useEditor(entry ? updateUtility : createUtility, {
    from: entry,
    params: entry ? { id: entry.id } : undefined,
    toForm,
    toBody: (values, base) => ({ ...toBody(values), ...(base ? { version: base.version } : {}) }),
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: editedUtilitiesQuery().queryKey })
      onSaved()
    },
    read: async () => (entry ? read(entry.id) : null),
  })
  const { base, form } = editor
  const { register, control } = form
  return (
    <EditorFrame title={base?.title ?? texts.newTitle} editor={editor} onClose={onClose}>
      <Panel className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <NamedField name="title" label={texts.name} required>
          <Input {...register('title')} maxLength={UTILITY_TITLE_MAX} />
        </NamedField>
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <Field label={texts.kind}>
              <Select
                options={UTILITY_KINDS.map((kind) => ({
                  value: kind,
                  label: UTILITY_KIND_WORDS[kind],
                }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
        <NamedField name="body" label={texts.body} optional className="md:col-span-2">
          <Textarea {...register('body')} maxLength={UTILITY_BODY_MAX} rows={3} />
        </NamedField>
        <NamedField name="hours" label={texts.hours} hint={texts.hoursHint} optional>
          <Textarea {...register('hours')} maxLength={UTILITY_HOURS_MAX} rows={2} />
        </NamedField>
        <NamedField name="address" label={texts.address} optional>
          <Input {...register('address')} maxLength={160} />
        </NamedField>
      </Panel>
      <PhonesField />
      <Panel>
        <Controller
          control={control}
          name="pin"
          render={({ field }) => (
            <PinField label={texts.pin} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Panel>
      <Panel className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <NamedField
          name="source_name"
          label={utilitiesAdminTexts.source}
          hint={utilitiesAdminTexts.sourceHint}
          required
        >
          <Input {...register('source_name')} maxLength={160} />
        </NamedField>
        <NamedField name="source_url" label={utilitiesAdminTexts.sourceUrl} optional>
          <Input {...register('source_url')} type="url" inputMode="url" maxLength={300} />
        </NamedField>
        <Controller
          control={control}
          name="status"
          render={({ field }) => (
            <Field label={utilitiesAdminTexts.status}>
              <Select
                options={UTILITY_STATUSES.map((status) => ({
                  value: status,
                  label: UTILITY_STATUS_WORDS[status],
                }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="is_verified"
          render={({ field }) => (
            <Checkbox
              label={texts.checked}
              hint={texts.checkedHint}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </Panel>
    </EditorFrame>
  )
}
