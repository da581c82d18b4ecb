import type { EditedShow } from '@portal/contract/podcast/podcast-editor'
import {
  SHOW_CATEGORIES,
  SHOW_CATEGORY_NAMES,
  SHOW_DESCRIPTION_MAX,
  SHOW_TITLE_MAX,
} from '@portal/contract/podcast/podcast-words'
import { Mic, Rss } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/buttonStyle.ts'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { StaleNotice } from '~/ui/StaleNotice.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { CoverPart } from './EpisodeEditor.tsx'
import type { Problem } from './episode-form.rules.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'
import { type ShowForm, showBody, showForm } from './show-form.rules.ts'
import { useShowWrites } from './use-show-writes.ts'

const texts = podcastAdminTexts.shows

export function ShowsPanel({ shows, cover }: { shows: EditedShow[]; cover: CoverPart }) {
  const writes = useShowWrites()
  const [title, setTitle] = useState('')
  async function create(event: FormEvent) {
    event.preventDefault()
    const created = await writes.create(title)
    if ('show' in created) setTitle('')
  }
  return (
    <div className="grid gap-5">
      <Panel>
        <form onSubmit={create} className="flex flex-wrap items-end gap-3">
          <Field label={texts.create} required className="min-w-60 flex-1">
            <Input
              value={title}
              minLength={2}
              maxLength={SHOW_TITLE_MAX}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Button type="submit" look="line" pending={writes.isWriting}>
            {texts.submit}
          </Button>
        </form>
      </Panel>
      {shows.length === 0 ? (
        <EmptyState icon={<Mic />} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      ) : null}
      {shows.map((show) => (
        <ShowEditor key={show.id} show={show} cover={cover} />
      ))}
    </div>
  )
}

function ShowEditor({ show, cover }: { show: EditedShow; cover: CoverPart }) {
  const writes = useShowWrites()
  const [base, setBase] = useState(show)
  const [problems, setProblems] = useState<Problem[]>([])
  const [newer, setNewer] = useState<EditedShow | 'unread' | null>(null)
  const { register, handleSubmit, reset, setValue } = useForm<ShowForm>({
    defaultValues: showForm(show),
  })
  const readNewer = async () => setNewer((await writes.read(base.id)) ?? 'unread')
  const save = handleSubmit(async (values) => {
    const outcome = await writes.save(base.id, showBody(values, base.version))
    if ('show' in outcome) {
      setProblems([])
      setBase(outcome.show)
      return reset(showForm(outcome.show))
    }
    setProblems(outcome.refusal.problems)
    if (outcome.refusal.isStale) await readNewer()
  })
  const field = (name: keyof ShowForm) => `${base.slug}-${name}`
  const ours = problems.map(({ fieldId, message }) => ({
    fieldId: `${base.slug}-${fieldId}`,
    message,
  }))
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
      <EditorSection title={base.title} lead={texts.episodes(base.episode_count)}>
        {newer ? (
          <StaleNotice
            texts={podcastAdminTexts.stale}
            newer={newer}
            differences={() => null}
            onKeep={(latest) => {
              setBase(latest)
              setNewer(null)
            }}
            onReplace={(latest) => {
              setBase(latest)
              reset(showForm(latest))
              setNewer(null)
            }}
            onRetry={() => void readNewer()}
          />
        ) : null}
        <FormErrorSummary problems={ours} />
        <div className="grid gap-4 md:grid-cols-2">
          <Field id={field('title')} label={texts.fields.title} required>
            <Input {...register('title')} maxLength={SHOW_TITLE_MAX} />
          </Field>
          <Field id={field('author')} label={texts.fields.author}>
            <Input {...register('author')} maxLength={120} />
          </Field>
        </div>
        <Field id={field('description')} label={texts.fields.description}>
          <Textarea {...register('description')} maxLength={SHOW_DESCRIPTION_MAX} />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            id={field('owner_email')}
            label={texts.fields.owner_email}
            hint={texts.fields.ownerHint}
            optional
          >
            <Input {...register('owner_email')} type="email" inputMode="email" />
          </Field>
          <Field id={field('category')} label={texts.fields.category}>
            <PlainSelect {...register('category')}>
              {SHOW_CATEGORY_NAMES.map((name) => (
                <option key={name} value={name}>
                  {SHOW_CATEGORIES[name].label}
                </option>
              ))}
            </PlainSelect>
          </Field>
          {(['apple_url', 'spotify_url', 'youtube_url'] as const).map((name) => (
            <Field key={name} id={field(name)} label={texts.fields[name]} optional>
              <Input {...register(name)} type="url" inputMode="url" />
            </Field>
          ))}
        </div>
      </EditorSection>
      {cover({
        title: texts.cover,
        cover: base.cover,
        onCover: (id) => setValue('cover_id', id ?? '', { shouldDirty: true }),
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={writes.isWriting}>
          {podcastAdminTexts.save}
        </Button>
        <a href={base.feed} className={buttonStyle({ look: 'ghost' })}>
          <Rss aria-hidden="true" />
          {texts.feed}
        </a>
      </div>
    </form>
  )
}
