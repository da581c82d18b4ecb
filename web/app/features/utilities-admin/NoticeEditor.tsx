import type { EditedNotice } from '@portal/contract/utilities/notice-editor'
import {
  NOTICE_BODY_MAX,
  NOTICE_SEVERITIES,
  NOTICE_SEVERITY_WORDS,
  NOTICE_TITLE_MAX,
  type NoticeSeverity,
} from '@portal/contract/utilities/utility-words'
import { useState } from 'react'
import { type Control, Controller, useForm } from 'react-hook-form'
import { browserApi } from '~/platform/api.ts'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import { fromMoment, type MomentForm, NO_MOMENT, toMoment } from './moment-form.rules.ts'
import type { EditorPart } from './OpenEntry.tsx'
import { useAttempt } from './use-attempt.ts'
import { editedNoticesQuery } from './utilities-admin.queries.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.notices

type NoticeForm = {
  title: string
  body: string
  severity: NoticeSeverity
  place: string
  link: string
  source_name: string
  starts: MomentForm
  ends: MomentForm
  isPublished: boolean
}

function toForm(notice: EditedNotice | null): NoticeForm {
  return {
    title: notice?.title ?? '',
    body: notice?.body ?? '',
    severity: notice?.severity ?? 'attention',
    place: notice?.place ?? '',
    link: notice?.link ?? '',
    source_name: notice?.source_name ?? '',
    starts: fromMoment(notice?.starts_at ?? new Date().toISOString()),
    ends: notice ? fromMoment(notice.ends_at) : NO_MOMENT,
    isPublished: notice ? notice.status === 'published' : true,
  }
}

export function NoticeEditor({ entry: notice, read, onClose, onSaved }: EditorPart<EditedNotice>) {
  const [base, setBase] = useState(notice)
  const form = useForm<NoticeForm>({ defaultValues: toForm(notice) })
  const { register, control, setError, formState } = form
  const { attempt, refusal, clear, isWriting } = useAttempt(editedNoticesQuery().queryKey)
  const error = (path: string) => refusal?.fields.get(path)

  const save = form.handleSubmit(async ({ starts, ends, isPublished, ...told }) => {
    const startsAt = toMoment(starts)
    const endsAt = toMoment(ends)
    if (!startsAt) return setError('starts', { message: texts.moment })
    if (!endsAt && (ends.date || ends.time)) return setError('ends', { message: texts.moment })
    const status = isPublished ? ('published' as const) : ('draft' as const)
    const body = { ...told, starts_at: startsAt, ends_at: endsAt, status }
    const saved = await attempt({
      run: (): Promise<EditedNotice> =>
        base
          ? browserApi.send('PUT', '/api/v1/admin/notices/:id', {
              params: { id: base.id },
              body: { ...body, version: base.version },
            })
          : browserApi.send('POST', '/api/v1/admin/notices', { body }),
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
  return (
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
        <Field label={texts.name} error={error('title')} required className="md:col-span-2">
          <Input {...register('title')} maxLength={NOTICE_TITLE_MAX} />
        </Field>
        <Field label={texts.body} error={error('body')} required className="md:col-span-2">
          <Textarea {...register('body')} maxLength={NOTICE_BODY_MAX} />
        </Field>
        <Controller
          control={control}
          name="severity"
          render={({ field }) => (
            <Field label={texts.severity}>
              <Select
                options={NOTICE_SEVERITIES.map((severity) => ({
                  value: severity,
                  label: NOTICE_SEVERITY_WORDS[severity],
                }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
        <Field label={texts.place} error={error('place')} optional>
          <Input {...register('place')} maxLength={160} />
        </Field>
        <Moment
          control={control}
          name="starts"
          labels={[texts.starts, texts.startsAt]}
          error={formState.errors.starts?.message ?? error('starts_at')}
        />
        <Moment
          control={control}
          name="ends"
          labels={[texts.ends, texts.endsAt]}
          hint={texts.endsHint}
          error={formState.errors.ends?.message ?? error('ends_at')}
        />
        <Field
          label={utilitiesAdminTexts.source}
          hint={utilitiesAdminTexts.sourceHint}
          error={error('source_name')}
          required
        >
          <Input {...register('source_name')} maxLength={160} />
        </Field>
        <Field label={texts.link} error={error('link')} optional>
          <Input {...register('link')} type="url" inputMode="url" maxLength={300} />
        </Field>
        <Controller
          control={control}
          name="isPublished"
          render={({ field }) => (
            <Checkbox
              label={texts.isPublished}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </Panel>
    </EditorFrame>
  )
}

type MomentProps = {
  control: Control<NoticeForm>
  name: 'starts' | 'ends'
  labels: [day: string, hour: string]
  hint?: string
  error: string | undefined
}

/** A day and an hour, side by side where both can be read. */
function Moment({ control, name, labels: [day, hour], hint, error }: MomentProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="flex flex-wrap items-start gap-3">
          <Field label={day} hint={hint} error={error} className="min-w-44 flex-1">
            <DateField value={value.date} onValueChange={(date) => onChange({ ...value, date })} />
          </Field>
          <Field label={hour} className="min-w-32 flex-1">
            <Input
              type="time"
              value={value.time}
              aria-label={`${day} ${hour}`}
              onChange={({ target }) => onChange({ ...value, time: target.value })}
            />
          </Field>
        </div>
      )}
    />
  )
}
