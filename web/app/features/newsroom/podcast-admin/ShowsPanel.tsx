import {
  SHOW_CATEGORIES,
  SHOW_CATEGORY_NAMES,
  SHOW_DESCRIPTION_MAX,
  SHOW_TITLE_MAX,
} from '@portal/contract/newsroom/podcast/podcast.texts'
import { type EditedShow, updateShow } from '@portal/contract/newsroom/podcast/podcast-editor'
import { useQueryClient } from '@tanstack/react-query'
import { Mic, Rss } from 'lucide-react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { SelectField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { useSave } from '~/editing/use-save.ts'
import { NameForm } from '~/lists/NameForm.tsx'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { CoverPart } from './EpisodeEditor.tsx'
import { SHOWS_KEY, showsQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'

const texts = podcastAdminTexts.shows
const CATEGORIES = SHOW_CATEGORY_NAMES.map((value) => ({
  value,
  label: SHOW_CATEGORIES[value].label,
}))

export function ShowsPanel({ shows, cover }: { shows: EditedShow[]; cover: CoverPart }) {
  const writes = useShowWrites()
  return (
    <div className="grid gap-5">
      <Panel>
        <NameForm
          label={texts.create}
          submit={texts.submit}
          minLength={2}
          maxLength={SHOW_TITLE_MAX}
          isPending={writes.isWriting}
          onName={async (title) => (await writes.create(title)).kind === 'saved'}
        />
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
  const editor = useEditor(updateShow, {
    from: show,
    params: { id: show.id },
    toForm: ({ title, description, author, owner_email, category, is_explicit, ...told }) => ({
      ...{ title, description, author, owner_email, category, is_explicit },
      apple_url: told.apple_url,
      spotify_url: told.spotify_url,
      youtube_url: told.youtube_url,
      cover_id: told.cover?.id ?? null,
    }),
    toBody: (values, { version }) => ({ ...values, version }),
    idOf: (path) => `${show.slug}-${path}`,
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: writes.keep,
    read: () => writes.read(show.id),
  })
  const { base, form } = editor
  return (
    <EditorForm editor={editor} asksOnLeave={false}>
      <EditorSection title={base.title} lead={texts.episodes(base.episode_count)}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField name="title" label={texts.fields.title} maxLength={SHOW_TITLE_MAX} required />
          <TextField name="author" label={texts.fields.author} maxLength={120} />
        </div>
        <TextField
          name="description"
          label={texts.fields.description}
          rows={4}
          maxLength={SHOW_DESCRIPTION_MAX}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="owner_email"
            label={texts.fields.owner_email}
            hint={texts.fields.ownerHint}
            type="email"
            inputMode="email"
            optional
          />
          <SelectField name="category" label={texts.fields.category} options={CATEGORIES} />
          {(['apple_url', 'spotify_url', 'youtube_url'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={texts.fields[name]}
              type="url"
              inputMode="url"
              optional
              orNull
            />
          ))}
        </div>
      </EditorSection>
      {cover({
        title: texts.cover,
        cover: base.cover,
        onCover: (id) => form.setValue('cover_id', id, { shouldDirty: true }),
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={editor.isSaving}>
          {podcastAdminTexts.save}
        </Button>
        <a href={base.feed} className={buttonStyle({ look: 'ghost' })}>
          <Rss aria-hidden="true" />
          {texts.feed}
        </a>
      </div>
    </EditorForm>
  )
}

function useShowWrites(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const keep = () => client.invalidateQueries({ queryKey: SHOWS_KEY })
  const { isSaving, save } = useSave<EditedShow>({ onSaved: keep })
  return {
    isWriting: isSaving,
    keep,
    read: async (id: string) =>
      (await client.fetchQuery({ ...showsQuery(api), staleTime: 0 }).catch(() => [])).find(
        (show) => show.id === id,
      ) ?? null,
    create: (title: string) =>
      save({
        run: () => api.send('POST', '/api/v1/admin/podcast/shows', { body: { title } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
  }
}
