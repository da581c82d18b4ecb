import {
  createNotice,
  type EditedNotice,
  updateNotice,
} from '@portal/contract/utilities/notice-editor'
import {
  NOTICE_BODY_MAX,
  NOTICE_SEVERITIES,
  NOTICE_SEVERITY_WORDS,
  NOTICE_TITLE_MAX,
  type NoticeSeverity,
} from '@portal/contract/utilities/utility.texts'
import { useQueryClient } from '@tanstack/react-query'
import { type Control, Controller } from 'react-hook-form'
import { NamedField, SelectField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import { fromMoment, type MomentForm, NO_MOMENT, toMoment } from './moment-form.rules.ts'
import type { EditorPart } from './OpenEntry.tsx'
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
  const client = useQueryClient()
  const editor = useEditor(notice ? updateNotice : createNotice, {
    from: notice,
    params: notice ? { id: notice.id } : undefined,
    toForm,
    toBody: ({ starts, ends, isPublished, ...told }, base) => ({
      ...told,
      starts_at: toMoment(starts) ?? '',
      ends_at: toMoment(ends),
      status: isPublished ? ('published' as const) : ('draft' as const),
      ...(base ? { version: base.version } : {}),
    }),
    fieldOf: (path) => path.replace(/^(starts|ends)_at$/, '$1'),
    check: ({ starts, ends }) => [
      ...(toMoment(starts) ? [] : [{ path: 'starts', message: texts.moment }]),
      ...(!toMoment(ends) && (ends.date || ends.time)
        ? [{ path: 'ends', message: texts.moment }]
        : []),
    ],
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: editedNoticesQuery().queryKey })
      onSaved()
    },
    read: async () => (notice ? read(notice.id) : null),
  })
  const { base, form } = editor
  const { register, control } = form
  return (
    <EditorFrame title={base?.title ?? texts.newTitle} editor={editor} onClose={onClose}>
      <Panel className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <NamedField name="title" label={texts.name} required className="md:col-span-2">
          <Input {...register('title')} maxLength={NOTICE_TITLE_MAX} />
        </NamedField>
        <NamedField name="body" label={texts.body} required className="md:col-span-2">
          <Textarea {...register('body')} maxLength={NOTICE_BODY_MAX} />
        </NamedField>
        <SelectField
          name="severity"
          label={texts.severity}
          options={NOTICE_SEVERITIES.map((severity) => ({
            value: severity,
            label: NOTICE_SEVERITY_WORDS[severity],
          }))}
        />
        <NamedField name="place" label={texts.place} optional>
          <Input {...register('place')} maxLength={160} />
        </NamedField>
        <Moment control={control} name="starts" labels={[texts.starts, texts.startsAt]} />
        <Moment
          control={control}
          name="ends"
          labels={[texts.ends, texts.endsAt]}
          hint={texts.endsHint}
        />
        <NamedField
          name="source_name"
          label={utilitiesAdminTexts.source}
          hint={utilitiesAdminTexts.sourceHint}
          required
        >
          <Input {...register('source_name')} maxLength={160} />
        </NamedField>
        <NamedField name="link" label={texts.link} optional>
          <Input {...register('link')} type="url" inputMode="url" maxLength={300} />
        </NamedField>
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
}

/** A day and an hour, side by side where both can be read. */
function Moment({ control, name, labels: [day, hour], hint }: MomentProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="flex flex-wrap items-start gap-3">
          <NamedField name={name} label={day} hint={hint} className="min-w-44 flex-1">
            <DateField value={value.date} onValueChange={(date) => onChange({ ...value, date })} />
          </NamedField>
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
