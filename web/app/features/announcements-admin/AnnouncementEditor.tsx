import type {
  AnnouncementKind,
  EditedAnnouncement,
} from '@portal/contract/announcements/announcement'
import { type FormEvent, type ReactNode, useState } from 'react'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { Input } from '~/ui/Input.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { Photo } from '~/ui/photoSources.ts'
import { ReloadNotice } from '~/ui/ReloadNotice.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { announcementsAdminTexts as texts } from './announcements-admin.texts.ts'
import type { AnnouncementForm, Refusal, useAnnouncementEditor } from './use-announcement-editor.ts'

export type Shown = {
  title: string
  text: string
  link: { label: string; url: string } | null
  photo: Photo | null
}

/** What other features bring: the real strip and window, and the way to send a photo. */
export type Parts = {
  preview: (kind: AnnouncementKind, shown: Shown) => ReactNode
  photo: (photo: Photo | null, onChange: (photo: Photo | null) => void) => ReactNode
}

type AnnouncementEditorProps = Parts & {
  announcement: EditedAnnouncement
  editor: ReturnType<typeof useAnnouncementEditor>
  onReload: () => Promise<void>
}

export function AnnouncementEditor(props: AnnouncementEditorProps) {
  const { announcement, editor, onReload, preview, photo: photoPart } = props
  const { kind } = announcement
  // What this desk read or wrote last: what others write meanwhile must not become its version.
  const [base, setBase] = useState(announcement)
  const [form, setForm] = useState(() => formOf(announcement))
  const [photo, setPhoto] = useState<Photo | null>(announcement.photo)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const wanted = { ...form, photo: photo && { id: photo.id, alt: photo.alt } }
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(formOf(base))
  const change = (part: Partial<AnnouncementForm>) => setForm((known) => ({ ...known, ...part }))
  const problem = (field: string) =>
    refusal?.problems.find(({ fieldId }) => fieldId === field)?.message

  async function save(event: FormEvent) {
    event.preventDefault()
    const outcome = await editor.save({ kind, version: base.version, form: wanted })
    if ('problems' in outcome) return setRefusal(outcome)
    setRefusal(null)
    setBase(outcome)
    // As it was stored: blanks around the words are gone.
    setForm(formOf(outcome))
  }
  const text = (name: 'title' | 'link_label' | 'link_url', label: string, maxLength: number) => (
    <Field
      label={label}
      id={name}
      error={problem(name)}
      optional={name !== 'title'}
      hint={name === 'link_url' ? texts.linkHint : undefined}
    >
      <Input
        value={form[name]}
        maxLength={maxLength}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  )
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
      <LeaveQuestion hasUnsavedWork={isChanged} />
      <Panel>
        <form onSubmit={save} noValidate className="grid grid-cols-1 gap-4">
          <Standing announcement={base} />
          {refusal?.isStale ? <ReloadNotice texts={texts.stale} onReload={onReload} /> : null}
          <FormErrorSummary problems={refusal?.problems ?? NO_PROBLEMS} />
          {kind === 'popup' ? text('title', texts.title, 80) : null}
          <Field label={texts.text} id="text" error={problem('text')}>
            <Textarea
              rows={kind === 'popup' ? 4 : 2}
              maxLength={kind === 'popup' ? 500 : 160}
              value={form.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field>
          <div className="grid gap-4 md:grid-cols-2">
            {text('link_label', texts.linkLabel, 40)}
            {text('link_url', texts.linkUrl, 500)}
          </div>
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={texts.start} id="start" optional error={problem('start')}>
              <DateField value={form.start} onValueChange={(start) => change({ start })} />
            </Field>
            <Field label={texts.end} id="end" optional error={problem('end')}>
              <DateField value={form.end} onValueChange={(end) => change({ end })} />
            </Field>
          </div>
          <p className="text-muted text-sm">{texts.daysHint}</p>
          {kind === 'popup' ? (
            <Field label={texts.photo} id="photo" group optional error={problem('photo')}>
              {photoPart(photo, setPhoto)}
            </Field>
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" look="primary" disabled={!isChanged} pending={editor.isWriting}>
              {texts.save}
            </Button>
            <p role="status" className="text-muted text-sm">
              {isChanged ? texts.unsaved : null}
            </p>
          </div>
        </form>
      </Panel>
      <AnnouncementPreview
        isEmpty={form.text === ''}
        shown={preview(kind, {
          title: form.title,
          text: form.text,
          link: form.link_url ? { label: form.link_label, url: form.link_url } : null,
          photo,
        })}
      />
    </div>
  )
}

const NO_PROBLEMS: Refusal['problems'] = []

const formOf = (one: EditedAnnouncement): AnnouncementForm => ({
  title: one.title,
  text: one.text,
  link_label: one.link_label,
  link_url: one.link_url,
  start: one.start ?? '',
  end: one.end ?? '',
  photo: one.photo && { id: one.photo.id, alt: one.photo.alt },
})

function Standing({ announcement }: { announcement: EditedAnnouncement }) {
  const { kind, is_shown, changes_at } = announcement
  const when = changes_at ? momentText(new Date(changes_at)) : null
  return (
    <div>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={is_shown ? 'ok' : 'neutral'}>{is_shown ? texts.shown : texts.hidden}</Badge>
        {when ? (
          <span className="text-muted">{is_shown ? texts.until(when) : texts.from(when)}</span>
        ) : null}
      </p>
      <p className="mt-2 text-muted">{texts.leads[kind]}</p>
    </div>
  )
}
