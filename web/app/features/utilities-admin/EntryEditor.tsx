import type { EditedUtility } from '@portal/contract/utilities/utility-editor'
import {
  UTILITY_BODY_MAX,
  UTILITY_HOURS_MAX,
  UTILITY_KIND_WORDS,
  UTILITY_KINDS,
  UTILITY_STATUS_WORDS,
  UTILITY_STATUSES,
  UTILITY_TITLE_MAX,
} from '@portal/contract/utilities/utility-words'
import { useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { browserApi } from '~/platform/api.ts'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PinField } from '~/ui/map/PinField.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import { type EntryForm, toBody, toForm } from './entry-form.rules.ts'
import type { EditorPart } from './OpenEntry.tsx'
import { PhonesField } from './PhonesField.tsx'
import { useAttempt } from './use-attempt.ts'
import { editedUtilitiesQuery } from './utilities-admin.queries.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.numbers

export function EntryEditor({ entry, read, onClose, onSaved }: EditorPart<EditedUtility>) {
  // What this editor read last. What others write meanwhile must not become its version.
  const [base, setBase] = useState(entry)
  const form = useForm<EntryForm>({ defaultValues: toForm(entry) })
  const { attempt, refusal, clear, isWriting } = useAttempt(editedUtilitiesQuery().queryKey)
  const error = (path: string) => refusal?.fields.get(path)

  const save = form.handleSubmit(async (values) => {
    const body = toBody(values)
    const saved = await attempt<EditedUtility>({
      run: () =>
        base
          ? browserApi.send('PUT', '/api/v1/admin/utilities/:id', {
              params: { id: base.id },
              body: { ...body, version: base.version },
            })
          : browserApi.send('POST', '/api/v1/admin/utilities', { body }),
      done: texts.saved,
      failed: texts.saveFailed,
    })
    if (saved) onSaved()
  })
  async function takeNewest() {
    const newest = base && (await read(base.id))
    if (!newest) return
    setBase(newest)
    form.reset(toForm(newest))
    clear()
  }
  const { register, control } = form
  return (
    <FormProvider {...form}>
      <EditorFrame
        title={base?.title ?? texts.newTitle}
        isStale={refusal?.isStale ?? false}
        hasUnsavedWork={form.formState.isDirty}
        isWriting={isWriting}
        onSubmit={(event) => void save(event)}
        onReload={takeNewest}
        onClose={onClose}
      >
        <Panel className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Field label={texts.name} error={error('title')} required>
            <Input {...register('title')} maxLength={UTILITY_TITLE_MAX} />
          </Field>
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
          <Field label={texts.body} error={error('body')} optional className="md:col-span-2">
            <Textarea {...register('body')} maxLength={UTILITY_BODY_MAX} rows={3} />
          </Field>
          <Field label={texts.hours} hint={texts.hoursHint} error={error('hours')} optional>
            <Textarea {...register('hours')} maxLength={UTILITY_HOURS_MAX} rows={2} />
          </Field>
          <Field label={texts.address} error={error('address')} optional>
            <Input {...register('address')} maxLength={160} />
          </Field>
        </Panel>
        <PhonesField error={error} />
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
          <Field
            label={utilitiesAdminTexts.source}
            hint={utilitiesAdminTexts.sourceHint}
            error={error('source_name')}
            required
          >
            <Input {...register('source_name')} maxLength={160} />
          </Field>
          <Field label={utilitiesAdminTexts.sourceUrl} error={error('source_url')} optional>
            <Input {...register('source_url')} type="url" inputMode="url" maxLength={300} />
          </Field>
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
    </FormProvider>
  )
}
