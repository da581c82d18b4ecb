import type { EditedEpisode } from '@portal/contract/podcast/podcast-editor'
import {
  EPISODE_STATUS_WORDS,
  type EpisodeStatus,
  episodePath,
} from '@portal/contract/podcast/podcast-words'
import { type ReactNode, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { EditorHead } from '~/ui/EditorHead.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { StaleNotice } from '~/ui/StaleNotice.tsx'
import { AudioField } from './AudioField.tsx'
import { ChaptersField } from './ChaptersField.tsx'
import { TranscriptField, WordsFields } from './EpisodeFields.tsx'
import { type EpisodeForm, type Problem, problemsOf, toBody, toForm } from './episode-form.rules.ts'
import { podcastAdminTexts as texts } from './podcast-admin.texts.ts'
import { SchedulePanel } from './SchedulePanel.tsx'
import { type Outcome, useEpisodeWrites } from './use-episode-writes.ts'

/** Photos are sent by another feature. */
export type CoverPart = (part: {
  title: string
  cover: EditedEpisode['cover']
  onCover: (id: string | null) => void
}) => ReactNode

type EpisodeEditorProps = { episode: EditedEpisode; cover: CoverPart }

export function EpisodeEditor({ episode, cover }: EpisodeEditorProps) {
  const writes = useEpisodeWrites()
  // What this editor read or wrote last. What others write meanwhile must not become its version.
  const [base, setBase] = useState(episode)
  const [problems, setProblems] = useState<Problem[]>(NO_PROBLEMS)
  const [newer, setNewer] = useState<EditedEpisode | 'unread' | null>(null)
  const form = useForm<EpisodeForm>({ defaultValues: toForm(episode) })
  const { isDirty } = form.formState

  async function attempt(write: Promise<Outcome>): Promise<EditedEpisode | null> {
    const outcome = await write
    if ('refusal' in outcome) {
      setProblems(outcome.refusal.problems)
      if (outcome.refusal.isStale) await readNewer()
      return null
    }
    setProblems(NO_PROBLEMS)
    setNewer(null)
    setBase(outcome.episode)
    return outcome.episode
  }
  const readNewer = async () => setNewer((await writes.read(base.id)) ?? 'unread')
  const save = form.handleSubmit(async (values) => {
    const wrong = problemsOf(values)
    if (wrong.length > 0) return setProblems(wrong)
    const saved = await attempt(writes.save(base.id, toBody(values, base.version)))
    if (saved) form.reset(toForm(saved))
  })
  async function setStatus(status: EpisodeStatus, publishAt?: string) {
    await attempt(writes.setStatus(base, status, publishAt))
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <EditorHead back={texts.back} title={base.title}>
        <Badge tone={base.status === 'published' ? 'ok' : 'neutral'}>
          {EPISODE_STATUS_WORDS[base.status]}
        </Badge>
      </EditorHead>
      <LeaveQuestion hasUnsavedWork={isDirty} />
      {newer ? (
        <StaleNotice
          texts={texts.stale}
          newer={newer}
          differences={({ updated_at }) => (
            <p className="mt-2">{texts.staleChanged(momentText(new Date(updated_at)))}</p>
          )}
          onKeep={(latest) => {
            // The next save writes over it, and knows it.
            setBase(latest)
            setNewer(null)
          }}
          onReplace={(latest) => {
            setBase(latest)
            form.reset(toForm(latest))
            setNewer(null)
          }}
          onRetry={() => void readNewer()}
        />
      ) : null}
      <FormErrorSummary problems={problems} />
      <FormProvider {...form}>
        <form onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
          <AudioField episode={base} />
          <WordsFields />
          <ChaptersField />
          <TranscriptField />
          {cover({
            title: texts.sections.cover,
            cover: base.cover,
            onCover: (id) => form.setValue('cover_id', id ?? '', { shouldDirty: true }),
          })}
          <EditorFoot save={texts.save} isWriting={writes.isWriting} />
        </form>
      </FormProvider>
      <SchedulePanel
        key={`${base.status} ${base.publish_at}`}
        episode={base}
        page={episodePath(base.slug)}
        isWriting={writes.isWriting}
        hasUnsaved={isDirty}
        onStatus={setStatus}
      />
    </div>
  )
}

const NO_PROBLEMS: Problem[] = []
