import type { Photo } from '@portal/contract/ground/media/media'
import {
  type AnnouncementKind,
  type EditedAnnouncement,
  updateAnnouncement,
} from '@portal/contract/newsroom/announcements/announcement'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { ControlField, DateField, TextField } from '~/editing/fields.tsx'
import { PagePreview } from '~/editing/PreviewPanel.tsx'
import { SaveRow } from '~/editing/SaveRow.tsx'
import { useEditedList } from '~/editing/use-edited-list.ts'
import { useEditor } from '~/editing/use-editor.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { ToastMessage } from '~/ui/toast.ts'
import { BannerStrip } from '../Banner.tsx'
import { PopupCard } from '../Popup.tsx'
import { announcementsEditorTexts as texts } from './announcements-editor.texts.ts'

const CHOICE = 'qual'
const KINDS: readonly AnnouncementKind[] = ['banner', 'popup']
const LIST = {
  queryKey: ['admin', 'announcements'],
  queryFn: () => browserApi.get('/api/v1/admin/announcements'),
}

/** The way to send a photo, which another feature brings. */
type Parts = {
  PhotoField: ComponentType<{ photo: Photo | null; onChange: (photo: Photo | null) => void }>
}

export function AnnouncementsScreen(parts: Parts) {
  const announcements = useEditedList(LIST, 'kind')
  const [address] = useSearchParams()
  const kind = KINDS.find((one) => one === address.get(CHOICE)) ?? 'banner'
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkTabs
        label={texts.tabs}
        links={KINDS.map((one) => ({
          label: texts.names[one],
          to: `?${CHOICE}=${one}`,
          current: one === kind,
        }))}
      />
      <Loaded query={announcements.query} texts={texts} why={failureText}>
        {(all) =>
          all
            .filter((one) => one.kind === kind)
            .map((one) => (
              <AnnouncementEditor key={kind} from={one} list={announcements} {...parts} />
            ))
        }
      </Loaded>
    </div>
  )
}

type AnnouncementEditorProps = Parts & {
  from: EditedAnnouncement
  list: ReturnType<typeof useEditedList<EditedAnnouncement, 'kind'>>
}

function AnnouncementEditor({ from, list, PhotoField }: AnnouncementEditorProps) {
  const { kind } = from
  const client = useQueryClient()
  const editor = useEditor(updateAnnouncement, {
    from,
    params: { kind },
    toForm,
    toBody: ({ photo, ...words }, { version }) => ({
      ...words,
      version,
      photo: photo && { id: photo.id, alt: photo.alt },
    }),
    texts: { saved: toldOf, failed: texts.saveFailed },
    onSaved(saved) {
      list.keep(saved)
      // What visitors see, and the days in the settings, are another reading now.
      void client.invalidateQueries({ queryKey: ['announcements'] })
      void client.invalidateQueries({ queryKey: ['portal-settings'] })
    },
    read: () => list.read(kind),
  })
  const { title, text, link_label, link_url, photo } = editor.form.watch()
  const shown = { title, text, link: link_url ? { label: link_label, url: link_url } : null, photo }
  const isPopup = kind === 'popup'
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
      <Panel>
        <EditorForm editor={editor} className="grid grid-cols-1 gap-4">
          <Standing announcement={editor.base} />
          {isPopup ? <TextField name="title" label={texts.title} maxLength={80} /> : null}
          <TextField
            name="text"
            label={texts.text}
            rows={isPopup ? 4 : 2}
            maxLength={isPopup ? 500 : 160}
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
          {isPopup ? (
            <ControlField name="photo" label={texts.photo} group optional>
              {({ value, onChange }) => <PhotoField photo={value} onChange={onChange} />}
            </ControlField>
          ) : null}
          <SaveRow editor={editor} look="primary" />
        </EditorForm>
      </Panel>
      <PagePreview isEmpty={text === ''}>
        {isPopup ? (
          <PopupCard popup={shown} />
        ) : (
          <BannerStrip isPreview banner={{ key: '', ...shown }} onClose={() => undefined} />
        )}
      </PagePreview>
    </div>
  )
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
  const { kind, is_shown } = announcement
  const when = changeText(announcement)
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

/** What is true from now on, and why where nothing is shown. */
export function toldOf(saved: EditedAnnouncement): ToastMessage {
  const { shown, comes, hidden, noText, noDays, over } = texts.saved
  const when = changeText(saved)
  if (saved.is_shown) {
    return { title: shown, description: when ? texts.until(when) : undefined, variant: 'success' }
  }
  if (when) return { title: comes(when), variant: 'success' }
  const why = saved.text === '' ? noText : saved.start || saved.end ? over : noDays
  return { title: hidden, description: why }
}

const changeText = ({ changes_at }: EditedAnnouncement) =>
  changes_at ? momentText(new Date(changes_at)) : null
