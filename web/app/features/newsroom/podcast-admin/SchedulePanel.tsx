import type { EpisodeStatus } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { EditedEpisode } from '@portal/contract/newsroom/podcast/podcast-editor'
import { useState } from 'react'
import { cityDay, momentText, timeValue } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { podcastAdminTexts } from './podcast-admin.texts.ts'

const texts = podcastAdminTexts.status
/** The city keeps one clock all year. */
const CITY_OFFSET = '-03:00'

type SchedulePanelProps = {
  episode: EditedEpisode
  page: string
  isWriting: boolean
  /** What is typed would not be what is published. */
  hasUnsaved: boolean
  onStatus: (status: EpisodeStatus, publishAt?: string) => Promise<void>
}

/** When it is heard. */
export function SchedulePanel(props: SchedulePanelProps) {
  const { episode, page, isWriting, hasUnsaved, onStatus } = props
  const planned = episode.publish_at ? new Date(episode.publish_at) : null
  const [day, setDay] = useState(() => (planned ? cityDay(planned) : ''))
  const [hour, setHour] = useState(() => (planned ? timeValue(planned) : '08:00'))
  const { status } = episode
  const isOut = status === 'published'
  return (
    <EditorSection title={podcastAdminTexts.sections.schedule}>
      {status === 'scheduled' && planned ? <p>{texts.scheduledFor(momentText(planned))}</p> : null}
      {hasUnsaved && !isOut ? <p className="text-muted">{texts.unsaved}</p> : null}
      {isOut ? null : (
        <div className="grid items-end gap-3 md:grid-cols-[minmax(0,12rem)_minmax(0,9rem)_auto]">
          <Field id="publish_at" label={texts.day}>
            <DateField value={day} onValueChange={setDay} />
          </Field>
          <Field label={texts.hour}>
            <Input type="time" value={hour} onChange={({ target }) => setHour(target.value)} />
          </Field>
          <Button
            look="line"
            pending={isWriting}
            disabled={hasUnsaved || !day || !hour}
            onClick={() => void onStatus('scheduled', `${day}T${hour}:00${CITY_OFFSET}`)}
          >
            {texts.schedule}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isOut ? (
          <TextLink to={page} block>
            {texts.view}
          </TextLink>
        ) : (
          <Button
            pending={isWriting}
            disabled={hasUnsaved}
            onClick={() => void onStatus('published')}
          >
            {texts.publish}
          </Button>
        )}
        {status === 'draft' ? null : (
          <Button look="ghost" onClick={() => void onStatus('draft')}>
            {texts.withdraw}
          </Button>
        )}
        {status === 'archived' ? null : (
          <ConfirmDialog
            destructive
            title={texts.archiveTitle(episode.title)}
            description={texts.archiveText}
            confirmLabel={texts.archive}
            onConfirm={() => onStatus('archived')}
            trigger={<Button look="ghost">{texts.archive}</Button>}
          />
        )}
      </div>
    </EditorSection>
  )
}
