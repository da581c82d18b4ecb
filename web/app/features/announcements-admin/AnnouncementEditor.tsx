import {
  type AnnouncementKind,
  type EditedAnnouncement,
  updateAnnouncement,
} from '@portal/contract/announcements/announcement'
import { type ReactNode, useState } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { ControlField, DateField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { Photo } from '~/ui/photo-sources.ts'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import type { ToastMessage } from '~/ui/toast.ts'
import { announcementsAdminTexts as texts } from './announcements-admin.texts.ts'

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
  announcements: {
    read: (kind: AnnouncementKind) => Promise<EditedAnnouncement | null>
    keep: (saved: EditedAnnouncement) => void
  }
}

export function AnnouncementEditor(props: AnnouncementEditorProps) {
  const { announcement, announcements, preview, photo } = props
  const { kind } = announcement
  const editor = useEditor(updateAnnouncement, {
    from: announcement,
    params: { kind },
    toForm,
    toBody: ({ photo, ...words }, { version }) => ({
      ...words,
      version,
      photo: photo && { id: photo.id, alt: photo.alt },
    }),
    texts: { saved: toldOf, failed: texts.saveFailed },
    onSaved: announcements.keep,
    read: () => announcements.read(kind),
    stale: { texts: texts.stale },
  })
  const { isChanged } = editor
  const shown = editor.form.watch()
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
      <Panel>
        <EditorForm editor={editor} className="grid grid-cols-1 gap-4">
          <Standing announcement={editor.base} />
          {kind === 'popup' ? <TextField name="title" label={texts.title} maxLength={80} /> : null}
          <TextField
            name="text"
            label={texts.text}
            rows={kind === 'popup' ? 4 : 2}
            maxLength={kind === 'popup' ? 500 : 160}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <TextField name="link_label" label={texts.linkLabel} maxLength={40} optional />
            <TextField
              name="link_url"
              label={texts.linkUrl}
              hint={texts.linkHint}
              maxLength={500}
              optional
            />
          </div>
          <div key={editor.edition} className="grid gap-4 md:grid-cols-2">
            <DateField name="start" label={texts.start} optional />
            <DateField name="end" label={texts.end} optional />
          </div>
          <p className="text-muted text-sm">{texts.daysHint}</p>
          {kind === 'popup' ? (
            <ControlField name="photo" label={texts.photo} group optional>
              {({ value, onChange }) => photo(value, onChange)}
            </ControlField>
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" look="primary" disabled={!isChanged} pending={editor.isSaving}>
              {texts.save}
            </Button>
            <p role="status" className="text-muted text-sm">
              {isChanged ? texts.unsaved : null}
            </p>
          </div>
        </EditorForm>
      </Panel>
      <AnnouncementPreview
        isEmpty={shown.text === ''}
        shown={preview(kind, {
          title: shown.title,
          text: shown.text,
          link: shown.link_url ? { label: shown.link_label, url: shown.link_url } : null,
          photo: shown.photo,
        })}
      />
    </div>
  )
}

/** What is true from now on, and why where nothing is shown. */
export function toldOf({
  is_shown,
  changes_at,
  text,
  start,
  end,
}: EditedAnnouncement): ToastMessage {
  const { shown, shownUntil, comes, hidden, noText, noDays, over } = texts.saved
  const when = changes_at ? momentText(new Date(changes_at)) : null
  if (is_shown) {
    return { title: shown, description: when ? shownUntil(when) : undefined, variant: 'success' }
  }
  if (when) return { title: comes(when), variant: 'success' }
  const why = text === '' ? noText : start || end ? over : noDays
  return { title: hidden, description: why }
}

const toForm = (one: EditedAnnouncement) => ({
  title: one.title,
  text: one.text,
  link_label: one.link_label,
  link_url: one.link_url,
  start: one.start ?? '',
  end: one.end ?? '',
  photo: one.photo,
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

/** As people will see it, while it is written. Nothing in it can be pressed. */
function AnnouncementPreview({ shown, isEmpty }: { shown: ReactNode; isEmpty: boolean }) {
  const [view, setView] = useState<'phone' | 'desktop'>('phone')
  return (
    <Panel aria-labelledby="previa" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="previa" className="text-h3">
          {texts.preview}
        </h2>
        <SegmentedControl
          label={texts.previewLabel}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'phone', label: texts.phone },
            { value: 'desktop', label: texts.desktop },
          ]}
        />
      </div>
      {isEmpty ? (
        <p className="rounded-input bg-areia-100 p-6 text-center text-muted">
          {texts.previewEmpty}
        </p>
      ) : (
        <div
          inert
          className={`mx-auto w-full overflow-hidden rounded-input border border-line bg-areia-50 ${view === 'phone' ? 'max-w-90' : ''}`}
        >
          {shown}
          <p className="p-6 text-center text-placeholder text-sm">{texts.previewPage}</p>
        </div>
      )}
    </Panel>
  )
}
