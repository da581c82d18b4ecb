import { EPISODE_STATUS_WORDS, episodePath } from '@portal/contract/newsroom/podcast/podcast.texts'
import { type EditedEpisode, updateEpisode } from '@portal/contract/newsroom/podcast/podcast-editor'
import type { ReactNode } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Badge } from '~/ui/Badge.tsx'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { EditorHead } from '~/ui/EditorHead.tsx'
import { AudioField } from './AudioField.tsx'
import { ChaptersField } from './ChaptersField.tsx'
import { TranscriptField, WordsFields } from './EpisodeFields.tsx'
import { problemsOf, toBody, toForm } from './episode-form.rules.ts'
import { podcastAdminTexts as texts } from './podcast-admin.texts.ts'
import { SchedulePanel } from './SchedulePanel.tsx'
import { useEpisodeWrites } from './use-episode-writes.ts'

/** Photos are sent by another feature. */
export type CoverPart = (part: {
  title: string
  cover: EditedEpisode['cover']
  onCover: (id: string | null) => void
}) => ReactNode

type EpisodeEditorProps = { episode: EditedEpisode; cover: CoverPart }

export function EpisodeEditor({ episode, cover }: EpisodeEditorProps) {
  const writes = useEpisodeWrites()
  const editor = useEditor(updateEpisode, {
    from: episode,
    params: { id: episode.id },
    toForm,
    toBody: (values, { version }) => toBody(values, version),
    check: problemsOf,
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: writes.keep,
    read: () => writes.read(episode.id),
  })
  const { base, form } = editor
  return (
    <div className="grid grid-cols-1 gap-5">
      <EditorHead back={texts.back} title={base.title}>
        <Badge tone={base.status === 'published' ? 'ok' : 'neutral'}>
          {EPISODE_STATUS_WORDS[base.status]}
        </Badge>
      </EditorHead>
      <EditorForm editor={editor}>
        <AudioField episode={base} />
        <WordsFields />
        <ChaptersField />
        <TranscriptField />
        {cover({
          title: texts.sections.cover,
          cover: base.cover,
          onCover: (id) => form.setValue('cover_id', id ?? '', { shouldDirty: true }),
        })}
        <EditorFoot save={texts.save} isWriting={editor.isSaving} />
      </EditorForm>
      <SchedulePanel
        key={`${base.status} ${base.publish_at}`}
        episode={base}
        page={episodePath(base.slug)}
        isWriting={editor.isSaving}
        hasUnsaved={editor.isChanged}
        onStatus={async (status, publishAt) =>
          void (await editor.run(writes.statusWrite(base, status, publishAt)))
        }
      />
    </div>
  )
}
