import {
  createNotice,
  type EditedNotice,
  updateNotice,
} from '@portal/contract/city/utilities/notice-editor'
import {
  NOTICE_BODY_MAX,
  NOTICE_SEVERITIES,
  NOTICE_SEVERITY_WORDS,
  NOTICE_TITLE_MAX,
} from '@portal/contract/city/utilities/utility.texts'
import { useQueryClient } from '@tanstack/react-query'
import { CheckboxField, SelectField, TextField } from '~/editing/fields.tsx'
import { MomentField } from '~/editing/typed-fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Panel } from '~/ui/Panel.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import type { EditorPart } from './OpenEntry.tsx'
import { editedNoticesQuery } from './utilities-admin.queries.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.notices

/** Values as the contract has them, but for the status, which is a switch here. */
const toForm = (notice: EditedNotice | null) => ({
  title: notice?.title ?? '',
  body: notice?.body ?? '',
  severity: notice?.severity ?? ('attention' as const),
  place: notice?.place ?? '',
  link: notice?.link ?? '',
  source_name: notice?.source_name ?? '',
  starts_at: notice?.starts_at ?? new Date().toISOString(),
  ends_at: notice?.ends_at ?? null,
  isPublished: notice ? notice.status === 'published' : true,
})

export function NoticeEditor({ entry: notice, read, onClose, onSaved }: EditorPart<EditedNotice>) {
  const client = useQueryClient()
  const editor = useEditor(notice ? updateNotice : createNotice, {
    from: notice,
    params: notice ? { id: notice.id } : undefined,
    toForm,
    toBody: ({ isPublished, ...told }, base) => ({
      ...told,
      status: isPublished ? ('published' as const) : ('draft' as const),
      ...(base ? { version: base.version } : {}),
    }),
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: editedNoticesQuery().queryKey })
      onSaved()
    },
    read: async () => (notice ? read(notice.id) : null),
  })
  return (
    <EditorFrame title={editor.base?.title ?? texts.newTitle} editor={editor} onClose={onClose}>
      <Panel className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField
          name="title"
          label={texts.name}
          maxLength={NOTICE_TITLE_MAX}
          required
          className="md:col-span-2"
        />
        <TextField
          name="body"
          label={texts.body}
          rows={4}
          maxLength={NOTICE_BODY_MAX}
          required
          className="md:col-span-2"
        />
        <SelectField
          name="severity"
          label={texts.severity}
          options={NOTICE_SEVERITIES.map((severity) => ({
            value: severity,
            label: NOTICE_SEVERITY_WORDS[severity],
          }))}
        />
        <TextField name="place" label={texts.place} maxLength={160} optional />
        <MomentField name="starts_at" labels={[texts.starts, texts.startsAt]} />
        <MomentField name="ends_at" labels={[texts.ends, texts.endsAt]} hint={texts.endsHint} />
        <TextField
          name="source_name"
          label={utilitiesAdminTexts.source}
          hint={utilitiesAdminTexts.sourceHint}
          maxLength={160}
          required
        />
        <TextField
          name="link"
          label={texts.link}
          type="url"
          inputMode="url"
          maxLength={300}
          optional
        />
        <CheckboxField name="isPublished" label={texts.isPublished} />
      </Panel>
    </EditorFrame>
  )
}
